# Wiersze dziennika. Czasowniki tylko w czasie teraźniejszym: przeszły zdradziłby płeć gracza. Imiona graczy się nie
# odmieniają, więc stoją w mianowniku.

## Rundy, tury, koniec

round-began =
    { $kind ->
        [auction] Aukcja spółek prywatnych
        [stock] Runda giełdowa { $turn }
        [operating] Runda operacyjna { $turn }.{ $number } ({ $number } z { $of })
       *[other] Runda { $turn }.{ $number } ({ $number } z { $of })
    }
passed =
    { $step ->
        [track] { $by } nie buduje toru
        [private_token] { $by } rezygnuje z darmowej stacji
        [token] { $by } nie stawia stacji
        [trains] { $by } kończy zakup pociągów
        [privates] { $by } kończy zakup spółek prywatnych
       *[other] { $by } pasuje
    }
priority-moved = Karta priorytetu: { $order_first }
end-announced =
    { $cause ->
        [bank] Bank pęka.
       *[other] Koniec jest bliski.
    } { $moment ->
        [set] Gra skończy się po tej serii rund operacyjnych.
       *[other] Gra wkrótce się skończy.
    }
game-ended =
    { $cause ->
        [bank] Koniec gry: bank pękł
        [bankrupt] Koniec gry: bankructwo
       *[other] Koniec gry
    }

## Pieniądze

paid =
    { $purpose ->
        [help] { $payer } dokłada { MONEY($amount) } do pociągu { $payee }
       *[other] { $payer } → { $payee }: { MONEY($amount) }
    }
income-paid = { $owner } otrzymuje { MONEY($amount) }: dochód { $private }
dividend-paid = { $corp } wypłaca { MONEY($revenue) }, po { MONEY($per_share) } na akcję: { $payouts }
dividend-withheld =
    { $revenue ->
        [0] { $corp } nie wypłaca dywidendy: brak dochodu
       *[other] { $corp } zatrzymuje { MONEY($revenue) } w skarbcu
    }

## Spółki prywatne

bid-placed = { $by } licytuje { $private }: { MONEY($amount) }
bid-withdrawn = { $by } wycofuje się z licytacji { $private }
lot-dropped =
    { $price ->
        [0] Brak chętnych: { $private } idzie za darmo
       *[other] Brak chętnych: { $private } tanieje do { MONEY($price) }
    }
private-sold =
    { $seller_is ->
        [bank] { $buyer } kupuje { $private } za { MONEY($price) }
       *[other] { $private }: { $seller } → { $buyer } za { MONEY($price) }
    }
private-closed = Zamknięcie { $private }
private-exchanged =
    { $source_is ->
        [pool] { $by } wymienia { $private } na akcję { $cert_corp } z giełdy
       *[other] { $by } wymienia { $private } na akcję { $cert_corp } z IPO
    }
power-used = { $by } korzysta z { $private }

## Akcje

par-set = { $by } ustala cenę emisyjną { $corp }: { MONEY($cell) }
cert-given =
    { $cert_is ->
        [president] { $to } otrzymuje certyfikat prezesa { $cert_corp }
       *[ordinary] { $to } otrzymuje akcję { $cert_corp }
    }
shares-bought =
    { $by } kupuje { $certs_is ->
        [president] certyfikat prezesa { $corp }
       *[ordinary] { $shares ->
            [one] { $shares } akcję { $corp }
            [few] { $shares } akcje { $corp }
           *[many] { $shares } akcji { $corp }
        }
    } { $source_is ->
        [bank] z IPO
        [pool] z giełdy
       *[other] ze skarbca
    } za { MONEY($cost) }
shares-sold =
    { $shares ->
        [one] { $by } sprzedaje { $shares } akcję { $corp } za { MONEY($proceeds) }
        [few] { $by } sprzedaje { $shares } akcje { $corp } za { MONEY($proceeds) }
       *[many] { $by } sprzedaje { $shares } akcji { $corp } za { MONEY($proceeds) }
    }
presidency-passed = Zmiana prezesa { $corp }: { $old } → { $new }
corporation-floated = Uruchomienie { $corp }: kapitał { MONEY($capital) }
corporation-reset =
    { $life ->
        [closed] Zerowanie { $corp }: spółka wypada z gry
       *[other] Zerowanie { $corp }: spółkę można założyć ponownie
    }
price-moved =
    { $corp }: { MONEY($old) } → { MONEY($new) } ({ $new_name }, { $reason ->
        [sale] sprzedaż
        [dividend] dywidenda
        [no_dividend] bez dywidendy
        [sold_out] wszystkie akcje wykupione
       *[other] zmiana kursu
    })

## Mapa

tile-laid =
    { $cost ->
        [0] { $by } kładzie kafelek { $tile } na { $hex }
       *[other] { $by } kładzie kafelek { $tile } na { $hex } za { MONEY($cost) }
    }
token-placed =
    { $cost ->
        [0] { $by } stawia stację w { $slot }
       *[other] { $by } stawia stację w { $slot } za { MONEY($cost) }
    }
token-beside = { $by } stawia stację na { $hex }, miasto jeszcze niewybrane
token-settled = { $by } przenosi stację do miasta { $slot }

## Pociągi

trains-run =
    { $runs_count ->
        [0] { $by } nie wysyła pociągów
       *[other] { $by } osiąga dochód { MONEY($revenue) }: { $runs }
    }
train-bought =
    { $source_is ->
        [bank] { $by } kupuje pociąg { $kind } za { MONEY($price) }
        [pool] { $by } kupuje pociąg { $kind } z giełdy za { MONEY($price) }
       *[other] { $by } kupuje pociąg { $kind } od { $source } za { MONEY($price) }
    }
train-discarded =
    { $reason ->
        [traded] { $by } oddaje pociąg { $kind } w rozliczeniu
       *[limit] { $by } odrzuca nadmiarowy pociąg { $kind }
    }
trains-rusted =
    { $trains ->
        [one] Pociągi { $kind } są złomowane: z gry wypada { $trains } pociąg
        [few] Pociągi { $kind } są złomowane: z gry wypadają { $trains } pociągi
       *[many] Pociągi { $kind } są złomowane: z gry wypada { $trains } pociągów
    }
phase-began = Faza { $phase }: { $phase_about }

## Oferty i nieszczęścia

deal-offered = { $by } → { $to }, oferta: „{ $deal }”
deal-declined = { $by } odrzuca ofertę ({ $deal_by }): „{ $deal }”
went-bankrupt =
    { $lost ->
        [0] Bankructwo: { $by }, brak pieniędzy na pociąg { $corp }
       *[other] Bankructwo: { $by }, brak pieniędzy na pociąg { $corp }; ostatnie { MONEY($lost) } trafia do banku
    }
