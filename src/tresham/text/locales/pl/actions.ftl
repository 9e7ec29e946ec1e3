# Napisy na przyciskach i wiersze menu, w bezokoliczniku.

do-open-number = { $label } (lub więcej, do { MONEY($high) })

do-pass =
    { $step ->
        [landing] Nie zamykać spółki prywatnej
        [track] Nie budować toru
        [private_token] Zrezygnować z darmowej stacji
        [token] Nie stawiać stacji
        [run] Nie uruchamiać pociągów
        [token_trade] Nie kupować stacji
        [right] Nie kupować znacznika E
        [take_over] Nikogo nie przejmować
        [trains_taken] Zatrzymać pozostałe pociągi
        [draft] Na razie nic nie kupować
        [trains] Zakończyć zakup pociągów
        [finance] Nie emitować ani nie odkupywać akcji
        [bond] Nie ruszać obligacji
        [redeem_bond] Nie wykupywać obligacji
        [issue_bond] Nie emitować obligacji
        [privates] Zakończyć zakup { -of-privates }
        [bid_off] Wycofać się z licytacji
        [rest] Zakończyć turę
        [private_tile] Zostawić kafelek bez zmian
        [protection] Nie bronić kursu
       *[other] Pas
    }
do-take-lot =
    { $cost ->
        [unknown] Kupić { $private }
       *[other] Kupić { $private } za { MONEY($cost) }
    }
do-lower-lot =
    Obniżyć cenę { $private }{ $falls_to ->
        [unknown] {""}
       *[other] {" "}do { MONEY($falls_to) }
    }
do-bid = Licytować { $private }: { MONEY($amount) }
do-set-par = Ustalić cenę emisyjną { $corp }: { MONEY($cell) }
do-start-corporation =
    { $cost ->
        [unknown] Założyć { $corp } po { MONEY($cell) }
       *[other] Założyć { $corp } po { MONEY($cell) }, płacąc { MONEY($cost) }
    }
do-buy-shares =
    { $stage ->
        [protection] Obronić kurs: kupić
       *[other] { $by_is ->
            [corporation] Odkupić
           *[other] Kupić
        }
    } { $certs_is ->
        [last] ostatni certyfikat { $certs_corp }
       *[other] { $certs_shares ->
            [one] { $certs_shares } akcję { $certs_corp }
            [few] { $certs_shares } akcje { $certs_corp }
           *[many] { $certs_shares } akcji { $certs_corp }
        }
    }{ $source_is ->
        [bank] {" "}z IPO
        [pool] {" "}z giełdy
        [corporation] {" "}ze skarbca
       *[unknown] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}za { MONEY($cost) }
    }
do-sell-shares =
    { $by_is ->
        [corporation] Wyemitować
       *[other] Sprzedać
    } { $certs_is ->
        [last] ostatni certyfikat { $certs_corp }
       *[other] { $shares ->
            [one] { $shares } akcję { $certs_corp }
            [few] { $shares } akcje { $certs_corp }
           *[many] { $shares } akcji { $certs_corp }
        }{ $certs_has ->
            [president] {" "}(z wymianą certyfikatu { -president(case: "genitive") })
            [last] {" "}(z ostatnim certyfikatem)
            [both] {" "}(z ostatnim certyfikatem i wymianą certyfikatu { -president(case: "genitive") })
           *[none] {""}
        }
    }{ $gain ->
        [unknown] {""}
       *[other] {" "}za { MONEY($gain) }
    }
do-redeem-share =
    { $source_is ->
        [pool] Odkupić akcję { $cert_corp } z giełdy
        [player] Odkupić akcję { $cert_corp } (właściciel: { $source })
       *[unknown] Odkupić akcję { $cert_corp }
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}za { MONEY($cost) }
    }
do-reissue-shares = Ponownie wyemitować akcje ze skarbca { $corp }
do-choose-swap =
    { $kind ->
        [one] Wziąć ostatni certyfikat
       *[two] Wziąć dwa zwykłe certyfikaty
    }{ $concern_is ->
        [corporation] {" "}{ $concern }
       *[unknown] {""}
    } za certyfikat { -president(case: "genitive") }
do-exchange-private =
    Wymienić { $private } na akcję { $cert_corp }{ $source_is ->
        [bank] {" "}z IPO
        [pool] {" "}z giełdy
       *[unknown] {""}
    }
do-buy-private =
    { $source_is ->
        [player] Kupić { $private } za { MONEY($price) } (właściciel: { $source })
       *[unknown] Kupić { $private } za { MONEY($price) }
    }
do-sell-private = Sprzedać { $private } za { MONEY($price) } (nabywca: { $buyer })
do-cash-private =
    { $gain ->
        [unknown] Sprzedać { $private } bankowi
       *[other] Sprzedać { $private } bankowi za { MONEY($gain) }
    }
do-close-private = Zamknąć { $private } i skorzystać z jej prawa
do-lay-tile =
    Położyć kafelek { $tile } na { $hex }, tor { $track }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , za { MONEY($cost) }
    }
do-lay-private-tile =
    Położyć kafelek { $tile } na { $hex }, tor { $track }, z prawa { $private }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , za { MONEY($cost) }
    }
do-place-token =
    { $stage ->
        [home] Wybrać miasto macierzyste { $by }: { $stop }
       *[other] Postawić stację w { $stop }
    }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}za { MONEY($cost) }
    }
do-place-private-token = Postawić darmową stację { $private } w { $stop }
do-choose-city = Przenieść stację { $corp } do miasta { $stop }
do-return-token = Zdjąć stację z { $slot }
do-place-marker = Położyć znacznik { $private } na { $hex }
do-buy-token =
    { $source_is ->
        [corporation] Kupić od { $source } stację w { $slot } za { MONEY($price) }
       *[unknown] Kupić stację w { $slot } za { MONEY($price) }
    }
do-run-trains =
    { $runs_count ->
        [0] Nie uruchamiać pociągów
       *[other] { $gain ->
            [unknown] Uruchomić pociągi: { $runs }
           *[other] Uruchomić pociągi, dochód { MONEY($gain) }: { $runs }
        }
    }
do-declare-dividend =
    { $kind ->
        [pay] { $gain ->
            [unknown] Wypłacić dywidendę
           *[other] Wypłacić po { MONEY($gain) } na akcję
        }
        [half] { $gain ->
            [unknown] Wypłacić połowę
           *[other] Wypłacić połowę, { MONEY($gain) } na akcję
        }
        [withhold] { $gain ->
            [unknown] Zatrzymać dochód w skarbcu
           *[other] Zatrzymać { MONEY($gain) } w skarbcu
        }
       *[other] Ogłosić dywidendę: { $kind }
    }
do-buy-train =
    Kupić pociąg { $train }{ $source_is ->
        [pool] {" "}z giełdy
        [corporation] {" "}od { $source }
       *[other] {""}
    } za { MONEY($price) }{ $traded_is ->
        [train] , oddając pociąg { $traded }
       *[none] {""}
    }
do-discard-train = Odrzucić pociąg { $train }
do-buy-right =
    { $right ->
        [none] Kupić znacznik E
       *[other] Kupić prawo „{ $right }”{ $place ->
            [unknown] {""}
           *[other] : { $place }
        }
    }{ $private_is ->
        [private] {" "}z prawa { $private }
       *[none] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}za { MONEY($cost) }
    }
do-issue-bond =
    { $gain ->
        [unknown] Wyemitować obligację
       *[other] Wyemitować obligację na { MONEY($gain) }
    }
do-redeem-bond =
    { $cost ->
        [unknown] Wykupić obligację
       *[other] Wykupić obligację za { MONEY($cost) }
    }
do-pay-debt =
    { $cost ->
        [unknown] Spłacić dług spółki
       *[other] Spłacić dług spółki, { MONEY($cost) }
    }
do-take-over = Przejąć { $corp } po { MONEY($price) } za akcję
do-turn-train = Zamienić pociąg { $train } na pociąg { $face }
do-scrap-train = Zezłomować pociąg { $train }
do-repay-debt = Spłacić { MONEY($amount) } długu
do-go-bankrupt = Ogłosić bankructwo
do-take-loan =
    { $gain ->
        [unknown] Zaciągnąć pożyczkę i grać dalej
       *[other] Zaciągnąć pożyczkę { MONEY($gain) } i grać dalej
    }
do-borrow =
    Zaciągnąć pożyczkę{ $gain ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}{ MONEY($gain) }
    }
do-leave-game = Odejść z gry
do-end-game = Zakończyć grę tutaj, jeśli wszyscy się zgodzą
do-offer = Złożyć ofertę: { $deal }
do-accept = Przyjąć ofertę
do-decline = Odrzucić ofertę
