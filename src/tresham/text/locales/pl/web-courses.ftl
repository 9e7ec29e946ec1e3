web-both = { $choice }, { $rest }
web-course = { $way }: { $then }
web-and-done = i koniec tury
web-trains-ahead = Od razu pociąg: { $way }, potem
web-offers = Oferty dla innych
web-way =
    { $cost ->
        [free] Położyć kafelek { $tile }, obrót { $turns }
       *[other] Położyć kafelek { $tile }, obrót { $turns }, za { $cost }
    }
web-scrolls = Tabela: { $about }
web-course-goes-on = tura trwa
web-price-to = kurs → { $price }
web-price-stays = kurs zostaje { $price }
web-sell-word = Sprzedaj
web-sell-count = { $count }: { $sum }
