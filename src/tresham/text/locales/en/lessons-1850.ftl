# The course `1850`: what presidents may do for their corporations.

course-1850 = What is special about 1850
    .about = Positions of 1850 in which its own rules decide.

## Price protection

lesson-1850-protection = Price protection
    .about = Somebody sells shares of your railway. You may buy them all, and the price stays.
lesson-1850-protection-fall-1 = You preside over NP. Ada has just sold a share of it and ended her turn.
lesson-1850-protection-fall-2 = The price of { MONEY($price) } has not moved yet: in 1850 the president is asked first. Who buys the whole block keeps the price where it is.
lesson-1850-protection-fall-3 = First see what happens without. Let the share go to the pool: pass.
lesson-1850-protection-fall-wrong = Take it back and pass.
lesson-1850-protection-fall-wrong-buy-shares = You protected the price. That is what comes next; first we want to see it fall. Take it back and pass.
lesson-1850-protection-wait-1 = The share lies in the pool, and NP fell to { MONEY($price) }. All your shares lost with it.
lesson-1850-protection-wait-2 = Ada has { $ada } more, and the next turn is yours. Keep your money ready: pass.
lesson-1850-protection-wait-wrong = You will need that money. Take it back and pass.
lesson-1850-protection-protect-1 = Ada sold two at once. It is the whole block or nothing: two shares at { MONEY($price) } each, paid in cash. You have { MONEY($cash) }.
lesson-1850-protection-protect-2 = The ceiling of 60% does not count for a protector. Buy the block.
lesson-1850-protection-protect-wrong = Take it back and buy the block.
lesson-1850-protection-protect-wrong-pass = Two shares, two steps down. Take it back and buy the block.
lesson-1850-protection-done-1 = The price is still { MONEY($price) }. You hold { $shares } shares and have { MONEY($cash) }. Protecting used up your turn.
lesson-1850-protection-done-2 = Ada has passed. Pass too, and the round is over.
lesson-1850-protection-done-wrong = Take it back and pass.
lesson-1850-protection-end = NP stands at { MONEY($price) }, you hold { $shares } shares and { MONEY($cash) }. Learnt: a president may buy the block that somebody sells (1850-SR.PP.1), all or nothing (1850-SR.PP.2). Without cash nobody can protect.
