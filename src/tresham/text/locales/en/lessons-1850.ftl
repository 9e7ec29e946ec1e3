# The course `1850`: what presidents may do for their corporations.

course-1850 = What is special about 1850
    .about = Positions of 1850 in which its own rules decide.

## Price protection

lesson-1850-protection = Price protection
    .about = Somebody sells shares of your railway. You may buy them all, and the price stays.
lesson-1850-protection-fall-1 = You preside over NP. Ada has just sold a share of it and ended her turn.
lesson-1850-protection-fall-2 = The price of { MONEY($price) } has not moved yet: in 1850 the president is asked first. Who buys the whole block keeps the price where it is.
lesson-1850-protection-fall-3 = First see what happens without. Let the share go to the pool, where sold shares lie, and let the price fall.
lesson-1850-protection-fall-wrong = Take it back and let the price fall.
lesson-1850-protection-fall-wrong-buy-shares = You protected the price. That is what comes next; first we want to see it fall. Take it back and let it.
lesson-1850-protection-wait-1 = The share lies in the pool, and NP fell to { MONEY($price) }. All your shares lost with it.
lesson-1850-protection-wait-2 = Ada has { $ada } more, and the next turn is yours. Keep your money ready: pass.
lesson-1850-protection-wait-wrong = What comes next needs your money and your shares as they are. Take it back and pass.
lesson-1850-protection-protect-1 = Ada sold two at once. It is the whole block or nothing: two shares at { MONEY($price) } each, paid in cash. You have { MONEY($cash) }.
lesson-1850-protection-protect-2 = Nobody may buy more than 60% of a railway, but that does not count for whoever protects its price. Buy the block.
lesson-1850-protection-protect-wrong = Take it back and buy the block.
lesson-1850-protection-protect-wrong-pass = Two shares, two steps down. Take it back and buy the block.
lesson-1850-protection-done-1 = The price is still { MONEY($price) }. You hold { $shares } shares and have { MONEY($cash) }. Protecting used up your turn.
lesson-1850-protection-done-2 = Ada has passed. Pass too, and the round is over.
lesson-1850-protection-done-wrong = That keeps the round going, and here all has been shown. Take it back and pass.
lesson-1850-protection-end = NP stands at { MONEY($price) }, you hold { $shares } shares and { MONEY($cash) }. Learnt: a president may buy the block that somebody sells, all or nothing. Without cash nobody can protect. Rules: 1850-SR.PP.1, 1850-SR.PP.2.

## Buying shares back

lesson-1850-buy-back = Shares bought back
    .about = A railway buys one of its own shares and later sells it again, at a new par.
lesson-1850-buy-back-redeem-1 = You preside over NP. Six of its shares are yours, four are Ada's, and none is left in the IPO, where the shares lie that nobody has bought yet. They cost { MONEY($par) } at first; now the price is { MONEY($price) }.
lesson-1850-buy-back-redeem-2 = Once in a stock round a railway may buy back one of its own shares, from the pool or from a player who agrees. Its treasury pays the market price, and no price moves. NP has { MONEY($treasury) }.
lesson-1850-buy-back-redeem-3 = It is simplest if you sell: then nobody has to be asked. At the end of the panel you may act for your corporation instead of yourself: let NP redeem one of your shares.
lesson-1850-buy-back-redeem-wrong = Take it back and let NP redeem one of your shares.
lesson-1850-buy-back-redeem-wrong-sell-shares = That goes to the pool, where sales press the price. Take it back and let NP redeem one of your shares.
lesson-1850-buy-back-redeem-wrong-offer = Now Ada has to be asked, and she may refuse. Take it back and let NP redeem one of your own shares.
lesson-1850-buy-back-redeem-wrong-pass = The money would go on lying idle. Take it back and let NP redeem one of your shares.
lesson-1850-buy-back-reissue-1 = NP has paid you { MONEY($price) }: you have { MONEY($cash) }, NP has { MONEY($treasury) }, and the price stands where it stood. The share lies in NP's treasury. It has no vote, nobody can buy it, and what it earns goes to NP.
lesson-1850-buy-back-reissue-2 = In a later turn a railway may put its treasury shares on sale again: all of them, and only if its IPO is empty. Their par is set anew, near three quarters of the price, but never below the old par of { MONEY($par) }.
lesson-1850-buy-back-reissue-3 = Three quarters of { MONEY($price) } lead to a par of { MONEY(82) }. Reissue the share, at the end of the panel again.
lesson-1850-buy-back-reissue-wrong = Take it back and reissue the share of NP.
lesson-1850-buy-back-reissue-wrong-pass = A railway may do both in one round, only not in one turn. Take it back and reissue the share.
lesson-1850-buy-back-buy-1 = The share is on sale for { MONEY($par) }, though the price is still { MONEY($price) }. Ada would like it, but has only { MONEY($ada) } and passed.
lesson-1850-buy-back-buy-2 = Giving a share to its railway is not selling it, so you may still buy. Buy the share.
lesson-1850-buy-back-buy-wrong = Take it back and buy the share of NP.
lesson-1850-buy-back-buy-wrong-pass = For { MONEY($par) } you get what is worth { MONEY($price) }. Take it back and buy the share.
lesson-1850-buy-back-sleep-1 = You have { MONEY($cash) } and all your shares: you gave one up for { MONEY(110) } and bought it for { MONEY($par) }. NP paid for that: it has { MONEY($treasury) }. And the { MONEY($par) } of the sale sleep: NP cannot use them before the round is over.
lesson-1850-buy-back-sleep-2 = End your turn. Ada passes, and the round is over.
lesson-1850-buy-back-sleep-wrong = Take it back and pass.
lesson-1850-buy-back-end = Sold out again, NP rose to { MONEY($price) }. You hold { $shares } shares and { MONEY($cash) }; NP has { MONEY($treasury) }. Learnt: a railway redeems a share at the market price, once a round; shares that are reissued have a new par and bring money into the treasury. Rules: 1850-SR.RD.2, 1850-SR.RD.7, 1850-SR.RI.3, 1850-SR.RI.5.

## The Mesabi Range

lesson-1850-mesabi = The Mesabi Range
    .about = Iron for those who have a token. Who owns the mine gets one, and earns when others buy theirs.
lesson-1850-mesabi-mine-1 = NP, your railway, is at home in Duluth. Beside it lies the Mesabi Range: its iron brings { MONEY(30) } to every train that comes there. But nobody may lead track to it before a railway owns the mine, MRC.
lesson-1850-mesabi-mine-2 = The mine is yours, and a railway may buy it from you for { MONEY(40) } to { MONEY(80) }. NP has { MONEY($treasury) }; what it pays is yours.
lesson-1850-mesabi-mine-3 = Among the privates in the panel let NP buy Mesabi Mining Company, MRC, for the full { MONEY(80) }.
lesson-1850-mesabi-mine-wrong = Take it back and buy MRC for { MONEY(80) }.
lesson-1850-mesabi-mine-wrong-lay-tile = None of the tiles on offer leads to the range: that side is shut as long as no railway owns the mine. Take it back and buy MRC first.
lesson-1850-mesabi-mine-wrong-buy-private = You decide for both sides, so take the most. Take it back and buy MRC for { MONEY(80) }.
lesson-1850-mesabi-mine-wrong-pass = Without the mine there is no way into the range. Take it back and buy MRC.
lesson-1850-mesabi-track-1 = With the mine NP got a Mesabi token and paid nothing more for it. Its trains may run into the range for good, even when the mine has closed one day. NP has { MONEY($treasury) }.
lesson-1850-mesabi-track-2 = The range lies north-west of Duluth. Lay tile 57 on Duluth, from north-west to south-east.
lesson-1850-mesabi-track-wrong = Take it back and lay tile 57 on Duluth.
lesson-1850-mesabi-track-wrong-lay-tile = The line is to run straight through Duluth, from the range on to the south-east. Take it back and lay tile 57 on Duluth, from north-west to south-east.
lesson-1850-mesabi-track-wrong-pass = A token without track earns nothing. Take it back and lay tile 57 on Duluth.
lesson-1850-mesabi-train-1 = Duluth and the range are two stops: that is a route, and a railway with a route must own a train.
lesson-1850-mesabi-train-2 = NP has { MONEY($treasury) }. Buy a 2-train for { MONEY($train) }.
lesson-1850-mesabi-train-wrong = Take it back and buy a 2-train.
lesson-1850-mesabi-run-1 = The next operating round. Ada's GN has built up to the range: since NP owns the mine, everybody may.
lesson-1850-mesabi-run-2 = Yet without a token the range is a wall for GN. Its trains can neither stop there nor run through it.
lesson-1850-mesabi-run-3 = NP has a token. Run from Duluth to the range, for { MONEY($best) }.
lesson-1850-mesabi-run-wrong = Take it back and run the train.
lesson-1850-mesabi-pay-1 = Pay the { MONEY($best) } out.
lesson-1850-mesabi-pay-wrong = Take it back and pay the revenue out.
lesson-1850-mesabi-pay-wrong-declare-dividend = NP needs no money now. Take it back and pay everything out.
lesson-1850-mesabi-toll-1 = GN laid no tile this time: it bought a Mesabi token for { MONEY(80) } instead. Half of it goes to the railway that owns the mine. NP got { MONEY(40) } and has { MONEY($treasury) }, GN has { MONEY($other) }.
lesson-1850-mesabi-toll-2 = There are four tokens in all, one for each railway; two are left. With the first 5-train the mine closes: the tokens stay, but the bank takes the whole price.
lesson-1850-mesabi-toll-3 = Now GN's train will come to the range too. Run yours for { MONEY($best) }.
lesson-1850-mesabi-toll-wrong = Take it back and run the train.
lesson-1850-mesabi-end = NP has { MONEY($treasury) }. Learnt: no track leads to the range before a railway owns MRC, and a token comes with it. Others give up a tile and { MONEY(80) } for theirs, half of it to the owner of the mine. Rules: 1850-MES.2, 1850-MES.4, 1850-MES.5, 1850-PV.P5.2.
