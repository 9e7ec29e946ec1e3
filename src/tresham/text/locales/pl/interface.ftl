# Słowa ekranów i wiersza poleceń.

## Nagłówki

ui-player = Gracz
ui-players = Gracze
ui-cash = Gotówka
ui-worth = Majątek
ui-certificates = Certyfikaty
ui-limit = Limit
ui-priority = Karta priorytetu
ui-corporation = Spółka
ui-corporations = Spółki
ui-president = Prezes
ui-price = Kurs
ui-par = Cena emisyjna
ui-treasury = Skarbiec
ui-shares = Akcje
ui-ipo = IPO
ui-pool = Giełda
ui-trains = Pociągi
ui-train = Pociąg
ui-tokens = Stacje
ui-revenue = Ostatni dochód
ui-private = Spółka prywatna
ui-privates = Spółki prywatne
ui-owner = Właściciel
ui-income = Dochód
ui-value = Wartość
ui-about = Co daje
ui-depot = Zajezdnia
ui-left = Zostało
ui-rusted-by = Złomowany przez
ui-phase = Faza
ui-round = Runda
ui-bank = Bank
ui-market = Tabela kursów
ui-map = Mapa
ui-log = Dziennik
ui-menu = Możliwości
ui-rank = Miejsce
ui-title = Gra
ui-variants = Warianty
ui-result = Wynik końcowy

## Pytania i odpowiedzi

ui-to-act = Kolej: { $name }
ui-to-act-for = Kolej: { $name } za { $corp }
ui-choose = Twój wybór:
ui-amount = Kwota od { MONEY($low) } do { MONEY($high) }:
ui-no-such-choice = Nie ma takiej możliwości.
ui-undone = Cofnięto: { $label }
ui-nothing-to-undo = Nie ma czego cofnąć.
ui-rule = Zasada { $rule }
ui-saved = Zapisano: { $file }
ui-game-over = Gra jest skończona.
ui-winner = Wygrana: { $name }, { MONEY($worth) }.
ui-shared-win = Wspólna wygrana: { $names }, po { MONEY($worth) }.
ui-none = brak
ui-endless = bez limitu
ui-yes = tak
ui-no = nie

## Liczenie

ui-player-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
ui-share-count =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
ui-train-count =
    { $count ->
        [one] { $count } pociąg
        [few] { $count } pociągi
       *[many] { $count } pociągów
    }
ui-token-count =
    { $count ->
        [one] { $count } stacja
        [few] { $count } stacje
       *[many] { $count } stacji
    }
ui-move-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
