web-both = { $choice }, { $rest }
web-course = { $way }: { $then }
web-and-done = & done
web-trains-ahead = A train at once: { $way }, and
web-offers = Offers to others
web-way =
    { $cost ->
        [free] Lay tile { $tile }, turned by { $turns }
       *[other] Lay tile { $tile }, turned by { $turns }, for { $cost }
    }
web-scrolls = A table: { $about }
web-course-goes-on = the turn goes on
web-price-to = price → { $price }
web-price-stays = price stays { $price }
web-sell-word = Sell
web-sell-count = { $count }: { $sum }
