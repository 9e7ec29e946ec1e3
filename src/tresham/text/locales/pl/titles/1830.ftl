# 1830: co stoi w jej papierach.

title-1830 = Koleje i baronowie rozbójnicy północnego wschodu USA, od roku 1830

web-offering = IPO

## Spółki prywatne

private-1830-sv = Tylko dochód. Zamyka G15, dopóki należy do gracza.
private-1830-cs = Spółka, która ją posiada, może raz położyć na B20 kafelek z miasteczkiem (3, 4 lub 58), za darmo, oprócz zwykłego kafelka i nawet bez połączenia. Zamyka B20, dopóki należy do gracza.
private-1830-dh = Spółka, która ją posiada, może w ramach budowy toru położyć kafelek 57 na F16 bez połączenia, za zwykłe { MONEY(120) }, a w tej samej turze postawić tam za darmo stację. Zamyka F16, dopóki należy do gracza.
private-1830-mh = Gracz może ją wymienić na 10% akcji NYC z IPO lub z giełdy, we własnej turze giełdowej albo między turami innych. Wymiana ją zamyka. Zamyka D18, dopóki należy do gracza.
private-1830-ca = Pierwszy nabywca otrzymuje 10% akcji PRR. Zamyka H18, dopóki należy do gracza.
private-1830-bo = Pierwszy nabywca otrzymuje certyfikat prezesa B&O i ustala cenę emisyjną. Nie może należeć do spółki. Zostaje zamknięta, gdy B&O kupuje pierwszy pociąg. Zamyka I13 i I15.

## Fazy

phase-1830-2 = żółte kafelki, do 4 pociągów w spółce, 1 runda operacyjna
phase-1830-3 = zielone kafelki, spółki mogą kupować spółki prywatne, 2 rundy operacyjne
phase-1830-4 = do 3 pociągów w spółce, pociągi 2 są złomowane
phase-1830-5 = brązowe kafelki, do 2 pociągów w spółce, spółki prywatne są zamykane, 3 rundy operacyjne
phase-1830-6 = pociągi 3 są złomowane, w sprzedaży diesle
phase-1830-d = pociągi 4 są złomowane

## Tabela kursów

zone-1830-yellow = certyfikaty nie liczą się do limitu
zone-1830-orange = certyfikaty nie liczą się do limitu, a jeden gracz może mieć ponad 60%
zone-1830-brown = jak w strefie pomarańczowej, a z giełdy można kupić kilka certyfikatów naraz

## Warianty

option-1830-multiple-brown-from-ipo = Brązowe akcje z IPO
    .about = Kilka certyfikatów spółki z brązowej strefy można kupić w jednej turze także z IPO, nie tylko z giełdy.
option-1830-optional-6-train = Trzeci pociąg 6
    .about = W zajezdni są trzy pociągi 6 zamiast dwóch.
option-1830-free-runs = Dowolne trasy
    .about = Przyjmowany jest każdy dozwolony zestaw tras, nie tylko najbardziej dochodowy.
