# The course `1849`: gauges, last certificates, the launch order.

course-1849 = What is special about 1849
    .about = Three positions in Sicily: track of two gauges, a certificate of two shares, and an order that nobody chooses.

## Gauges

lesson-1849-gauges = Two gauges
    .about = Narrow track is cheap to lay and long to run. Standard track is the reverse.
lesson-1849-gauges-narrow-1 = You preside over ATA in Siracusa, M13. Ragusa, M11, is the next city, and between them lie the mountains of L12.
lesson-1849-gauges-narrow-2 = Standard track costs { MONEY(160) } there, narrow track a quarter: { MONEY(40) }. Siracusa's own line is narrow, so narrow it is. Lay tile 78 on L12, from Siracusa to Ragusa; ATA has { MONEY($treasury) }.
lesson-1849-gauges-narrow-wrong = Take it back and lay tile 78 on L12.
lesson-1849-gauges-narrow-wrong-lay-tile = That track leads past Ragusa. Take it back and turn tile 78 on L12 so that it joins Siracusa and Ragusa.
lesson-1849-gauges-narrow-wrong-pass = Siracusa alone is no route. Take it back and lay tile 78 on L12.

lesson-1849-gauges-train-1 = Cheap to lay, but a train counts hexsides here: one for standard track, two for narrow. From Siracusa to Ragusa that is two crossings, so four.
lesson-1849-gauges-train-2 = A 4H may count four: just enough. It costs { MONEY($cost) }, ATA has { MONEY($treasury) }. Buy one.
lesson-1849-gauges-train-wrong = ATA has a route now and must have a train. Take it back and buy a 4H.

lesson-1849-gauges-standard-1 = The next operating round. From Ragusa a standard line leads on to the town N10.
lesson-1849-gauges-standard-2 = Only a standard tile fits to it. ATA has { MONEY($treasury) }, and this ground is free. Lay tile 58 on N10, on towards the west.
lesson-1849-gauges-standard-wrong = Take it back and lay tile 58 on N10.
lesson-1849-gauges-standard-wrong-lay-tile = The town is reached, but that curve leads back. Take it back and lay tile 58 on N10.
lesson-1849-gauges-standard-wrong-pass = A longer train will want that town. Take it back and lay tile 58 on N10.

lesson-1849-gauges-run-1 = Siracusa to Ragusa counts four, N10 would be the fifth. A 4H does not come so far, though on standard track alone it would have.
lesson-1849-gauges-run-2 = Siracusa and Ragusa make { MONEY($best) }. Run the train.
lesson-1849-gauges-run-wrong = Take it back and run the train.

lesson-1849-gauges-pay-1 = You hold { $shares } shares. A dividend below the price of { MONEY($price) } does not move the marker, withholding moves it left. Pay out.
lesson-1849-gauges-pay-wrong = Take it back and pay out.
lesson-1849-gauges-pay-wrong-declare-dividend = The price fell, and the treasury had enough. Take it back and pay out.

lesson-1849-gauges-end = You have { MONEY($cash) }, ATA { MONEY($treasury) }: in 1849 unsold shares lie in the treasury and pay their corporation. Learnt: narrow track costs a quarter and counts double. Build cheap early, and think of the train that is to run there. Rules: 1849-10.3.1.3, 1849-10.5.1.4, 1849-10.5.3.2.

## The last certificate

lesson-1849-last-certificate = The last certificate
    .about = Two shares on one paper, and it is sold at the very end.
lesson-1849-last-certificate-ordinary-1 = Every corporation has eight certificates: the president's with two shares, six ordinary ones, and the last one, again with two.
lesson-1849-last-certificate-ordinary-2 = Ben presides over SFA. A share costs { MONEY($price) }, and the last certificate lies at the bottom. Buy an ordinary one.
lesson-1849-last-certificate-ordinary-wrong = Take it back and buy a share of SFA.
lesson-1849-last-certificate-ordinary-wrong-start-corporation = A railway of your own is another plan. Take it back and buy a share of SFA.
lesson-1849-last-certificate-ordinary-wrong-pass = Others will take the last certificate. Take it back and buy a share of SFA.

lesson-1849-last-certificate-sixth-1 = Ben passed; he has { $ben } shares. One ordinary certificate is left; you have { MONEY($cash) }. Buy it, and the last one comes up.
lesson-1849-last-certificate-sixth-wrong = Take it back and buy a share of SFA.
lesson-1849-last-certificate-sixth-wrong-start-corporation = Then your money is not enough for both certificates of SFA that are left. Take it back and buy a share of SFA.
lesson-1849-last-certificate-sixth-wrong-pass = Ada could buy it, and after it the last one. Take it back and buy a share of SFA.

lesson-1849-last-certificate-last-1 = You have as many shares as Ben: { $ben }. Equal is not enough to become president.
lesson-1849-last-certificate-last-2 = Now the last certificate is for sale: two shares for twice { MONEY($price) }, but one paper under the limit. You have { MONEY($cash) }. Buy it.
lesson-1849-last-certificate-last-wrong = Take it back and buy the last certificate of SFA.
lesson-1849-last-certificate-last-wrong-start-corporation = Ben stays president of SFA, and your money is split between two railways. Take it back and buy the last certificate.
lesson-1849-last-certificate-last-wrong-pass = Ben would buy it and be safe. Take it back and buy the last certificate.

lesson-1849-last-certificate-decide-1 = One purchase, two shares: you have { $shares } and are president. Ben chose the last certificate for the president's one. No share is left to buy, so the price climbed to { MONEY($price) }.
lesson-1849-last-certificate-decide-2 = Now you decide for SFA and its { MONEY($treasury) }. Lay a tile in its home, Girgenti, J6.
lesson-1849-last-certificate-decide-wrong = Take it back and lay a tile on J6.
lesson-1849-last-certificate-decide-wrong-pass = Without track SFA goes nowhere. Take it back and lay a tile on J6.

lesson-1849-last-certificate-end = You have { $shares } shares of SFA and { MONEY($cash) }, SFA has { MONEY($treasury) }. Learnt: the last certificate comes last and weighs two shares. Watch how many ordinary ones are left. Rules: 1849-9.6.3, 1849-9.6.1.

## The launch order

lesson-1849-launch-order = The launch order
    .about = Which corporation is founded next was drawn by lot. You choose the moment, not the railway.
lesson-1849-launch-order-found-1 = Six corporations were shuffled into an order. The first one, SFA, came to Ben with a private, RSA.
lesson-1849-launch-order-found-2 = The next is RCS in Palermo, and only RCS can be founded now. Who waits gets what comes after it.
lesson-1849-launch-order-found-3 = You have { MONEY($cash) }, and Palermo is the best city of the island. Found RCS at { MONEY(68) }.
lesson-1849-launch-order-found-wrong = Take it back and found RCS at { MONEY(68) }.
lesson-1849-launch-order-found-wrong-start-corporation = At { MONEY(100) } you could buy fewer shares with it. Take it back and found RCS at { MONEY(68) }.
lesson-1849-launch-order-found-wrong-buy-shares = A share of SFA is sound, but now Ada may found RCS. Take it back and found RCS at { MONEY(68) }.
lesson-1849-launch-order-found-wrong-pass = Ada is next, and RCS will be hers. Take it back and found RCS at { MONEY(68) }.

lesson-1849-launch-order-along-1 = RCS has its token in Palermo, and paid { MONEY(130) } for tokens: { MONEY($treasury) } are left. In 1849 a corporation gets only what its shares bring.
lesson-1849-launch-order-along-2 = With the president's certificate you may take up to two ordinary ones in the same turn. You have { MONEY($cash) }: take one.
lesson-1849-launch-order-along-wrong = Take it back and buy a share of RCS.
lesson-1849-launch-order-along-wrong-pass = With { MONEY($treasury) } RCS can buy nothing. Take it back and buy a share of RCS.

lesson-1849-launch-order-second-1 = RCS has { MONEY($treasury) }, you have { MONEY($cash) }. Take the second one too.
lesson-1849-launch-order-second-wrong = Take it back and buy one more share of RCS.
lesson-1849-launch-order-second-wrong-pass = A train costs { MONEY(100) }, and RCS has { MONEY($treasury) }. Take it back and buy one more share.

lesson-1849-launch-order-wait-1 = Ada founded CTL: it was the next in the order. Had you waited, RCS would be hers and CTL yours.
lesson-1849-launch-order-wait-2 = Now ATA is next. You have { MONEY($cash) }, RCS has { MONEY($treasury) }: one strong railway is better than two poor ones. Buy another share of RCS.
lesson-1849-launch-order-wait-wrong = Take it back and buy a share of RCS.
lesson-1849-launch-order-wait-wrong-start-corporation = Two railways, and money for neither. Take it back and buy a share of RCS.
lesson-1849-launch-order-wait-wrong-buy-shares = That money goes to another railway. Take it back and buy a share of RCS.
lesson-1849-launch-order-wait-wrong-pass = Your { MONEY($cash) } would help RCS now. Take it back and buy a share of RCS.

lesson-1849-launch-order-end = You have { $shares } shares of RCS and { MONEY($cash) }, RCS has { MONEY($treasury) }. Learnt: the order decides what can be founded (1849-9.4.0.1). Look two places ahead before you found, or wait.
