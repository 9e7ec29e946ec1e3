# Napisy na przyciskach i wiersze menu, w bezokoliczniku.

do-open-number = { $label } (lub więcej, do { MONEY($high) })

do-pass =
    { $step ->
        [track] Nie budować toru
        [private_token] Zrezygnować z darmowej stacji
        [token] Nie stawiać stacji
        [trains] Zakończyć zakup pociągów
        [privates] Zakończyć zakup spółek prywatnych
        [bid_off] Wycofać się z licytacji
        [rest] Zakończyć turę
       *[other] Pas
    }
do-take-lot =
    { $cost ->
        [unknown] Kupić { $private }
       *[other] Kupić { $private } za { MONEY($cost) }
    }
do-bid = Licytować { $private }: { MONEY($amount) }
do-set-par = Ustalić cenę emisyjną { $corp }: { MONEY($cell) }
do-start-corporation =
    { $cost ->
        [unknown] Założyć { $corp } po { MONEY($cell) }
       *[other] Założyć { $corp } po { MONEY($cell) }, płacąc { MONEY($cost) }
    }
do-buy-shares =
    { $certs_shares ->
        [one] Kupić { $certs_shares } akcję { $certs_corp }
        [few] Kupić { $certs_shares } akcje { $certs_corp }
       *[many] Kupić { $certs_shares } akcji { $certs_corp }
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
    { $shares ->
        [one] Sprzedać { $shares } akcję { $certs_corp }
        [few] Sprzedać { $shares } akcje { $certs_corp }
       *[many] Sprzedać { $shares } akcji { $certs_corp }
    }{ $gain ->
        [unknown] {""}
       *[other] {" "}za { MONEY($gain) }
    }
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
do-lay-tile =
    Położyć kafelek { $tile } na { $hex }, wyjścia { $exits }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , za { MONEY($cost) }
    }
do-lay-private-tile =
    Położyć kafelek { $tile } na { $hex }, wyjścia { $exits }, korzystając z { $private }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , za { MONEY($cost) }
    }
do-place-token =
    Postawić stację w { $stop }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}za { MONEY($cost) }
    }
do-place-private-token = Postawić darmową stację { $private } w { $stop }
do-choose-city = Przenieść stację { $corp } do miasta { $stop }
do-run-trains =
    { $runs_count ->
        [0] Nie wysyłać pociągów
       *[other] { $gain ->
            [unknown] Wysłać pociągi: { $runs }
           *[other] Wysłać pociągi, dochód { MONEY($gain) }: { $runs }
        }
    }
do-declare-dividend =
    { $kind ->
        [pay] { $gain ->
            [unknown] Wypłacić dywidendę
           *[other] Wypłacić po { MONEY($gain) } na akcję
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
do-go-bankrupt = Ogłosić bankructwo
do-offer = Złożyć ofertę: { $deal }
do-accept = Przyjąć ofertę
do-decline = Odrzucić ofertę
