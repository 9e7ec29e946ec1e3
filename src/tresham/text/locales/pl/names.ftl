# Słowa na to, co nie ma własnej nazwy. Gracze, spółki i miejsca zachowują swoje nazwy.

party-nobody = nikt
party-bank = bank
party-pool = giełda

side =
    { $side ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SW
        [w] W
       *[nw] NW
    }

colour =
    { $colour ->
        [white] biały
        [yellow] żółty
        [orange] pomarańczowy
        [green] zielony
        [brown] brązowy
        [grey] szary
        [red] czerwony
        [blue] niebieski
       *[other] zwykły
    }

round-auction = Aukcja spółek prywatnych
round-stock = Runda giełdowa
round-operating = Runda operacyjna

step-auction = Aukcja
step-bid-off = Licytacja
step-par = Cena emisyjna
step-stock-turn = Tura giełdowa
step-track = Budowa toru
step-private-token = Stacja spółki prywatnej
step-token = Stacja
step-run = Przejazdy pociągów
step-dividend = Dywidenda
step-trains = Zakup pociągów
step-privates = Zakup spółek prywatnych
step-city = Wybór miasta
step-discard = Odrzucenie pociągu
step-answer = Odpowiedź na ofertę
