# Słowa na to, co nie ma własnej nazwy. Gracze, spółki i miejsca zachowują swoje nazwy.

party-nobody = nikt
party-bank = bank
party-pool = giełda

# Kto kieruje spółką; w niektórych grach nazywa się inaczej.
-president =
    { $case ->
       *[nominative] prezes
        [genitive] prezesa
    }

# Jak nazywają się spółki prywatne; w niektórych grach inaczej.
-of-privates = spółek prywatnych
-private =
    { $case ->
       *[nominative] spółka prywatna
        [genitive] spółki prywatnej
        [accusative] spółkę prywatną
        [instrumental] spółką prywatną
        [plural] spółki prywatne
        [genitive-plural] spółek prywatnych
        [heading] Spółka prywatna
    }

# Co spotyka spółkę na brzegu tabeli kursów; w niektórych grach nazywa się to inaczej.
-ruin =
    { $case ->
       *[nominative] zerowanie
        [heading] Zerowanie
    }

line =
    { $gauge ->
        [narrow] { $sides } (wąski)
        [dual] { $sides } (podwójny)
       *[standard] { $sides }
    }

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
        [blue-end] niebieski, koniec
        [receivership-closed] zarząd komisaryczny
        [black-closed] zerowanie
        [closed] zerowanie
       *[other] zwykły
    }

round-auction = Aukcja spółek prywatnych
round-draft = Wybór spółek prywatnych
round-stock = Runda giełdowa
round-operating = Runda operacyjna

step-auction = Aukcja
step-bid-off = Licytacja
step-par = Cena emisyjna
step-home = Wybór miasta macierzystego
step-stock-turn = Tura giełdowa
step-swap = Wybór certyfikatów
step-landing = Desant na wybrzeżu
step-track = Budowa toru
step-private-token = Stacja spółki prywatnej
step-token = Stacja
step-run = Przejazdy pociągów
step-dividend = Dywidenda
step-token-trade = Zakup stacji
step-right = Znacznik E
step-trains = Zakup pociągów
step-finance = Własne akcje
step-interest = Odsetki
step-bond = Obligacja
step-redeem-bond = Wykup obligacji
step-issue-bond = Emisja obligacji
step-privates = Zakup spółek prywatnych
step-city = Wybór miasta
step-discard = Odrzucenie pociągu
step-bond-duty = Spłata obligacji
step-ruin = Pożyczka albo odejście
step-blocking-loan = Pożyczka przed dywidendą
step-tile-duty = Położenie kafelka spółki prywatnej
step-insolvency = Sprzedaż akcji na poczet długu
step-protection = Obrona kursu
step-draft = Wybór
step-private-tile = Kafelek spółki prywatnej
step-home-tile = Kładzenie kafelka macierzystego
step-take-over = Przejęcia
step-trains-taken = Przejęte pociągi
step-double-station = Zdjęcie stacji
step-answer = Odpowiedź na ofertę
short-step-track = Tor
short-step-private-token = Stacja prywatna
short-step-token = Stacja
short-step-run = Przejazdy
short-step-dividend = Dywidenda
short-step-trains = Pociągi
short-step-privates = Prywatne
short-step-token-trade = Zakup stacji
short-step-redeem-bond = Wykup
short-step-issue-bond = Obligacja
short-step-take-over = Przejęcia

# To, co jest nie w każdej grze.
fact-launch = Kolejność spółek
fact-token-fee = Opłata za stacje
fact-came-with = Razem ze spółką prywatną
fact-bond = Obligacja
fact-right = Znacznik E
fact-debt = Dług na koniec gry
fact-loans = Pożyczki
fact-loans-left = Pozostałe pożyczki
fact-receiverships = Zarządy komisaryczne
fact-owed = Dług
fact-penalty = Kara na koniec gry
fact-quake = Trzęsienie ziemi po rundzie giełdowej
fact-mesabi = Żeton Mesabi
fact-track-by = Tory
fact-stations-by = Stacje
