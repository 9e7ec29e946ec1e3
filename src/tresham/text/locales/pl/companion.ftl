# Co towarzysz pierwszej gry mówi przed decyzją: fakty z liczbami, nigdy to, co najlepsze.

## Spółki prywatne

companion-lot-pays =
    { $private } kosztuje { MONEY($price) } i daje { MONEY($income) } przy każdej wypłacie dochodów: zwraca się po { $times ->
        [one] { $times } wypłacie.
        [few] { $times } wypłatach.
       *[many] { $times } wypłatach.
    }
companion-lot-closes =
    { $private } zamyka się z pierwszym pociągiem { $train }; { $before ->
        [0] jest on następny w banku.
        [one] przed nim w banku jest jeszcze { $before } pociąg.
        [few] przed nim w banku są jeszcze { $before } pociągi.
       *[many] przed nim w banku jest jeszcze { $before } pociągów.
    }
companion-money-promised = Twoje oferty wiążą { MONEY($promised) }; wolne jest { MONEY($free) }.
companion-rival-can-pay = Nikt z pozostałych nie może zapłacić więcej niż { $name }: { MONEY($most) }.
companion-float-needs =
    Uruchomienie spółki w pojedynkę kosztuje co najmniej { MONEY($cost) }: { $shares ->
        [one] { $shares } akcja
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } po { MONEY($par) }. Masz { MONEY($cash) }.
companion-lot-falls = Po jeszcze jednej obniżce { $private } będzie kosztować następnego gracza { MONEY($price) }.

## Zakładanie spółki

companion-float-alone =
    { MONEY($par) } to najwyższa cena emisyjna, przy której uruchomisz spółkę w pojedynkę{ $only ->
        [any] :
       *[other] , i to tylko { $only }:
    } { $shares ->
        [one] { $shares } akcja
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } za { MONEY($cost) } z twoich { MONEY($cash) }.
companion-float-together =
    Za { MONEY($cash) } nie uruchomisz spółki w pojedynkę: nawet po { MONEY($par) } możesz mieć { $most ->
        [one] { $most } akcję
        [few] { $most } akcje
       *[many] { $most } akcji
    }{ $only ->
        [any] , a
       *[other] {" "}{ $only }, a
    } inni muszą kupić jeszcze { $missing }.
companion-treasury-then =
    Przy cenie emisyjnej { MONEY($par) } w skarbcu po uruchomieniu będzie { MONEY($cash) }. Pociąg { $train } kosztuje { MONEY($price) }: { $count ->
        [0] na żaden nie wystarczy.
        [one] wystarczy na { $count } pociąg.
        [few] wystarczy na { $count } pociągi.
       *[many] wystarczy na { $count } pociągów.
    }
companion-train-rusts =
    Pociąg { $train } będzie złomowany z pierwszym pociągiem { $by }; { $before ->
        [0] jest on następny w banku.
        [one] przed nim w banku jest jeszcze { $before } pociąg.
        [few] przed nim w banku są jeszcze { $before } pociągi.
       *[many] przed nim w banku jest jeszcze { $before } pociągów.
    }

## Akcje

companion-buy-makes-president =
    Jeszcze jeden certyfikat { $corp } stawia cię na czele spółki; teraz kieruje nią { $old }. { $trains ->
        [0] Nie ma ona pociągów
        [one] Ma ona { $trains } pociąg
        [few] Ma ona { $trains } pociągi
       *[many] Ma ona { $trains } pociągów
    }, a w skarbcu jest { MONEY($cash) }.
companion-share-paid = Z tego, co można kupić, najwięcej za akcję dała ostatnio { $corp }: { MONEY($paid) }. Certyfikat kosztuje { MONEY($price) }.
companion-float-lacks =
    { $corp } ruszy, gdy sprzeda się jeszcze { $missing ->
        [one] { $missing } akcję.
        [few] { $missing } akcje.
       *[many] { $missing } akcji.
    }
companion-own-float-lacks =
    Twoja { $corp } ruszy, gdy sprzeda się jeszcze { $missing ->
        [one] { $missing } akcję
        [few] { $missing } akcje
       *[many] { $missing } akcji
    }. To kosztuje { MONEY($cost) }, masz { MONEY($cash) }.
companion-share-fills-treasury = { MONEY($price) } za akcję { $corp }, którą kierujesz, trafia do jej skarbca: byłoby w nim { MONEY($cash) }.
companion-certificates = Masz { $certs } z { $limit } dozwolonych certyfikatów.
companion-trainless = { $corp }, którą kierujesz, nie ma pociągu i musi go kupić: kosztuje { MONEY($price) }, w skarbcu jest { MONEY($cash) }, a { MONEY($lack) } dopłacisz ty.
companion-sale-passes-presidency =
    Jeśli sprzedasz { $shares ->
        [one] { $shares } akcję
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } { $corp }, spółką pokieruje { $new }. { $trains ->
        [0] Nie ma ona pociągów
        [one] Ma ona { $trains } pociąg
        [few] Ma ona { $trains } pociągi
       *[many] Ma ona { $trains } pociągów
    }, a w skarbcu jest { MONEY($cash) }.
companion-sale-moves =
    Jeśli sprzedasz { $shares ->
        [one] { $shares } akcję
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } { $corp }, kurs spadnie z { MONEY($price) } do { MONEY($then) }, także dla tych, które zatrzymasz.
companion-sale-ruins =
    Jeśli sprzedasz { $shares ->
        [one] { $shares } akcję
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } { $corp }, spółka dojdzie do krawędzi rynku i będzie stracona, także to, co zatrzymasz.

## Tor i stacje

companion-earns-now =
    Przy obecnych torach { $corp } zarabia { MONEY($revenue) }, mając { $trains ->
        [one] { $trains } pociąg.
        [few] { $trains } pociągi.
       *[many] { $trains } pociągów.
    }
companion-no-train-yet = { $corp } nie ma pociągu, który mógłby pojechać. Pociąg { $train } kosztuje { MONEY($price) }, w skarbcu jest { MONEY($cash) }.
companion-lay-costs = Przez teren najdroższy kafelek kosztuje tu { MONEY($most) }; { $corp } ma { MONEY($cash) }.
companion-next-colour =
    { $colour ->
        [yellow] Żółte
        [green] Zielone
        [brown] Brązowe
        [grey] Szare
       *[other] Dalsze
    } kafelki pojawią się z pierwszym pociągiem { $train }; { $before ->
        [0] jest on następny w banku.
        [one] przed nim w banku jest jeszcze { $before } pociąg.
        [few] przed nim w banku są jeszcze { $before } pociągi.
       *[many] przed nim w banku jest jeszcze { $before } pociągów.
    }
companion-token-costs =
    { $corp } ma jeszcze { $left ->
        [one] { $left } stację
        [few] { $left } stacje
       *[many] { $left } stacji
    }; { $cost ->
        [0] ta nic nie kosztuje: { MONEY($cash) } zostaje.
       *[other] ta kosztuje { MONEY($cost) } z { MONEY($cash) }.
    }
companion-last-slots =
    { $count ->
        [one] Ostatnie wolne miejsce: { $places }. Gdy ktoś je zajmie, pociągi tych, którzy nie mają tam stacji, mogą w mieście skończyć, ale nie przejechać.
        [few] Po jednym wolnym miejscu zostało tu: { $places }. Gdy ktoś je zajmie, pociągi tych, którzy nie mają tam stacji, mogą w mieście skończyć, ale nie przejechać.
       *[many] Po jednym wolnym miejscu zostało tu: { $places }. Gdy ktoś je zajmie, pociągi tych, którzy nie mają tam stacji, mogą w mieście skończyć, ale nie przejechać.
    }
companion-token-shuts = Stacja w { $place } zamknie przejazd: { $corps }.
companion-right-costs =
    { $right ->
        [mesabi] Żeton Mesabi, kupowany zamiast żółtego kafelka,
        [destination] Stacja docelowa, jedyna stacja tej tury,
       *[other] Znacznik E
    } kosztuje { MONEY($cost) } z { MONEY($cash) } spółki { $corp }{ $right ->
        [mesabi] ; { $left ->
            [one] jest ostatni.
            [few] zostały { $left } żetony.
           *[many] zostało { $left } żetonów.
        }
       *[other] .
    }

## Przejazdy i dywidendy

companion-runs-proven =
    Pociągi { $corp } mogą zarobić { MONEY($revenue) }{ $per_share ->
        [0] .
       *[other] : { MONEY($per_share) } na akcję.
    } Udowodniono, że lepiej się nie da.
companion-runs-known = Najlepsze znalezione trasy { $corp } dają { MONEY($revenue) }; więcej niż { MONEY($bound) } zarobić się nie da.
companion-earned-last = Poprzedni dochód { $corp }: { MONEY($revenue) }.
companion-paying =
    Wypłata daje { $paid ->
        [0] ci { MONEY($mine) }
       *[other] { MONEY($paid) } na akcję, tobie { MONEY($mine) }
    }; kurs { $move ->
        [up] rośnie z { MONEY($price) } do { MONEY($then) }.
        [down] spada z { MONEY($price) } do { MONEY($then) }.
       *[stays] zostaje na { MONEY($price) }.
    }
companion-paying-half =
    Połowa daje { $paid ->
        [0] ci { MONEY($mine) }
       *[other] { MONEY($paid) } na akcję, tobie { MONEY($mine) }
    }, a { $corp } ma potem { MONEY($cash) }; kurs { $move ->
        [up] rośnie z { MONEY($price) } do { MONEY($then) }.
        [down] spada z { MONEY($price) } do { MONEY($then) }.
       *[stays] zostaje na { MONEY($price) }.
    }
companion-withholding =
    Po zatrzymaniu dochodu { $corp } ma { MONEY($cash) }; kurs { $move ->
        [up] rośnie z { MONEY($price) } do { MONEY($then) }.
        [down] spada z { MONEY($price) } do { MONEY($then) }.
       *[stays] zostaje na { MONEY($price) }.
    }
companion-withholding-ruins = Zatrzymanie dochodu doprowadzi { $corp } do krawędzi rynku, a wtedy będzie stracona.
companion-train-anyway = Na pociąg { $train } ({ MONEY($price) }) wystarczy nawet po wypłacie wszystkiego: w skarbcu będzie { MONEY($cash) }.
companion-train-if-kept = Pociąg { $train } kosztuje { MONEY($price) }: po zatrzymaniu dochodu w skarbcu jest { MONEY($cash) }, po wypłacie wszystkiego { MONEY($left) }.
companion-train-too-dear = Pociąg { $train } kosztuje { MONEY($price) }: nawet po zatrzymaniu wszystkiego jest { MONEY($cash) }, brakuje { MONEY($lack) }.

## Pociągi

companion-must-buy = { $corp } nie ma pociągu i musi go kupić: najtańszy odpowiedni w sprzedaży kosztuje { MONEY($price) }, w skarbcu jest { MONEY($cash) }.
companion-must-buy-with-help = { $corp } musi kupić pociąg: najtańszy odpowiedni w sprzedaży kosztuje { MONEY($price) }, w skarbcu jest { MONEY($cash) }, brakujące { MONEY($lack) } płaci { $who }.
companion-must-buy-without-money = { $corp } musi kupić pociąg: najtańszy odpowiedni w sprzedaży kosztuje { MONEY($price) }, w skarbcu jest { MONEY($cash) }, brakuje { MONEY($lack) }.
companion-buy-rusts = Jeśli teraz kupi się pociąg { $train }, od razu złomowane są pociągi { $old }: { $owners }.
companion-own-train-rusts =
    Pociąg { $train } spółki { $corp } będzie złomowany z pierwszym pociągiem { $by }; { $before ->
        [0] jest on następny w banku.
        [one] przed nim w banku jest jeszcze { $before } pociąg.
        [few] przed nim w banku są jeszcze { $before } pociągi.
       *[many] przed nim w banku jest jeszcze { $before } pociągów.
    }
companion-depot =
    W banku { $left ->
        [one] został { $left } pociąg { $train }
        [few] zostały { $left } pociągi { $train }
       *[many] zostało { $left } pociągów { $train }
    }; potem idzie pociąg { $next } za { MONEY($price) }.
companion-depot-last =
    W banku { $left ->
        [one] został { $left } pociąg { $train }
        [few] zostały { $left } pociągi { $train }
       *[many] zostało { $left } pociągów { $train }
    }; innych za nimi nie ma.
companion-next-rusts = Z pierwszym pociągiem { $next } złomowane są pociągi { $old }: { $owners }.
companion-train-room =
    { $corp } { $have ->
        [0] nie ma pociągu
        [one] ma { $have } pociąg
        [few] ma { $have } pociągi
       *[many] ma { $have } pociągów
    }; w tej fazie może mieć { $limit }.
companion-never-rusts =
    { $count ->
        [one] Pociąg { $trains } nigdy nie będzie złomowany.
        [few] Pociągi { $trains } nigdy nie będą złomowane.
       *[many] Pociągi { $trains } nigdy nie będą złomowane.
    }

## Pieniądze, które trzeba znaleźć

companion-can-raise = Trzeba znaleźć jeszcze { MONEY($lack) }; sprzedaż twoich akcji może dać do { MONEY($raised) }.
companion-cannot-raise = Trzeba znaleźć { MONEY($lack) }, a sprzedaż da tylko { MONEY($raised) }: to bankructwo.
companion-raises-too-little = Trzeba znaleźć jeszcze { MONEY($lack) }; sprzedaż da tylko { MONEY($raised) }.
companion-idle-ruins = { $corp } nie ma pociągu, który mógłby pojechać: tura bez dochodu doprowadzi ją do krawędzi rynku, a wtedy będzie stracona.
companion-loan =
    Pożyczka daje { $corp } { MONEY($amount) } i przesuwa jej kurs z { MONEY($price) } na { MONEY($then) }; { $have ->
        [0] pożyczek jeszcze nie ma.
        [one] ma już { $have } pożyczkę.
        [few] ma już { $have } pożyczki.
       *[many] ma już { $have } pożyczek.
    }
companion-loan-ruins = Z pożyczką { $corp } znalazłaby się na brzegu tabeli kursów i przeszłaby pod zarząd komisaryczny.
companion-loans-left =
    Dla wszystkich { $left ->
        [one] została { $left } pożyczka.
        [few] zostały { $left } pożyczki.
       *[many] zostało { $left } pożyczek.
    }
companion-ruin-near =
    Brzeg tabeli kursów, gdzie { $corp } przechodzi pod zarząd komisaryczny, leży o { $columns ->
        [one] { $columns } kolumnę
        [few] { $columns } kolumny
       *[many] { $columns } kolumn
    } w lewo.

## Umowy

companion-own-private = { $corp } może zapłacić ci za { $private } od { MONEY($low) } do { MONEY($high) } ze swoich { MONEY($cash) }: te pieniądze będą twoje.
companion-others-private = Za { $private } (właściciel: { $owner }) { $corp } może zaproponować { MONEY($low) } lub więcej; dochód { MONEY($income) } przy każdej wypłacie.
companion-others-private-for-you = Za { $private } (właściciel: { $owner }) można zaproponować { MONEY($low) } lub więcej; dochód { MONEY($income) } przy każdej wypłacie.
companion-bank-takes = { $corp } może oddać { $private } bankowi za { MONEY($amount) }; zatrzymana daje { MONEY($income) } przy każdej wypłacie.
companion-take-over =
    { $corp } może przejąć { $other } za co najmniej { MONEY($cost) }; wraz z nią przechodzi { MONEY($cash) }, pociągi: { $trains ->
        [0] brak
        [one] { $trains }
        [few] { $trains }
       *[many] { $trains }
    }, stacje: { $tokens ->
        [0] brak.
        [one] { $tokens }.
        [few] { $tokens }.
       *[many] { $tokens }.
    }
companion-protects =
    Aby utrzymać kurs { $corp }, trzeba wziąć { $shares ->
        [one] { $shares } akcję
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } za { MONEY($cost) }; masz { MONEY($cash) }.
companion-lets-fall =
    Jeśli ich nie weźmiesz, kurs { $corp } { $move ->
        [up] wzrośnie z { MONEY($price) } do { MONEY($then) }.
        [down] spadnie z { MONEY($price) } do { MONEY($then) }.
       *[stays] zostanie na { MONEY($price) }.
    }
companion-lets-fall-ruins = Jeśli ich nie weźmiesz, { $corp } dojdzie do krawędzi rynku i będzie stracona.
companion-asked-for-train =
    { $by } proponuje { MONEY($price) } za pociąg { $train }; na jego karcie jest { MONEY($printed) }. { $trains ->
        [one] Innego właściciel nie ma.
        [few] Właściciel ma { $trains } pociągi.
       *[many] Właściciel ma { $trains } pociągów.
    }
companion-asked-for-private = { $by } proponuje { MONEY($price) } za { $private }, wartość nominalna { MONEY($value) }; dochód { MONEY($income) } przy każdej wypłacie.
companion-asked-for-corporation = { $by } proponuje { MONEY($price) } za każdą akcję { $corp }; jej kurs to { MONEY($market) }.
companion-who-asks-has = W skarbcu { $by }: { MONEY($cash) }.

## Koniec

companion-end-announced =
    { $moment ->
        [turn] Gra skończy się wraz z tą turą.
        [next_set] Gra skończy się po następnej grupie rund.
       *[set] Gra skończy się po tej grupie rund.
    }
companion-bank-left = W banku zostało { MONEY($left) }; gdy będzie musiał zapłacić więcej, niż ma, gra skończy się po tej samej grupie rund.
companion-sets-left =
    Po tej grupie rund { $sets ->
        [one] będzie jeszcze { $sets } grupa.
        [few] będą jeszcze { $sets } grupy.
       *[many] będzie jeszcze { $sets } grup.
    }
companion-last-set = To ostatnia grupa rund.
