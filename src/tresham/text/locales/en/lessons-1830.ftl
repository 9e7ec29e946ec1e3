# The course `1830`: the auction, rust, and the emergency.

course-1830 = What is special about 1830
    .about = Three positions of 1830: bids that tie up money, a purchase that rusts trains, and a treasury that cannot pay.

## The auction

lesson-1830-auction = The auction
    .about = Bids tie up money. Who buys the cheapest private sets off what lies behind it.
lesson-1830-auction-bid-1 = Five players, { MONEY($cash) } each, and six privates: small railways that pay their owner the same income in every operating round. Only the cheapest one is for sale now; on the others you may bid.
lesson-1830-auction-bid-2 = Who takes SV has a small income and opens the way to the next private. There is no hurry.
lesson-1830-auction-bid-3 = MH earns { MONEY(20) } a round and can become a share of NYC. Its price is { MONEY(110) }; a bid is { MONEY(5) } more or higher. Bid { MONEY(115) } on MH.
lesson-1830-auction-bid-wrong = That is allowed, but here we want to see a bid. Take it back and bid { MONEY(115) } on MH.
lesson-1830-auction-bid-wrong-take-lot = SV is yours, and the next in line is on sale for Ada. You have opened the way for others. Take it back and bid { MONEY(115) } on MH.
lesson-1830-auction-bid-wrong-bid = A bid is good, but this one does not fit the lesson. Take it back and bid { MONEY(115) } on MH.
lesson-1830-auction-bid-wrong-pass = If all pass, SV becomes cheaper by { MONEY(5) }. That can be wise later. Take it back and bid { MONEY(115) } on MH.

lesson-1830-auction-tie-1 = Ada has bid on DH, and Ben offers { MONEY(120) } for MH. You still have { MONEY($cash) }, but only { MONEY($free) } of it is free: the rest stands behind your bid.
lesson-1830-auction-tie-2 = BO brings the presidency of B&O. Bid { MONEY(225) } on it, and you are the only one there.
lesson-1830-auction-tie-wrong = Take it back and bid { MONEY(225) } on BO.
lesson-1830-auction-tie-wrong-take-lot = SV is yours, and CS is on sale at once: whoever takes it settles the bids that lie behind it. That can wait. Take it back and bid { MONEY(225) } on BO.
lesson-1830-auction-tie-wrong-bid = Any other bid ties up money too, and on BO { MONEY(225) } is enough: nobody else has bid there. Take it back and bid { MONEY(225) } on BO.
lesson-1830-auction-tie-wrong-pass = Who waits may find Ben's bid on BO. Take it back and bid { MONEY(225) } on BO.

lesson-1830-auction-cheapest-1 = Max has taken SV. CS is the cheapest now, and it is your turn. Of your money { MONEY($free) } is free.
lesson-1830-auction-cheapest-2 = Behind CS lie DH with one bid and MH with two. Take CS for { MONEY(40) }, and see what falls.
lesson-1830-auction-cheapest-wrong = Take it back and take CS.
lesson-1830-auction-cheapest-wrong-bid = More bids tie up more money. Take it back and take CS.
lesson-1830-auction-cheapest-wrong-pass = Then another one sets it off, and has CS too. Take it back and take CS.

lesson-1830-auction-bid-off-1 = CS is yours. DH had a single bid, so it went to Ada at once. Nobody lost a turn by that.
lesson-1830-auction-bid-off-2 = On MH there are two bids, so it is bid off. Yours is the lower one, and { MONEY($free) } more are free. Bid { MONEY(125) }.
lesson-1830-auction-bid-off-wrong = Take it back and bid { MONEY(125) } on MH.
lesson-1830-auction-bid-off-wrong-bid = You offer more than you need to. Take it back and bid { MONEY(125) }.
lesson-1830-auction-bid-off-wrong-pass = You are out, MH goes to Ben, and your money is free again. Take it back and bid { MONEY(125) }.

lesson-1830-auction-tied-1 = Ben gave up: MH is yours for { MONEY(125) }. CA has no bid and is for sale at { MONEY(160) }. All the others have passed.
lesson-1830-auction-tied-2 = You have { MONEY($cash) }, and yet you cannot buy CA: only { MONEY($free) } is free, the rest is tied to BO. So pass.
lesson-1830-auction-tied-wrong = Take it back and pass.
lesson-1830-auction-tied-wrong-bid = You would outbid yourself. Take it back and pass.

lesson-1830-auction-par-1 = All had passed, so every private paid its income. Then Ada bought CA, and your bid on BO was the next in line: { MONEY(225) } are paid.
lesson-1830-auction-par-2 = You preside over B&O with two free shares. Now set its par. You have { MONEY($cash) } left, and four more shares must be sold: choose { MONEY(67) }.
lesson-1830-auction-par-wrong = Take it back and choose { MONEY(67) }.
lesson-1830-auction-par-wrong-set-par = A higher price fills the treasury better, but four more shares have to be sold before B&O may run, and with { MONEY($cash) } you pay for one. Cheaper ones find their buyers sooner. Take it back and choose { MONEY(67) }.

lesson-1830-auction-end = You have CS, MH and BO, a railway at { MONEY($par) } a share, and { MONEY($cash) }. Learnt: a bid ties up money, and who takes the cheapest private sets off the bids behind it. Rules: 1830-AU.5, 1830-AU.6.

## Rust

lesson-1830-rust = The 4 rusts the 2s
    .about = Not the age of a train counts, but who buys the next sort, and when.
lesson-1830-rust-run-1 = You preside over PRR and NYC, Ada over B&O and C&O. The bank has one 3-train left, then come the 4s. The first 4-train rusts all 2-trains.
lesson-1830-rust-run-2 = B&O has { $theirs } trains, all of them 2-trains, { MONEY($treasury) } in its treasury, and nothing else. It comes right after PRR.
lesson-1830-rust-run-3 = First trains run, then they are bought. So your own 2-train may earn { MONEY($best) } once more. Run it.
lesson-1830-rust-run-wrong = Take it back and run the train.

lesson-1830-rust-pay-1 = PRR has { MONEY($treasury) }. The 3-train costs { MONEY($three) }, the 4-train { MONEY($four) }: both can be paid without this income. Pay out.
lesson-1830-rust-pay-wrong = Take it back and pay out.
lesson-1830-rust-pay-wrong-declare-dividend = PRR has enough for both trains, and its price falls for nothing. Take it back and pay out.

lesson-1830-rust-third-1 = Now trains. The last 3-train stands before the 4s: as long as it is there, no 4 can be bought.
lesson-1830-rust-third-2 = Buy it for { MONEY($three) } of your { MONEY($treasury) }.
lesson-1830-rust-third-wrong = Take it back and buy the 3-train from the bank.
lesson-1830-rust-third-wrong-pass = Then B&O runs its 2-trains, all of them, and may buy that 3 itself. Take it back and buy the 3-train.
lesson-1830-rust-third-wrong-buy-train = A train of your other railway does not clear the way to the 4s. Take it back and buy the bank's 3-train.

lesson-1830-rust-fourth-1 = The 4s are on top. Buy one now, and the 2-trains rust before B&O has its turn. Buy one later, and they run once more.
lesson-1830-rust-fourth-2 = B&O has { $theirs } of them. PRR has { MONEY($treasury) }, a 4-train costs { MONEY($four) }. Buy it.
lesson-1830-rust-fourth-wrong = Take it back and buy the 4-train.
lesson-1830-rust-fourth-wrong-pass = B&O will run first, and Ada can choose the moment. Take it back and buy the 4-train.
lesson-1830-rust-fourth-wrong-buy-train = That train rusts nothing. Take it back and buy the bank's 4-train.

lesson-1830-rust-done-1 = All 2-trains are gone, yours too; but yours had run, and PRR has { $trains } better ones. B&O must have a train: { MONEY($four) }, with { MONEY($treasury) } in its treasury and { MONEY($cash) } in Ada's purse.
lesson-1830-rust-done-2 = Be done buying trains, and watch Ada.
lesson-1830-rust-done-wrong = Take it back and be done buying trains.
lesson-1830-rust-done-wrong-buy-train = PRR has what it needs. Take it back and be done buying trains.

lesson-1830-rust-end = Ada had to sell a share and add her own money; four 2-trains never ran. PRR has { $trains } trains and { MONEY($treasury) }, a share stands at { MONEY($price) }. Learnt: before you end a turn, ask who runs next, and with what (1830-TN.6).

## The emergency

lesson-1830-emergency = The emergency
    .about = The same moment, from the other side: your railway has no train, no money, and a president who must pay.
lesson-1830-emergency-duty-1 = Now you sit in the other seat. Ada's PRR has just bought the first 4-train, and the four 2-trains of your B&O are gone.
lesson-1830-emergency-duty-2 = B&O has a route, from Baltimore to Washington, so it must own a train (1830-TN.8). The cheapest costs { MONEY($four) }; B&O has { MONEY($treasury) }, you have { MONEY($cash) }.
lesson-1830-emergency-duty-3 = Nothing runs this turn, so the price will fall from { MONEY($price) }. Lay no track and see what is asked of you.
lesson-1830-emergency-duty-wrong = Take it back and lay no track.
lesson-1830-emergency-duty-wrong-lay-tile = Track does not earn without a train. Take it back and lay no track.
lesson-1830-emergency-duty-wrong-buy-private = That only carries money from B&O to you, and you will have to put it back. Take it back and lay no track.

lesson-1830-emergency-sell-1 = { MONEY($four) } are needed. B&O gives all its { MONEY($treasury) }, you give the rest, and your { MONEY($cash) } are not enough. So you must sell shares, but no more than are needed (1830-EM.6).
lesson-1830-emergency-sell-2 = A share of PRR brings { MONEY($prr) }, one of your C&O { MONEY($co) }. Each sale pushes a price down: let it be Ada's. Sell one share of PRR.
lesson-1830-emergency-sell-wrong = Take it back and sell one share of PRR.
lesson-1830-emergency-sell-wrong-sell-shares = Allowed, but now the price of your own railway falls, and all your shares of it are worth less. Take it back and sell one share of PRR.
lesson-1830-emergency-sell-wrong-buy-train = A clever way out: a sister railway gives its train away. But C&O will miss it, and here we want to see the emergency. Take it back and sell one share of PRR.
lesson-1830-emergency-sell-wrong-buy-private = That makes the treasury smaller and you must add more. Take it back and sell one share of PRR.

lesson-1830-emergency-buy-1 = PRR fell to { MONEY($prr) }, you have { MONEY($cash) }. Buy the 4-train for { MONEY($four) }: { MONEY($treasury) } come from B&O, the rest from you.
lesson-1830-emergency-buy-wrong = Take it back and buy the bank's 4-train.
lesson-1830-emergency-buy-wrong-buy-train = We want the new train of the bank. Take it back and buy the 4-train for { MONEY($four) }.

lesson-1830-emergency-run-1 = The next operating round. The dear train is a good one: it runs for { MONEY($best) }. Run it.
lesson-1830-emergency-run-wrong = Take it back and run the train.

lesson-1830-emergency-pay-1 = You hold { $shares } shares of B&O and have { MONEY($cash) }. Pay out: some of your money comes back.
lesson-1830-emergency-pay-wrong = Take it back and pay out.
lesson-1830-emergency-pay-wrong-declare-dividend = B&O has its train; now you need the money more. Take it back and pay out.

lesson-1830-emergency-end = You have { MONEY($cash) }, and a share of B&O stands at { MONEY($price) }. Learnt: who presides over a railway answers for its train (1830-EM.1). Keep money in the treasury before the next sort comes.
