web-both = { $choice }, { $rest }
web-course = { $way }: { $then }
web-and-done = и конец хода
web-trains-ahead = Сразу поезд: { $way }, затем
web-offers = Предложить другим
web-way =
    { $cost ->
        [free] Уложить тайл { $tile }, поворот { $turns }
       *[other] Уложить тайл { $tile }, поворот { $turns }, за { $cost }
    }
web-scrolls = Таблица: { $about }
web-course-goes-on = ход продолжается
web-price-to = цена → { $price }
web-price-stays = цена остаётся { $price }
web-sell-word = Продать
web-sell-count = { $count }: { $sum }
