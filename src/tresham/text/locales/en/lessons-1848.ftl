# The course `1848`: loans of the Bank of England, corporations that fall to it, and its shares.

course-1848 = 1848: the Bank of England
    .about = It lends to everybody, asks for nothing back, and takes what fails. Four short lessons.

## Loans

lesson-1848-loans = A loan
    .about = { MONEY(100) } at once, and never paid back. The share price pays for it.
lesson-1848-loans-borrow-1 = You direct SAR. It has { MONEY($treasury) }, and a 3-train costs { MONEY($cost) }. You may not help out of your own purse: in 1848 no director may.
lesson-1848-loans-borrow-2 = From the first 3-train on the Bank of England lends. A loan brings { MONEY(100) }, once in an operating round. Nobody ever pays it back, and there is no interest.
lesson-1848-loans-borrow-3 = The price pays: the marker of SAR goes two columns to the left. A share stands at { MONEY($price) } now. Take a loan and watch the market.
lesson-1848-loans-borrow-wrong = Take it back and take the loan first.
lesson-1848-loans-borrow-wrong-run-trains = A loan may be taken at any time in the turn, so this would do no harm. For this lesson take it back and take the loan first.
lesson-1848-loans-borrow-wrong-buy-private = That money goes to you, and SAR needs every pound for a train. Take it back and take the loan.
lesson-1848-loans-run-1 = SAR has { MONEY($treasury) } now. Its share fell to { MONEY($price) }.
lesson-1848-loans-run-2 = Somebody is glad: a share of the Bank of England costs { MONEY($bank) } now. Each loan, whoever takes it, moves it one step up.
lesson-1848-loans-run-3 = Now the trains. Run them for { MONEY($best) }.
lesson-1848-loans-run-wrong = Take it back and run the trains.
lesson-1848-loans-pay-1 = The marker is in column C. Column A is receivership: whoever comes there is lost.
lesson-1848-loans-pay-2 = A dividend leads one column to the right, back from { MONEY($price) }. Pay out.
lesson-1848-loans-pay-wrong = Take it back and pay out.
lesson-1848-loans-pay-wrong-declare-dividend = Now SAR stands in column B, next to receivership. Its next loan, or one round without a dividend, would be its last. Take it back and pay out.
lesson-1848-loans-buy-1 = The dividend brought the price back to { MONEY($price) }. Half of what the loan cost is made good already.
lesson-1848-loans-buy-2 = Now buy what the loan was for: a 3-train of the bank for { MONEY($cost) }. SAR has { MONEY($treasury) }.
lesson-1848-loans-buy-wrong = Take it back and buy a 3-train of the bank.
lesson-1848-loans-buy-wrong-pass = Then SAR has lost two columns for nothing. Take it back and buy the 3-train.
lesson-1848-loans-buy-wrong-buy-train = A good train too, but not the one we saved for. Take it back and buy a 3-train of the bank.
lesson-1848-loans-end = SAR has its train and { MONEY($treasury) }; its share stands at { MONEY($price) }, one of the Bank of England at { MONEY($bank) }. Learnt: a loan is { MONEY(100) } for two columns, once a round, and no one repays it. Borrow when what you buy earns the columns back. Rules: 1848-5.6.1a to 1848-5.6.3a.

## The fall

lesson-1848-fall = Receivership
    .about = How a corporation falls to the Bank of England, and what its director answers for.
lesson-1848-fall-greed-1 = Ada has just bought the first 4-train, so the four 2-trains of SAR are scrap. SAR has { MONEY($treasury) }, a 4-train costs { MONEY($cost) }. It would just do.
lesson-1848-fall-greed-2 = But you also own The Ghan, P4. SAR may buy it from you, its director, for up to { MONEY(220) }. You have only { MONEY($cash) }, and with your shares you are worth { MONEY($worth) }.
lesson-1848-fall-greed-3 = Let us be greedy, and see how it ends. Let SAR buy The Ghan for { MONEY(220) }.
lesson-1848-fall-greed-wrong = Take it back and let SAR buy The Ghan for { MONEY(220) }.
lesson-1848-fall-greed-wrong-buy-private = If greedy, then all the way. Take it back and let SAR buy The Ghan for { MONEY(220) }.
lesson-1848-fall-more-1 = { MONEY($cash) } in your purse, { MONEY($treasury) } left in SAR. Take these as well: let SAR buy Oodnadatta, P2, for { MONEY(80) }.
lesson-1848-fall-more-wrong = Take it back and let SAR buy Oodnadatta for { MONEY(80) }.
lesson-1848-fall-more-wrong-buy-private = Take it back and name the highest price: { MONEY(80) } for Oodnadatta.
lesson-1848-fall-idle-1 = The treasury is empty. SAR has a route from Adelaide to Port Pirie, and no train to run there.
lesson-1848-fall-idle-2 = Without revenue the marker goes one column to the left, from { MONEY($price) }. Lay no track and see.
lesson-1848-fall-idle-wrong = Take it back and lay no track.
lesson-1848-fall-idle-wrong-lay-tile = Track earns nothing without a train. Take it back and lay no track.
lesson-1848-fall-idle-wrong-borrow = One loan does not pay for a 4-train, and two columns are gone at once. Take it back and lay no track.
lesson-1848-fall-fall-1 = Column D, { MONEY($price) }. A corporation with a route must own a train: { MONEY($cost) }, and SAR has { MONEY($treasury) }. So it borrows until it can pay.
lesson-1848-fall-fall-2 = The first loan of a round costs two columns, each further one three. From D the first leads to B, the second to A. Three would be needed.
lesson-1848-fall-fall-3 = There is no way out. Ada has { $ada } shares of SAR and Ben { $ben }. Buy the 4-train and see what happens.
lesson-1848-fall-fall-wrong = Take it back and buy the 4-train.
lesson-1848-fall-fall-wrong-borrow = The loans come by themselves when you buy. Take it back and buy the 4-train.
lesson-1848-fall-fall-wrong-buy-train = It comes to the same. For the lesson take it back and buy the plain 4-train.
lesson-1848-fall-end = SAR is gone, and your shares with it. Ada and Ben were paid par, { MONEY(70) } a share: { MONEY(200) } came from the two loans, { MONEY(220) } from your purse; without cash you would have had to sell shares. You are worth { MONEY($worth) } and have { MONEY($cash) }; you may hold four certificates fewer now, the others two, and a share of the Bank of England is at { MONEY($bank) }. Rules: 1848-5.5.1a to 1848-5.5.5b, 1848-8.4.1a.

## The rescue

lesson-1848-rescue = Receivership avoided
    .about = The same turn once more. This time the money stays where it is needed.
lesson-1848-rescue-lay-1 = The same moment: no train, { MONEY($treasury) } in the treasury, { MONEY($cost) } for a 4-train. This time you keep your hands off that money.
lesson-1848-rescue-lay-2 = An upgrade, a better tile in the place of one that lies there, costs nothing. Lay a green tile on Adelaide, G3: it is worth twice as much then.
lesson-1848-rescue-lay-wrong = Take it back and lay a green tile on G3.
lesson-1848-rescue-lay-wrong-pass = An upgrade costs nothing, and the train would earn less without it. Take it back and lay a green tile on G3.
lesson-1848-rescue-lay-wrong-buy-private = That is how SAR fell. Take it back and lay a green tile on G3.
lesson-1848-rescue-lay-wrong-borrow = Two columns for money that SAR does not need. Take it back and lay a green tile on G3.
lesson-1848-rescue-lay-wrong-lay-tile = That does not make Adelaide grow. Take it back and lay a green tile on G3.
lesson-1848-rescue-token-1 = A token in Port Pirie would cost { MONEY(40) }. Then { MONEY($treasury) } would not do any more for { MONEY($cost) }. Place no token.
lesson-1848-rescue-token-wrong = Take it back and place no token.
lesson-1848-rescue-token-wrong-place-token = A useful place, at the wrong time: now the 4-train needs a loan. From D it would lead to column B, the last one before the fall. Take it back and place no token.
lesson-1848-rescue-buy-1 = No train, no revenue: the share is at { MONEY($price) }, column D.
lesson-1848-rescue-buy-2 = But { MONEY($treasury) } is just enough. Buy a 4-train of the bank for { MONEY($cost) }, without any loan.
lesson-1848-rescue-buy-wrong = Take it back and buy a 4-train of the bank.
lesson-1848-rescue-buy-wrong-borrow = Now SAR stands in column B with money that it does not need. Take it back and buy the 4-train.
lesson-1848-rescue-buy-wrong-buy-private = That is how SAR fell. Take it back and buy the 4-train.
lesson-1848-rescue-buy-wrong-buy-train = A train of somebody else needs his consent. Take it back and buy a 4-train of the bank.
lesson-1848-rescue-run-1 = Ben and Ada have run and paid. The second operating round of the set: SAR has a train at last.
lesson-1848-rescue-run-2 = Run it for { MONEY($best) }.
lesson-1848-rescue-run-wrong = Take it back and run the train.
lesson-1848-rescue-pay-1 = The treasury has { MONEY($treasury) }, and the share is at { MONEY($price) }. Still, the column matters more: pay out and move away from the edge.
lesson-1848-rescue-pay-wrong = Take it back and pay out.
lesson-1848-rescue-pay-wrong-declare-dividend = Column C: one loan from here is the fall. Take it back and pay out.
lesson-1848-rescue-end = SAR lives, its share is at { MONEY($price) }, and you are worth { MONEY($worth) }: far more than with the plundered treasury. Learnt: keep the price of the next train in the treasury, keep away from the left edge, and borrow early and singly. Rules: 1848-8.1a, 1848-8.4.1b, 1848-11.1a.

## Shares of the Bank of England

lesson-1848-bank = Shares of the Bank of England
    .about = Their price rises with every loan and never falls. They pay from phase 3 on.
lesson-1848-bank-buy-1 = The Bank of England, BOE for short, has ten shares and no director. It is not the bank that pays and is paid.
lesson-1848-bank-buy-2 = A share costs what its loan track says: { MONEY($bank) } while nobody has borrowed. Sales never lower it, only loans raise it.
lesson-1848-bank-buy-3 = Ben has bought the first 3-train, so loans are open and each share gets { MONEY(10) } or more in every operating round. You have { MONEY($cash) }: buy a share of the Bank of England.
lesson-1848-bank-buy-wrong = Take it back and buy a share of the Bank of England.
lesson-1848-bank-buy-wrong-buy-shares = A railway's share can fall. Take it back and buy one of the Bank of England, which cannot.
lesson-1848-bank-buy-wrong-start-corporation = A railway of your own is another plan, and its share can fall. Take it back and buy a share of the Bank of England.
lesson-1848-bank-buy-wrong-pass = Your { MONEY($cash) } would lie idle. Take it back and buy a share of the Bank of England.
lesson-1848-bank-buy-wrong-sell-shares = There is money enough. Take it back and buy a share of the Bank of England.
lesson-1848-bank-second-1 = It still costs { MONEY($bank) }: buying does not raise it. You have { MONEY($cash) }, so buy a second one.
lesson-1848-bank-second-wrong = Take it back and buy a second share of the Bank of England.
lesson-1848-bank-second-wrong-buy-shares = Take it back and buy one of the Bank of England: loans are about to come.
lesson-1848-bank-second-wrong-pass = Take it back and buy a second share: it will not be so cheap again.
lesson-1848-bank-borrow-1 = The operating round began with the income of your privates, { MONEY(30) }, and a dividend for your { $shares } shares, { MONEY(10) } each. You have { MONEY($cash) }.
lesson-1848-bank-borrow-2 = Then Ada borrowed for CAR. A share of the Bank of England costs { MONEY($bank) } already.
lesson-1848-bank-borrow-3 = You direct SAR, at { MONEY($price) }. A loan costs its owners two columns, and raises what is yours alone. Take one.
lesson-1848-bank-borrow-wrong = Take it back and let SAR take a loan.
lesson-1848-bank-borrow-wrong-lay-tile = Track can wait a moment. Take it back and let SAR take a loan.
lesson-1848-bank-borrow-wrong-pass = Take it back and let SAR take a loan first.
lesson-1848-bank-sell-1 = Ben borrowed too, SAR paid twice and is at { MONEY($price) } again. Ada has just paid { MONEY($bank) } for a share of the Bank of England.
lesson-1848-bank-sell-2 = You have { $shares } of them and { MONEY($cash) }. Selling them lowers nothing. Sell them, for { MONEY($bank) } each.
lesson-1848-bank-sell-wrong = Take it back and sell your shares of the Bank of England.
lesson-1848-bank-sell-wrong-sell-shares = A railway's price falls when its shares are sold. Take it back and sell those of the Bank of England: theirs stays.
lesson-1848-bank-sell-wrong-buy-shares = After a purchase nothing is sold in the same turn. Take it back and sell your shares of the Bank of England.
lesson-1848-bank-sell-wrong-pass = To keep them is a good plan too: they pay on. For the lesson take it back and sell them.
lesson-1848-bank-end = You have { MONEY($cash) }, and a share still costs { MONEY($bank) }. Learnt: others' loans make these shares dear, fallen corporations make them pay more, and no sale hurts them. They count for the certificate limit. Rules: 1848-5.4.2a to 1848-5.4.3b, 1848-12.4.2a.
