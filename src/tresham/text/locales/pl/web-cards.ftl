# Co jest czym: karty, podpowiedzi i droga do zasad.

card-rules = Zasady
card-hints-off = Bez podpowiedzi
card-hints-on = Do czego służy ten krok?
card-glossary-missed = Nie udało się pobrać objaśnień słów. Następna karta poprosi o nie ponownie.
card-to-corporation = Cena dla spółki
card-closed = Jest zamknięta.
card-spent = Jej prawo zostało wykorzystane.
card-home = Miasto macierzyste
card-never = nigdy
card-trade-in = W zamian za
card-train = Pociąg { $train }
card-tile = Kafelek { $tile }
card-colour = Kolor
card-lies-on = Leży na
card-upgrades = Zmienia się w
card-starts = Pierwszy rozpoczyna fazę { $phase }: { $about }.
card-floats-with =
    { $shares ->
        [one] Do uruchomienia brakuje { $shares } akcji.
        [few] Do uruchomienia brakuje { $shares } akcji.
       *[many] Do uruchomienia brakuje { $shares } akcji.
    }
card-new-president = potem { $corp } kieruje { $name }
card-what-this-is = tresham gra w 18xx: gry o kolejach, akcjach i torach. Wybierz jedną, graj z botami albo znajomymi, a każde słowo podkreślone kropkami samo się wyjaśni.
