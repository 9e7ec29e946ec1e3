# Wiersze dziennika. Czasowniki tylko w czasie teraźniejszym: przeszły zdradziłby płeć gracza. Imiona graczy się nie
# odmieniają, więc stoją w mianowniku.

## Rundy, tury, koniec

round-began =
    { $kind ->
        [auction] Aukcja spółek prywatnych
        [draft] Wybór { -of-privates }
        [stock] Runda giełdowa { $turn }
        [operating] Runda operacyjna { $turn }.{ $number } ({ $number } z { $of })
       *[other] Runda { $turn }.{ $number } ({ $number } z { $of })
    }
passed =
    { $step ->
        [landing] { $by } nie zamyka spółki prywatnej
        [track] { $by } nie buduje toru
        [private_token] { $by } rezygnuje z darmowej stacji
        [token] { $by } nie stawia stacji
        [run] { $by } nie uruchamia pociągów
        [token_trade] { $by } nie kupuje stacji
        [right] { $by } nie kupuje znacznika E
        [take_over] { $by } nikogo nie przejmuje
        [trains_taken] { $by } zatrzymuje pozostałe pociągi
        [trains] { $by } kończy zakup pociągów
        [finance] { $by } nie emituje ani nie odkupuje akcji
        [bond] { $by } nie rusza obligacji
        [redeem_bond] { $by } nie wykupuje obligacji
        [issue_bond] { $by } nie emituje obligacji
        [privates] { $by } kończy zakup { -of-privates }
        [private_tile] { $by } zostawia kafelek bez zmian
        [protection] { $by } nie broni kursu
       *[other] { $by } pasuje
    }
priority-moved =
    { $order_by ->
        [order] Nowa kolejność: { $order }
       *[seats] Karta priorytetu: { $order_first }
    }
end-announced =
    { $cause ->
        [bank] Bank pęka.
        [stock_market] Osiągnięto koniec tabeli kursów.
        [loans] Zostało niewiele pożyczek.
        [receiverships] Wiele spółek jest pod zarządem komisarycznym.
        [stranded] Spółka nie ma pociągu ani pieniędzy na pociąg.
       *[other] Koniec jest bliski.
    } { $moment ->
        [set] Gra skończy się po tej grupie rund operacyjnych.
        [turn] Gra skończy się wraz z turą tej spółki.
        [next_set] Gra skończy się po następnej grupie rund operacyjnych.
       *[other] Gra wkrótce się skończy.
    }
game-ended =
    { $cause ->
        [bank] Koniec gry: bank pękł
        [bankrupt] Koniec gry: bankructwo
        [stock_market] Koniec gry: osiągnięto koniec tabeli kursów
        [loans] Koniec gry: zbyt wiele pożyczek
        [receiverships] Koniec gry: zbyt wiele spółek pod zarządem komisarycznym
        [one_player] Koniec gry: został jeden gracz
        [stalemate] Koniec gry: nic więcej nie może się zdarzyć
        [schedule] Koniec gry: rozegrano wszystkie rundy
        [stranded] Koniec gry: spółka nie ma pociągu ani pieniędzy na pociąg
        [agreement] Koniec gry: wszyscy gracze zgodzili się ją zakończyć
       *[other] Koniec gry
    }
agreed-to-end = { $by } chce tu zakończyć grę
played-on = { $by } jednak gra dalej

## Pieniądze

paid =
    { $purpose ->
        [help] { $payer } dokłada { MONEY($amount) } do skarbca { $payee }
        [capital] { $payee } otrzymuje z banku kapitał { MONEY($amount) }
        [token_fee] { $payer } płaci { MONEY($amount) } za komplet stacji
        [interest] { $payer } płaci odsetki od obligacji: { MONEY($amount) }
        [take_over] { $payee } przejmuje skarbiec { $payer }: { MONEY($amount) }
        [bond] { $payer } płaci { MONEY($amount) } za obligację wyzerowanej spółki
        [compensation] { $payer } wypłaca odszkodowanie { MONEY($amount) }: { $payee }
        [terrain] { $payer } płaci { MONEY($amount) } za teren
       *[other] { $payer } → { $payee }: { MONEY($amount) }
    }
income-paid = { $owner } otrzymuje { MONEY($amount) }: dochód { $private }
loan-taken = { $by } zaciąga pożyczkę { MONEY($amount) }
debt-incurred = { $by } pożycza od banku { MONEY($amount) }; drugie tyle zostanie odjęte na koniec gry
debt-repaid = { $by } zwraca bankowi { MONEY($amount) }
loan-given = { $by } zaciąga pożyczkę { MONEY($amount) } ({ $lender })
overdrawn = Bank pożycza { MONEY($amount) }: { $by }
overdraft-repaid = { $by } spłaca bankowi { MONEY($amount) }
bond-issued = { $by } emituje obligację na { MONEY($amount) }
bond-redeemed =
    { $amount ->
        [0] Obligacja { $by } wraca niespłacona
       *[other] { $by } wykupuje obligację za { MONEY($amount) }
    }
right-bought =
    { $by } { $price ->
        [0] otrzymuje
       *[other] kupuje
    } { $right ->
        [none] znacznik E
       *[other] prawo „{ $right }”
    }{ $price ->
        [0] {""}
       *[other] {" "}za { MONEY($price) }
    }
right-lost =
    { $by } traci { $right ->
        [none] znacznik E
       *[other] prawo „{ $right }”
    }{ $back ->
        [0] {""}
       *[other] , które można znów kupić
    }
dividend-paid =
    { $kept ->
        [0] { $corp } wypłaca { MONEY($revenue) }, po { MONEY($per_share) } na akcję
       *[other] { $corp } zatrzymuje { MONEY($kept) } z { MONEY($revenue) } i wypłaca resztę, po { MONEY($per_share) } na akcję
    }{ $payouts_count ->
        [0] {""}
       *[other] : { $payouts }
    }
dividend-withheld =
    { $corp_shares ->
        [1] { $revenue ->
            [0] { $corp } nie ma dochodu
           *[other] { $corp } wkłada { MONEY($revenue) } do skarbca
        }
       *[other] { $revenue ->
            [0] { $corp } nie wypłaca dywidendy: brak dochodu
           *[other] { $corp } zatrzymuje { MONEY($revenue) } w skarbcu
        }
    }

## Spółki prywatne

bid-placed = { $by } licytuje { $private }: { MONEY($amount) }
bid-withdrawn = { $by } wycofuje się z licytacji { $private }
lot-dropped =
    { $price ->
        [0] Brak chętnych: { $private } idzie za darmo
       *[other] Brak chętnych: { $private } tanieje do { MONEY($price) }
    }
lot-lowered = { $by } obniża cenę { $private } do { MONEY($price) }
private-sold =
    { $seller_is ->
        [bank] { $buyer } kupuje { $private } za { MONEY($price) }
       *[other] { $private }: { $seller } → { $buyer } za { MONEY($price) }
    }
private-cashed = { $by } sprzedaje { $private } bankowi za { MONEY($price) }
private-closed = Zamknięcie { $private }
private-exchanged =
    { $source_is ->
        [pool] { $by } wymienia { $private } na akcję { $cert_corp } z giełdy
       *[other] { $by } wymienia { $private } na akcję { $cert_corp } z IPO
    }
power-used = { $by } korzysta z prawa { $private }
grant-used =
    { $by } korzysta z prawa { $private }{ $strays ->
        [0] {""}
       *[other] {" "}poza jej ziemią
    }; zostało: { $left }

## Akcje

par-set = { $by } ustala cenę emisyjną { $corp }: { MONEY($cell) }
cert-given =
    { $cert_is ->
        [president] { $to } otrzymuje certyfikat { -president(case: "genitive") } { $cert_corp }
       *[ordinary] { $to } otrzymuje akcję { $cert_corp }
    }
shares-bought =
    { $by_is ->
        [corporation] { $by } odkupuje { $certs_is ->
            [last] swój ostatni certyfikat
           *[ordinary] { $shares ->
                [one] { $shares } własną akcję
                [few] { $shares } własne akcje
               *[many] { $shares } własnych akcji
            }
        }
       *[player] { $by } kupuje { $certs_is ->
            [president] certyfikat { -president(case: "genitive") } { $corp }
            [last] ostatni certyfikat { $corp }
           *[ordinary] { $shares ->
                [one] { $shares } akcję { $corp }
                [few] { $shares } akcje { $corp }
               *[many] { $shares } akcji { $corp }
            }
        }
    } { $source_is ->
        [bank] z IPO
        [pool] z giełdy
        [player] (właściciel: { $source })
       *[other] ze skarbca
    } za { MONEY($cost) }
shares-sold =
    { $by_is ->
        [corporation] { $by } emituje { $certs_is ->
            [last] swój ostatni certyfikat
           *[ordinary] { $shares ->
                [one] { $shares } własną akcję
                [few] { $shares } własne akcje
               *[many] { $shares } własnych akcji
            }
        }
       *[player] { $by } sprzedaje { $certs_is ->
            [last] ostatni certyfikat { $corp }
           *[ordinary] { $shares ->
                [one] { $shares } akcję { $corp }
                [few] { $shares } akcje { $corp }
               *[many] { $shares } akcji { $corp }
            }
        }
    }{ $certs_has ->
        [last] {" "}(z ostatnim certyfikatem)
       *[none] {""}
    }{ $to_is ->
        [pool] {""}
        [bank] {" "}z powrotem do IPO
       *[other] {" "}z powrotem do skarbca
    } za { MONEY($proceeds) }
price-protected =
    { $by } broni kursu { $corp }: { $shares ->
        [one] przejmuje { $shares } akcję
        [few] przejmuje { $shares } akcje
       *[many] przejmuje { $shares } akcji
    }
shares-reissued =
    { $corp } ponownie emituje { $certs ->
        [one] { $certs } akcję
        [few] { $certs } akcje
       *[many] { $certs } akcji
    } po cenie emisyjnej { MONEY($cell) }
presidency-passed =
    Zmiana { -president(case: "genitive") } { $corp }: { $old } → { $new }{ $given_is ->
        [last] , w zamian za ostatni certyfikat
       *[ordinary] {""}
    }
certs-swapped =
    { $holder_is ->
        [pool] Giełda otrzymuje { $given ->
            [one] { $given } zwykły certyfikat
            [few] { $given } zwykłe certyfikaty
           *[many] { $given } zwykłych certyfikatów
        }
       *[other] { $holder } bierze { $given ->
            [one] { $given } zwykły certyfikat
            [few] { $given } zwykłe certyfikaty
           *[many] { $given } zwykłych certyfikatów
        }
    } { $corp } zamiast { $returned_is ->
        [last] ostatniego
       *[ordinary] poprzednich
    } ({ -president }: { $new })
charter-dealt = { $to } kieruje { $corp }
corporation-left-out = { $corp } nie bierze udziału w tej grze
launch-order-drawn =
    Kolejność spółek: { $order }{ $absent_count ->
        [0] {""}
       *[other] . Poza grą: { $absent }
    }
launch-postponed = Dla { $corp } nie ma miejsca w żadnym z jej miast: na razie nie można jej założyć
launch-restored = Dla { $corp } znów jest miejsce: można ją założyć od następnej rundy giełdowej
ward-drawn =
    { $certs_shares ->
        [one] Losowanie: { $owner } otrzymuje { $certs_shares } akcję { $corp }; cena emisyjna { MONEY($cell) }, stacje są darmowe
        [few] Losowanie: { $owner } otrzymuje { $certs_shares } akcje { $corp }; cena emisyjna { MONEY($cell) }, stacje są darmowe
       *[many] Losowanie: { $owner } otrzymuje { $certs_shares } akcji { $corp }; cena emisyjna { MONEY($cell) }, stacje są darmowe
    }
corporation-floated =
    { $capital ->
        [0] Uruchomienie { $corp }
       *[other] Uruchomienie { $corp }: kapitał { MONEY($capital) }
    }
property-passed =
    { $old } → { $new }:{ $trains ->
        [0] {""}
        [one] {" "}pociąg { $trains_names }
        [few] {" "}pociągi { $trains_names }
       *[many] {" "}pociągi { $trains_names }
    }{ $privates_count ->
        [0] {""}
       *[other] {" "}{ $privates }
    }
corporation-bought = { $by } przejmuje { $corp } po { MONEY($price) } za akcję: { $payouts }
corporation-closed =
    { $life ->
        [closed] { -ruin(case: "heading") } { $corp }: spółka wypada z gry
        [taken_over] Przejęcie { $corp }: spółka wypada z gry
       *[other] Zerowanie { $corp }: spółkę można później założyć ponownie
    }{ $cash ->
        [0] {""}
       *[other] ; skarbiec wraca do banku: { MONEY($cash) }
    }{ $trains ->
        [0] {""}
        [one] ; z gry wypada pociąg: { $trains_names }
        [few] ; z gry wypadają pociągi: { $trains_names }
       *[many] ; z gry wypadają pociągi: { $trains_names }
    }{ $privates_count ->
        [0] {""}
       *[other] ; zamknięte wraz z nią: { $privates }
    }
price-moved =
    { $corp }: { MONEY($old) } → { $new ->
        [0] { -ruin }
       *[other] { MONEY($new) }
    } ({ $reason ->
        [sale] sprzedaż
        [dividend] dywidenda
        [no_dividend] bez dywidendy
        [sold_out] wszystkie akcje wykupione
        [in_pool] akcje na giełdzie
        [bond_issued] emisja obligacji
        [bond_redeemed] wykup obligacji
        [loan] pożyczka
       *[other] zmiana kursu
    }; kurs w komórce { $new_name })

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
token-taken = { $by } kupuje od { $seller } stację w { $slot } za { MONEY($price) }
token-beside = { $by } stawia stację na { $hex }, miasto jeszcze niewybrane
token-lifted = Stacja { $by } schodzi z { $slot }; miasto na { $hex } trzeba wybrać
token-settled = { $by } przenosi stację do miasta { $slot }
token-returned = { $by } zdejmuje stację z { $slot }; można ją postawić ponownie za { MONEY($price) }
token-lost = { $by } traci stację w { $slot }
tokens-inherited =
    { $by } przejmuje stacje { $old }{ $slots_count ->
        [0] {""}
       *[other] ; na mapie: { $slots }
    }{ $prices_count ->
        [0] {""}
       *[other] ; do postawienia za { $prices }
    }
tokens-repriced = Pozostałe stacje { $by } kosztują teraz { $prices }
marker-placed =
    { $kind ->
        [port] { $by } kładzie znacznik portu na { $hex }
       *[other] { $by } kładzie znacznik na { $hex }
    }
tile-destroyed =
    { $owners_count ->
        [0] { $hex } leży w gruzach
        [one] { $hex } leży w gruzach; stracona stacja: { $owners }
        [few] { $hex } leży w gruzach; stracone stacje: { $owners }
       *[many] { $hex } leży w gruzach; stracone stacje: { $owners }
    }

## Pociągi

trains-run =
    { $runs_count ->
        [0] { $by } nie uruchamia pociągów
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
        [closed] Zerowanie { $by }: pociąg { $kind } trafia na giełdę
       *[limit] { $by } odrzuca nadmiarowy pociąg { $kind }
    }
train-scrapped =
    { $reason ->
        [exported] Pociąg { $kind } idzie na eksport: liczy się to jak sprzedaż
        [removed] Pociąg { $kind } wypada z gry: liczy się to jak zakup
        [traded] { $owner } oddaje w rozliczeniu pociąg { $kind }, który wypada z gry
        [run] Pociąg { $kind } spółki { $owner } wypada z gry po swoim jedynym przejeździe
        [given_up] { $owner } rezygnuje z pociągu { $kind }, który wypada z gry
        [replaced] Pociąg { $kind } spółki { $owner } wypada z gry: zastępuje go nowy
       *[limit] { $owner } oddaje nadmiarowy pociąg { $kind }, który wypada z gry
    }
train-given = { $to } otrzymuje pociąg { $kind } za darmo
train-turned =
    { $by } zamienia pociąg { $old } na pociąg { $kind }{ $cost ->
        [0] {""}
       *[other] {" "}za { MONEY($cost) }
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
entered-receivership = { $corp } przechodzi pod zarząd komisaryczny ({ $receiver }); odpowiada { $director }
raising-failed =
    { $cash ->
        [0] { $by } nie może zebrać pieniędzy dla { $corp }
       *[other] { $by } nie może zebrać pieniędzy dla { $corp }; ostatnie { MONEY($cash) } trafia do jej skarbca
    }
player-left =
    { $privates_count ->
        [0] { $by } odchodzi z gry
       *[other] { $by } odchodzi z gry; zamknięcie: { $privates }
    }
