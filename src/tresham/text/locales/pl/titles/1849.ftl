# 1849: co stoi w jej papierach.

title-1849 = Koleje Sycylii od roku 1849: dwa rozstawy torów, strome góry i trzęsienie ziemi

## Spółki prywatne

private-1849-sce = Tylko dochód. Zamyka G13 (Acireale), dopóki należy do gracza.
private-1849-sigi = Spółka, która ją posiada, płaci za teren połowę, gdy buduje tor normalny. Gdy cały nowy tor jest wąski albo gdy jest podwójny, płaci jak inni.
private-1849-cnm = Spółka, która ją posiada, może w dowolnej chwili swojej tury ją zamknąć i położyć jej znacznik na dowolnym porcie: dla tej spółki port jest do końca gry wart o { MONEY(20) } więcej.
private-1849-sms = Spółka, która ją posiada, może ją zamknąć zamiast zwykłej budowy toru i stawiania stacji. W tej turze może wtedy położyć lub zmodernizować kafelek i postawić stację w jednym mieście na wybrzeżu (każdym oprócz Caltanissetty i Ragusy), nawet bez połączenia.
private-1849-rsa = Pierwszy nabywca otrzymuje certyfikat prezesa pierwszej spółki w kolejności i ustala cenę emisyjną. Nie może należeć do spółki. Zostaje zamknięta, gdy tamta spółka kupuje pierwszy pociąg.

## Fazy

phase-1849-4 = żółte kafelki, do 4 pociągów w spółce, ceny emisyjne { MONEY(68) } i { MONEY(100) }, 1 runda operacyjna
phase-1849-6 = zielone kafelki, spółki mogą kupować spółki prywatne, nowa cena emisyjna { MONEY(144) }, 2 rundy operacyjne
phase-1849-8 = do 3 pociągów w spółce, pociągi 4H są złomowane, szare miasta punktują średnią wartość
phase-1849-10 = brązowe kafelki, do 2 pociągów w spółce, pociągi 6H są złomowane, nowa cena emisyjna { MONEY(216) }, 3 rundy operacyjne
phase-1849-12 = spółki prywatne są zamykane, trzęsienie ziemi (Messina), szare miasta punktują najwyższą wartość
phase-1849-16 = pociągi 8H są złomowane, w sprzedaży pociągi R6H, otwarta niebieska część tabeli kursów

## Tabela kursów

zone-1849-yellow = cena emisyjna od samego początku
zone-1849-green = cena emisyjna od fazy 6
zone-1849-brown = cena emisyjna od fazy 10
zone-1849-blue = otwiera się w fazie 16
zone-1849-blue-end = otwiera się w fazie 16; znacznik tutaj przybliża koniec gry
zone-1849-closed = spółka, której znacznik tu trafi, jest od razu zerowana

## Podpowiedzi

hint-token = Stacja daje pociągom nowy początek i może zamknąć miasto innym; zapłacono za nią już przy uruchomieniu.

## Warianty

option-1849-delay-ift = IFT nie na początku
    .about = IFT nigdy nie jest wśród pierwszych trzech spółek w kolejności.
option-1849-reduced-4p-corps = Pięć spółek na czterech graczy
    .about = Czterech graczy używa pięciu spółek zamiast sześciu; pociągów jest mniej, a limit certyfikatów niższy.
option-1849-acquiring-station-tokens = Kupowanie stacji
    .about = Od fazy 6 spółka może za zgodą innej spółki kupić jej stację w mieście, do którego dochodzą jej tory. Stacje macierzyste nie są na sprzedaż.
option-1849-bonds = Obligacje
    .about = Od fazy 8 każda spółka może wyemitować obligację na L.500. Dopóki jej nie wykupi, każda tura kosztuje L.50 odsetek; niewykupiona na końcu gry obligacja odbiera L.100 każdej akcji spółki.
option-1849-electric-dreams = Marzenia o elektryczności
    .about = Od fazy 12 spółki mogą kupować znaczniki E, a z nimi pociągi E. Te pociągi jeżdżą na dowolną odległość, ale nie po wąskim torze, a Palermo, Catania, Messina i Siracusa liczą się dla nich podwójnie. Tylko razem z obligacjami i kupowaniem stacji.
option-1849-free-runs = Dowolne trasy
    .about = Przyjmowany jest każdy dozwolony zestaw tras, nie tylko najbardziej dochodowy.

## Odmowy

illegal-no-sale-yet = Akcje tej spółki można sprzedawać dopiero po jej pierwszej turze operacyjnej.
