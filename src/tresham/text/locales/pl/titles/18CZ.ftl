# 18CZ: co stoi w jej papierach.

title-18cz = Koleje Czech, Moraw i Śląska: małe, średnie i duże spółki, które przejmują się nawzajem; we dwoje gra się w Bohemii, z Václavem jako trzecim przy stole

-president =
    { $case ->
       *[nominative] dyrektor
        [genitive] dyrektora
    }
ui-president = Dyrektor
-of-privates = kolei lokalnych
-private =
    { $case ->
       *[nominative] kolej lokalna
        [genitive] kolei lokalnej
        [accusative] kolej lokalną
        [instrumental] koleją lokalną
        [plural] koleje lokalne
        [genitive-plural] kolei lokalnych
        [heading] Kolej lokalna
    }
ui-private = Kolej lokalna
ui-privates = Koleje lokalne
round-draft = Wybór kolei lokalnych
step-privates = Zakup kolei lokalnych
short-step-privates = Lokalne

## Kolejność graczy

ui-priority = Pierwszy w kolejności
web-priority-short = pierwszy
term-priority = Kolejność graczy
    .about = Przed pierwszą rundą giełdową pierwsi są gracze, którzy mają najmniej pieniędzy, a po każdej rundzie giełdowej ci, którzy mają najwięcej; przy równych kwotach nic się nie zmienia. Karty priorytetu nie ma.

## Koleje lokalne

-small-local = Spółka, która ją posiada, może jej raz użyć w swojej turze: położyć zielony kafelek z fioletową krawędzią oprócz zwykłej budowy toru albo nie płacić za rzekę. Może należeć do każdej spółki.
-medium-local = Spółka, która ją posiada, może jej raz użyć w swojej turze: położyć zielony lub brązowy kafelek z fioletową krawędzią oprócz zwykłej budowy toru albo nie płacić za rzekę lub wzgórze. Może należeć do spółek średnich i dużych.
-large-local = Spółka, która ją posiada, może jej raz użyć w swojej turze: położyć zielony, brązowy lub szary kafelek z fioletową krawędzią oprócz zwykłej budowy toru albo nie płacić za rzekę, wzgórze lub górę. Może należeć tylko do dużych spółek.

private-18cz-s1 = { -small-local }
private-18cz-s2 = { -small-local }
private-18cz-s3 = { -small-local }
private-18cz-s4 = { -small-local }
private-18cz-s5 = { -small-local }
private-18cz-s6 = { -small-local }
private-18cz-m1 = { -medium-local }
private-18cz-m2 = { -medium-local }
private-18cz-m3 = { -medium-local }
private-18cz-m4 = { -medium-local }
private-18cz-m5 = { -medium-local }
private-18cz-m6 = { -medium-local }
private-18cz-l1 = { -large-local }
private-18cz-l2 = { -large-local }
private-18cz-l3 = { -large-local }
private-18cz-l4 = { -large-local }
private-18cz-l5 = { -large-local }
private-18cz-l6 = { -large-local }
private-18cz-3e = Pociąg na jeden przejazd. Właściciel może go bezpłatnie oddać spółce, której jest dyrektorem, w jej turze, zanim pojadą jej pociągi. Nie zajmuje miejsca wśród pociągów, może jechać po torach używanych przez inne, pomijać miasta i miasteczka i dostaje premię czerwonych obszarów; potem wypada z gry.
private-18cz-mw = Kolej ze stacją w Przerowie. Na początku każdej rundy operacyjnej właściciel może tam bezpłatnie położyć kafelek lub zastąpić go następnym kolorem i dostaje tyle, ile kafelek jest wart. Kupiona przez spółkę zamyka się, a jej stacja przechodzi na tę spółkę.

## Fazy

phase-18cz-a = żółte kafelki, do 3 pociągów w spółce, małe spółki
phase-18cz-b = średnie spółki, spółki mogą kupować koleje lokalne od graczy i pociągi od siebie nawzajem
phase-18cz-c = nic nowego
phase-18cz-d = zielone kafelki, duże spółki, czerwone kafelki punktują { MONEY(30) }
phase-18cz-e = do 2 pociągów w małej spółce; sprzedany pociąg 4 złomuje wszystkie pociągi 2
phase-18cz-f = do 2 pociągów w średniej spółce; sprzedany pociąg 4+4 złomuje wszystkie pociągi 2+2
phase-18cz-g = brązowe kafelki, czerwone kafelki punktują { MONEY(40) }; sprzedany pociąg 5 złomuje wszystkie pociągi 2 i 3
phase-18cz-h = 1 pociąg w małej spółce; sprzedany pociąg 5+5 złomuje wszystkie pociągi 2+2 i 3+3
phase-18cz-i = szare kafelki, czerwone kafelki punktują { MONEY(50) }, 1 pociąg w średniej spółce; sprzedany pociąg 6E złomuje wszystkie pociągi 3E
phase-18cz-j = do 2 pociągów w dużej spółce; sprzedany pociąg 8E złomuje wszystkie pociągi 3E i 4E

## Fazy Moraw i Śląska

phase-18cz-2 = żółte kafelki, do 4 pociągów w spółce
phase-18cz-3 = zielone kafelki, czerwone obszary punktują { MONEY(30) }, spółki mogą kupować koleje lokalne od graczy i pociągi od siebie nawzajem
phase-18cz-4 = nic nowego
phase-18cz-4-4 = brązowe kafelki, czerwone obszary punktują { MONEY(40) }, do 3 pociągów w spółce, wszystkie spółki prywatne zamykają się
phase-18cz-5-5 = szare kafelki, czerwone obszary punktują { MONEY(50) }, do 2 pociągów w spółce

## Fazy gry szkoleniowej

phase-18cz-t1 = żółte kafelki, do 4 pociągów w spółce
phase-18cz-t2 = zielone kafelki
phase-18cz-t3 = do 3 pociągów w spółce
phase-18cz-t4 = brązowe kafelki, do 2 pociągów w spółce

## Inne gry w pudełku

option-18cz-moravia-silesia = Morawy i Śląsk (zrekonstruowana mapa)
    .about = Wschodnie ziemie dla dwóch lub trzech graczy: tylko duże spółki o niższych cenach emisyjnych, pięć spółek prywatnych na licytacji i krótsza gra. Instrukcja pokazuje mapę i najniższe oferty tylko na obrazkach: mapa i oferty w tej grze są rekonstrukcją.
option-18cz-tutorial = Gra szkoleniowa
    .about = Pierwsza gra dla dwóch do pięciu osób, by poznać tory, stacje, przejazdy i pociągi: po jednej spółce na gracza, bez akcji, kolei lokalnych i dywidend. Najpóźniej po dziesięciu rundach wygrywa najpełniejszy skarbiec.

## Odmowy

illegal-already-started = Ta spółka jest już założona albo została przejęta.
illegal-cheapest-with-help = Dyrektor pomaga tylko przy pociągu, który spółka może uruchomić, od { MONEY($price) }.
illegal-hex-barred = Pierwszy kafelek spółki leży na jej heksie macierzystym.
illegal-must-buy-train = Spółka musi mieć pociąg, który może uruchomić, nawet bez trasy: kup go.
illegal-no-sale-yet = W pierwszej rundzie giełdowej nie sprzedaje się akcji.
illegal-not-next-to-start = Spółek tej wielkości nie można jeszcze zakładać.
illegal-one-tile-a-turn = W turze jeden kafelek albo jedna modernizacja; tylko w swojej pierwszej turze spółka może zamiast tego położyć dwa żółte kafelki.
illegal-par-not-yet = Spółki tej wielkości nie można założyć po tej cenie.
illegal-wrong-face = Ta karta nie może stać się pociągiem tego typu.
