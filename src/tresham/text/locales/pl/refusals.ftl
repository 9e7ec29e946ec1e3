# Dlaczego zasady mówią „nie”. Każda odmowa podaje też zasadę, którą można przeczytać.

## Przebieg gry

illegal-game-over = Gra jest skończona.
illegal-agreed-already = Zgoda na zakończenie gry została już wyrażona.
illegal-not-in-the-game = Na zakończenie gry może się zgodzić tylko gracz, który jest jeszcze w grze.
illegal-no-such-thing =
    { $field ->
        [by] Nie ma takiego gracza ani takiej spółki.
        [corp] Nie ma takiej spółki.
        [buyer] Nie ma takiego nabywcy.
        [private] Nie ma takiej { -private(case: "genitive") }.
        [hex] Nie ma takiego heksu.
        [lay] Nie ma takiego kafelka.
        [stop] Nie ma takiego przystanku.
        [slot] Nie ma takiej stacji.
        [train] Nie ma takiego pociągu.
        [traded] Nie ma takiego pociągu do oddania.
        [cell] Nie ma takiej komórki w tabeli kursów.
        [cert] Nie ma takiego certyfikatu.
        [certs] Nie ma takiego certyfikatu.
        [runs] Te trasy zawierają nieistniejące pociągi lub przystanki.
       *[other] Ta akcja nie ma sensu ({ $field }).
    }
illegal-not-now = Teraz nie można tego zrobić.
illegal-part-is-over = Pora na to w turze spółki już minęła.
illegal-part-comes-later = Na to przyjdzie pora później w turze spółki.
illegal-not-your-turn = Teraz kolej na kogoś innego.
illegal-needs-consent = Druga strona musi się zgodzić: złóż ofertę.
illegal-needs-no-consent = Niczyja zgoda nie jest potrzebna: po prostu to zrób.

## Aukcja

illegal-lot-sold = Ta { -private } jest już sprzedana.
illegal-lot-not-offered = Kupić można tylko najtańszą z pozostałych { -private(case: "genitive-plural") }; inne można licytować.
illegal-cheaper-lot-first = Z tej wielkości została tańsza: ją sprzedaje się najpierw.
illegal-lot-offered = Ta { -private } jest wystawiona: kup ją za podaną cenę albo pasuj.
illegal-lot-not-contested = Licytacja dotyczy innej { -private(case: "genitive") }.
illegal-cannot-afford-lot = Cena to { MONEY($price) }, wolne środki to { MONEY($cash) }.
illegal-lot-at-lowest-price = Taniej niż { MONEY($price) } już nie będzie.
illegal-must-buy-or-lower = Kto nie ma jeszcze { -private(case: "genitive") }, kupuje ją albo obniża cenę.
illegal-bid-too-low = Najniższa oferta to { MONEY($least) }.
illegal-bid-not-covered = Oferty muszą mieć pokrycie w gotówce: tutaj najwyżej { MONEY($most) }.
illegal-other-corporation = Decyzja dotyczy innej spółki.
illegal-no-par-cell = To nie jest cena emisyjna.
illegal-par-not-yet = W tej fazie ta cena emisyjna jest niedostępna.

## Sprzedaż akcji

illegal-not-your-shares = Sprzedający nie ma tych certyfikatów.
illegal-mixed-shares = Transakcja obejmuje certyfikaty jednej spółki z jednego miejsca.
illegal-shares-do-not-add-up = Te certyfikaty nie dają takiej liczby akcji.
illegal-unpriced-share = Nie można sprzedać akcji bez ceny.
illegal-no-sale-yet = Akcji nie można jeszcze sprzedawać.
illegal-no-sale-after-purchase = Najpierw sprzedaż, potem kupno: po zakupie nie można już w tej turze sprzedawać.
illegal-pool-limit =
    { $room ->
        [0] Na giełdzie nie ma miejsca na akcje tej spółki.
        [one] Na giełdzie jest miejsce tylko na { $room } akcję tej spółki.
        [few] Na giełdzie jest miejsce tylko na { $room } akcje tej spółki.
       *[many] Na giełdzie jest miejsce tylko na { $room } akcji tej spółki.
    }
illegal-presidents-certificate = Certyfikat { -president(case: "genitive") } można sprzedać tylko wtedy, gdy może go przejąć inny gracz.
illegal-no-exact-exchange = Po wymianie certyfikatów nie dałoby się sprzedać dokładnie tylu akcji.
illegal-no-such-swap = Za certyfikat { -president(case: "genitive") } można wziąć ostatni certyfikat albo dwa zwykłe.
illegal-standstill = Ta sprzedaż wyzerowałaby spółkę, a ani ty, ani następny gracz nie mielibyście już nic do zrobienia; publiczna witryna stanęłaby w tym miejscu na zawsze.
illegal-one-block = Akcje tej spółki zostały już sprzedane: wszystkie akcje jednej spółki sprzedaje się w jednym pakiecie.
illegal-sells-too-few =
    { $least ->
        [one] Trzeba sprzedać co najmniej { $least } akcję, żeby zejść do limitu.
        [few] Trzeba sprzedać co najmniej { $least } akcje, żeby zejść do limitu.
       *[many] Trzeba sprzedać co najmniej { $least } akcji, żeby zejść do limitu.
    }
illegal-stays-above-limit =
    { $least ->
        [one] Za dużo certyfikatów, a każdą spółkę sprzedaje się tylko raz w turze: sprzedaj co najmniej { $least } jej akcję.
        [few] Za dużo certyfikatów, a każdą spółkę sprzedaje się tylko raz w turze: sprzedaj co najmniej { $least } jej akcje.
       *[many] Za dużo certyfikatów, a każdą spółkę sprzedaje się tylko raz w turze: sprzedaj co najmniej { $least } jej akcji.
    }
illegal-whole-block =
    { $shares ->
        [one] Pakiet { $shares } akcji kupuje się w całości albo wcale.
        [few] Pakiet { $shares } akcji kupuje się w całości albo wcale.
       *[many] Pakiet { $shares } akcji kupuje się w całości albo wcale.
    }
illegal-over-limit = Za dużo certyfikatów: najpierw sprzedaj akcje.
illegal-over-holding = Za dużo akcji jednej spółki: najpierw sprzedaj część z nich.

## Kupno akcji

illegal-not-for-sale = Ten certyfikat nie jest na sprzedaż.
illegal-presidents-certificate-first = Najpierw sprzedawany jest certyfikat { -president(case: "genitive") }, przy założeniu spółki.
illegal-last-certificate = Ostatni certyfikat idzie na końcu: w tym samym miejscu jest jeszcze zwykły.
illegal-already-started = Ta spółka jest już założona.
illegal-not-next-to-start = Teraz kolej na inną spółkę.
illegal-no-home-there = To nie może być miasto macierzyste tej spółki.
illegal-in-debt = Dłużnik banku nie kupuje akcji: najpierw spłać dług.
illegal-owes-nothing = Nie masz długu w banku.
illegal-repayment = Spłać od { MONEY($low) } do { MONEY($high) }.
illegal-sold-this-round = Po sprzedaży akcji spółki nie można kupować jej akcji w tej samej rundzie.
illegal-one-purchase = W turze można kupić tylko raz.
illegal-cannot-afford-share = Cena to { MONEY($price) }, dostępne jest { MONEY($cash) }.
illegal-certificate-limit =
    { $limit ->
        [one] Limit certyfikatów: { $limit } certyfikat.
        [few] Limit certyfikatów: { $limit } certyfikaty.
       *[many] Limit certyfikatów: { $limit } certyfikatów.
    }
illegal-holding-limit =
    { $most ->
        [one] Gracz może mieć najwyżej { $most } akcję tej spółki.
        [few] Gracz może mieć najwyżej { $most } akcje tej spółki.
       *[many] Gracz może mieć najwyżej { $most } akcji tej spółki.
    }

## Własne akcje spółki

illegal-not-president = W imieniu spółki działa tylko jej { -president }.
illegal-acts-for-himself = W jednej turze działa się we własnym imieniu albo w imieniu jednej spółki, nie jedno i drugie.
illegal-once-a-round = Spółka zrobiła to już w tej rundzie giełdowej.
illegal-has-not-operated = Spółka jeszcze ani razu nie działała.
illegal-too-few-shares-out =
    { $least ->
        [one] U graczy i na giełdzie musi zostać { $least } akcja.
        [few] U graczy i na giełdzie muszą zostać { $least } akcje.
       *[many] U graczy i na giełdzie musi zostać { $least } akcji.
    }
illegal-money-asleep = Cena to { MONEY($price) }, dostępne jest { MONEY($cash) } i jeszcze { MONEY($asleep) }, których nie można wydać przed końcem rundy giełdowej.
illegal-nothing-to-reissue = Spółka nie ma w skarbcu żadnej akcji.
illegal-offering-not-empty = Ponowna emisja jest możliwa tylko wtedy, gdy w IPO nie ma już akcji.
illegal-one-deal-in-own-shares = Spółka emituje akcje albo odkupuje jedną, i to raz w turze.
illegal-no-issue-in-first-turn = W swojej pierwszej turze spółka nie emituje ani nie odkupuje akcji.
illegal-last-certificate-last = Ostatni certyfikat emituje się tylko razem ze wszystkimi pozostałymi ze skarbca.
illegal-one-certificate-back = Spółka odkupuje tylko jeden certyfikat.

## Spółki prywatne

illegal-private-not-for-sale = Ta { -private } nie jest na sprzedaż.
illegal-no-private-sales-now = W tej fazie spółki nie mogą kupować { -private(case: "genitive-plural") }.
illegal-only-from-president = Spółka kupuje { -private(case: "plural") } tylko od swojego { -president(case: "genitive") }.
illegal-never-for-corporations = Ta { -private } nie może należeć do spółki.
illegal-private-price = Cena musi wynosić od { MONEY($low) } do { MONEY($high) }.
illegal-cannot-afford-private = Cena to { MONEY($price) }, dostępne jest { MONEY($cash) }.
illegal-no-private-trade-now = Gracze nie mogą teraz handlować tą { -private(case: "instrumental") }.
illegal-trade-price = Cena musi wynosić od { MONEY($low) } do { MONEY($high) }.
illegal-no-exchange = Taka wymiana nie jest możliwa.
illegal-not-between-turns = Wymiana jest możliwa we własnej turze giełdowej albo między turami innych.
illegal-no-such-power = { -private(case: "heading") } nie daje tu i teraz takiego prawa.
illegal-power-used-up = Prawo tej { -private(case: "genitive") } zostało już wykorzystane.
illegal-power-used-in-turn = Z prawa tej { -private(case: "genitive") } korzysta się raz na turę.
illegal-outside-of-grant = Na tym heksie prawo tej { -private(case: "genitive") } nie działa.
illegal-after-normal-track = Najpierw zwykła budowa toru, potem to, na co pozwala { -private }.
illegal-yellow-only = { -private(case: "heading") } pozwala tylko na żółty kafelek.
illegal-private-of-other-kind = Spółka tego rodzaju nie może mieć tej { -private(case: "genitive") }.
illegal-not-your-private = Ta { -private } nie należy do spółki.
illegal-beyond-power = Prawo tej { -private(case: "genitive") } nie sięga tak daleko.
illegal-nothing-to-waive = Teren nic tam nie kosztuje, więc nie ma na czym oszczędzić.
illegal-no-terrain-to-save = { -private(case: "heading") } pomaga tylko na pustym heksie z terenem, który wymienia.
illegal-no-port = Ten znacznik kładzie się na porcie.
illegal-power-comes-first = Spółkę prywatną zamyka się zamiast zwykłego kafelka i stacji, a z jednego z nich spółka w tej turze już skorzystała.
illegal-train-after-run = Pociąg przekazuje się spółce przed jej przejazdami.
illegal-confined-to-city = W tej turze kafelek i stacja są dozwolone tylko w jednym mieście na wybrzeżu.

## Tor

illegal-one-tile-a-turn = W tej turze tor został już położony.
illegal-hex-blocked = { $private } zamyka ten heks, dopóki należy do gracza.
illegal-hex-barred = Na tym heksie na razie nie można budować.
illegal-side-barred = W stronę tego boku nie można prowadzić toru.
illegal-lay-forbidden = Tak obróconego kafelka nie dałoby się nigdy zmodernizować.
illegal-tile-does-not-fit = Ten kafelek tu nie pasuje.
illegal-track-not-kept = Nowy kafelek musi zachować cały dotychczasowy tor.
illegal-track-leads-nowhere = Przy takim obrocie tor wychodzi poza mapę albo na zamknięty bok.
illegal-hex-not-empty = Na tym heksie leży już kafelek.
illegal-colour-not-yet =
    { $colour ->
        [yellow] Żółte kafelki nie są jeszcze dostępne.
        [green] Zielone kafelki nie są jeszcze dostępne.
        [brown] Brązowe kafelki nie są jeszcze dostępne.
        [grey] Szare kafelki nie są jeszcze dostępne.
        [red] Czerwony kafelek kładzie tylko jego spółka, na początku swojej pierwszej tury.
       *[other] Kafelki tego koloru nie są jeszcze dostępne.
    }
illegal-no-such-tile-left = Takich kafelków już nie ma.
illegal-not-connected = Stacje spółki nie mają połączenia z tym miejscem.
illegal-other-gauge = Tor, który tu dochodzi, ma inny rozstaw: ten kafelek się z nim nie łączy.
illegal-no-new-track = Nowy kafelek musi dać spółce nowy dostępny tor albo podnieść wartość dostępnego przystanku.
illegal-cannot-afford-tile = Teren kosztuje { MONEY($cost) }, w skarbcu jest { MONEY($cash) }.

## Stacje

illegal-one-token-a-turn = W turze można postawić jedną stację.
illegal-no-city = Nie ma tu miasta na stację.
illegal-city-not-connected = Tory spółki nie dochodzą do tego miasta.
illegal-no-token-left = Spółka nie ma już żetonów stacji.
illegal-second-token-in-hex = Spółka ma już stację na tym heksie.
illegal-no-free-slot = W tym mieście nie ma wolnego miejsca.
illegal-slot-reserved = Wolne miejsce czeka na stację macierzystą innej spółki.
illegal-cannot-afford-token = Stacja kosztuje { MONEY($cost) }, w skarbcu jest { MONEY($cash) }.

## Przejazdy pociągów

illegal-trains-have-run = Pociągi już pojechały.
illegal-not-your-train = Ten pociąg należy do kogoś innego.
illegal-run-train-runs-twice = Pociąg { $train } może mieć tylko jedną trasę.
illegal-run-too-few-stops = Pociąg { $train } potrzebuje co najmniej dwóch liczących się przystanków.
illegal-run-too-long = Trasa jest za długa dla pociągu { $train }.
illegal-run-no-station = Na trasie pociągu { $train } nie ma stacji jego spółki.
illegal-run-stop-twice = Pociąg { $train } dwa razy wjeżdża na ten sam przystanek.
illegal-run-track-twice = Pociąg { $train } jedzie po zajętym już torze.
illegal-run-not-joined = Przystanki na trasie pociągu { $train } muszą być połączone torem.
illegal-run-barred = Pociągowi { $train } nie wolno tam jechać.
illegal-run-passes-blocked = Pociąg { $train } przejeżdża przez miejsce, w którym musi zakończyć trasę.
illegal-run-passes-end = Pociąg { $train } jedzie dalej z miejsca, w którym kończy się każda trasa.
illegal-run-group-twice = Pociąg { $train } dwa razy wjeżdża na ten sam obszar.
illegal-run-barred-track = Pociąg { $train } nie może jechać po torze o takim rozstawie.
illegal-run-wrong-end = Trasa pociągu { $train } musi się zaczynać lub kończyć w przeznaczonym dla niego miejscu.
illegal-run-needs-place = Trasa pociągu { $train } nie prowadzi przez obowiązkowe dla niego miejsce.
illegal-train-rests = Spółka tego rodzaju nie może uruchomić tego pociągu.
illegal-better-runs = Te trasy dają { MONEY($revenue) }, a pociągi mogą i muszą zarobić { MONEY($best) }.
illegal-idle-train = Dla pociągu { $train } też jest trasa: musi nią pojechać.
illegal-must-run = Pociągi muszą pojechać.
illegal-must-declare = Najpierw zdecyduj, co zrobić z dochodem.
illegal-nothing-to-pay = Nie ma dochodu, o którym trzeba decydować.
illegal-no-such-dividend = Dochód można albo wypłacić, albo zatrzymać w skarbcu.

## Zakup pociągów

illegal-train-limit =
    { $limit ->
        [one] Spółka może mieć najwyżej { $limit } pociąg.
        [few] Spółka może mieć najwyżej { $limit } pociągi.
       *[many] Spółka może mieć najwyżej { $limit } pociągów.
    }
illegal-must-buy-train = Spółka, która ma trasę, musi mieć pociąg: kup go.
illegal-place-for-duty = Ostatnie miejsce jest dla pociągu, którym spółka może jeździć.
illegal-train-not-for-sale = Ten pociąg nie jest na sprzedaż.
illegal-train-needs-right = Taki pociąg może mieć tylko spółka ze znacznikiem E.
illegal-wrong-face = Tego pociągu nie można kupić jako pociągu tego typu.
illegal-train-of-other-kind = Spółka tego rodzaju nie może mieć tego pociągu.
illegal-train-type-limit = Spółka nie może mieć więcej pociągów tego typu.
illegal-train-stays = Trzeba oddać inny pociąg.
illegal-bank-trains-a-turn =
    { $most ->
        [one] W jednej turze można kupić od banku najwyżej { $most } pociąg.
        [few] W jednej turze można kupić od banku najwyżej { $most } pociągi.
       *[many] W jednej turze można kupić od banku najwyżej { $most } pociągów.
    }
illegal-no-train-trades-yet = W tej fazie spółki nie mogą kupować pociągów od siebie nawzajem.
illegal-train-price = Cena musi wynosić od { MONEY($low) } do { MONEY($high) }.
illegal-face-value-trade = Między spółkami różnych graczy kosztuje dokładnie { MONEY($price) }.
illegal-face-value = Bank sprzedaje go dokładnie za { MONEY($price) }.
illegal-no-trade-in = Tego pociągu nie można tu oddać w rozliczeniu.
illegal-cannot-afford-train = Pociąg kosztuje { MONEY($price) }, dostępne jest { MONEY($cash) }.
illegal-cheapest-with-help = Gdy { -president } dokłada, w banku można kupić tylko najtańszy pociąg, za { MONEY($price) }.
illegal-bank-train-only = Na pomoc sprzedano już akcje ({ -president }): teraz można kupić tylko pociąg z banku.
illegal-needless-sale = Do kupna tego pociągu ostatnia sprzedaż akcji przez { -president(case: "genitive") } nie była potrzebna.

## Przejęcia

illegal-no-prey = Działająca spółka nie może przejąć tej spółki.
illegal-take-over-price = Cena akcji musi wynosić od { MONEY($low) } do { MONEY($high) }.
illegal-cannot-afford-take-over = Akcje razem kosztują { MONEY($price) }, w skarbcu jest { MONEY($cash) }.
illegal-train-not-taken = Ten pociąg nie pochodzi z przejęcia.
illegal-too-many-trains = To więcej pociągów, niż spółka może mieć: część trzeba zezłomować.

## Dokładanie przez prezesa

illegal-no-emergency = Teraz { -president } nie musi dokładać.
illegal-presidency-at-stake = Po tej sprzedaży spółka, której tura trwa, zmieniłaby { -president(case: "genitive") }.
illegal-more-than-needed = To więcej, niż trzeba.
illegal-not-bankrupt = To nie bankructwo: potrzeba { MONEY($price) }, a można zebrać { MONEY($means) }.

## Cudze stacje, znaczniki E, obligacje

illegal-no-token-trades-yet = W tej fazie nie można kupować cudzych stacji.
illegal-one-token-bought = W turze można kupić tylko jedną cudzą stację.
illegal-no-double-station = To nie jest jedna z dwóch stacji, o które chodzi.
illegal-no-token-there = Nie ma tam stacji innej spółki.
illegal-home-token = Stacja macierzysta nie jest na sprzedaż.
illegal-token-trade-price = Cena musi wynosić od { MONEY($low) } do { MONEY($high) }.
illegal-right-not-on-sale =
    { $right ->
        [none] Znaczniki E nie są na sprzedaż.
       *[other] Prawo „{ $right }” nie jest na sprzedaż.
    }
illegal-right-owned =
    { $right ->
        [none] Spółka ma już znacznik E.
       *[other] Spółka ma już prawo „{ $right }”.
    }
illegal-right-not-reached =
    { $right ->
        [none] Spółka nie dociera do miejsca, w którym kupuje się to prawo.
       *[other] Spółka nie dociera do miejsca, którego dotyczy prawo „{ $right }”.
    }
illegal-cannot-afford-right =
    { $right ->
        [none] Znacznik E kosztuje { MONEY($price) }, w skarbcu jest { MONEY($cash) }.
       *[other] Prawo „{ $right }” kosztuje { MONEY($price) }; w skarbcu jest { MONEY($cash) }.
    }
illegal-no-bonds-yet = W tej fazie nie można emitować obligacji.
illegal-bond-out = Spółka ma już wyemitowaną obligację.
illegal-no-bond-out = Spółka nie ma obligacji do wykupienia.
illegal-one-bond-deal = W jednej turze nie można wyemitować i wykupić obligacji.
illegal-cannot-redeem-bond = Wykup obligacji kosztuje { MONEY($amount) }, w skarbcu jest { MONEY($cash) }.
illegal-must-pay-interest = Odsetki od obligacji trzeba zapłacić.
illegal-no-debt = Spółka nie ma długu.
illegal-cannot-pay-debt = Dług wynosi { MONEY($debt) }, { -president } ma { MONEY($cash) }.

## Pożyczki

illegal-no-loans-yet = W tej fazie nie udziela się pożyczek.
illegal-one-loan-a-turn = W tej turze spółka wzięła już pożyczkę.
illegal-enough-loans = Bez potrzeby spółka bierze pożyczek najwyżej { $most }.
illegal-must-borrow = Spółka bez pociągów przy krawędzi tabeli kursów musi tu wziąć pożyczkę.
illegal-no-loans-left = Wszystkie pożyczki zostały już udzielone.
