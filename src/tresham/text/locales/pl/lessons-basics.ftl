# Kurs `basics`: 18xx w kwadrans.

course-basics = 18xx w piętnaście minut
    .about = Dla tych, którzy nigdy nie grali. Jedna mała zatoka, jedna rywalka, a na końcu wiadomo, dlaczego się przegrywa.

## Akcje

lesson-shares = Akcje
    .about = Jesteś inwestorem. Koleje należą do tych, którzy mają ich akcje.
lesson-shares-start-1 = Nie jesteś koleją. Jesteś inwestorem i masz { MONEY($cash) }, Ada tyle samo. Wygrywa największy majątek na końcu: gotówka i akcje razem.
lesson-shares-start-2 = Spółka BAY ma pięć akcji i na razie nie ma właściciela. Pierwszy kupujący bierze certyfikat prezesa, od razu dwie akcje, i decyduje za kolej.
lesson-shares-start-3 = On też ustala cenę jednej akcji, cenę emisyjną. Naciśnij BAY i załóż ją po { MONEY(70) }: dwie akcje kosztują { MONEY(140) }.
lesson-shares-start-wrong = Tak wolno, ale teraz chodzi o co innego. Cofnij ruch i załóż BAY po { MONEY(70) }.
lesson-shares-start-wrong-start-corporation = Wolno założyć dowolną kolej po każdej z trzech cen. Na tej lekcji cofnij ruch i załóż BAY po { MONEY(70) }: na tym opierają się wszystkie dalsze rachunki.
lesson-shares-start-wrong-pass = Kto pasuje, nic nie ma, a pieniądze w kieszeni nie rosną. Cofnij ruch i załóż BAY po { MONEY(70) }.

lesson-shares-float-1 = Masz { $shares } z pięciu akcji BAY; gwiazdka obok liczby znaczy, że jesteś jej prezesem. Ada tak samo zakłada drugą kolej, HIL.
lesson-shares-float-2 = Kolej rusza, gdy sprzedano trzy jej akcje: odtąd działa, a bank napełnia skarbiec, jej własną kasę, pięć razy po { MONEY(70) }. Zostało ci { MONEY($cash) }: kup jeszcze jedną akcję BAY.
lesson-shares-float-wrong = Tak BAY nie ruszy. Cofnij ruch i kup jedną akcję BAY.
lesson-shares-float-wrong-buy-shares = Akcja HIL pomoże Adzie uruchomić jej kolej jako pierwszą. Cofnij ruch i kup akcję BAY.
lesson-shares-float-wrong-pass = Z dwiema sprzedanymi akcjami BAY jeszcze nie działa. Cofnij ruch i kup trzecią.

lesson-shares-other-1 = BAY rusza: w skarbcu ma { MONEY($treasury) }, co widać w zakładce „Spółki”. To pieniądze kolei, nie twoje. Twoje to { MONEY($cash) }.
lesson-shares-other-2 = Wolno mieć też część cudzej kolei: gdy płaci HIL, dostajesz i ty. Kup jedną akcję HIL za { MONEY(70) }.
lesson-shares-other-wrong = Cofnij ruch i kup akcję HIL.
lesson-shares-other-wrong-pass = Twoje { MONEY($cash) } leżałoby bezczynnie. Cofnij ruch i kup akcję HIL.

lesson-shares-end = Ada kupuje akcję BAY: twoja kolej będzie zarabiać i dla niej. Nikogo nie stać na kolejną akcję i runda giełdowa się kończy. Już wiesz: gracze kupują akcje, trzy sprzedane akcje uruchamiają kolej, a jej skarbiec ({ MONEY($treasury) }) to nie twoja kieszeń ({ MONEY($cash) }).

## Tory

lesson-track = Tory i pociąg
    .about = Tura samej kolei: kładzie tory i kupuje pociąg za własne pieniądze.
lesson-track-lay-1 = Teraz runda operacyjna: każda kolej kładzie tory, uruchamia pociągi, płaci i kupuje pociągi. Miasto macierzyste BAY to Anker, A1: stoi tam jej stacja, okrągły żeton. Jako prezes decydujesz za nią.
lesson-track-lay-2 = Pociąg zarabia między dwoma miastami: ile, mówią liczby w białych kółkach. Cove, C3, jest warte { MONEY(30) }, Anker { MONEY(20) }. Między nimi leży jeden heks bez toru.
lesson-track-lay-3 = Kliknij heks B2 i połóż prosty tor z Anker do Cove; zatwierdź zielonym przyciskiem. To nic nie kosztuje: BAY nadal ma { MONEY($treasury) }.
lesson-track-lay-wrong = Cofnij ruch i połóż prosty kafelek 9 na B2, z Anker do Cove.
lesson-track-lay-wrong-lay-tile = Ten tor nie łączy Anker i Cove, a razem dają one najwięcej. Cofnij ruch i wybierz na B2 kafelek 9, prosty: prowadzi z A1 do C3.
lesson-track-lay-wrong-pass = Bez toru nie pojedzie żaden pociąg. Cofnij ruch i połóż kafelek 9 na B2.

lesson-track-train-1 = Kolej bez pociągu nic nie zarabia. W tej turze BAY nikomu nie płaci, więc kurs jej akcji spada do { MONEY($price) }: widać to w zakładce „Kursy”.
lesson-track-train-2 = Liczba w nazwie pociągu mówi, ile miast on odwiedza. Pociąg 2 kosztuje { MONEY($cost) }, BAY ma { MONEY($treasury) }. Kup jeden.
lesson-track-train-wrong = Cofnij ruch i kup pociąg 2.
lesson-track-train-wrong-pass = Kolej, która ma trasę, musi mieć pociąg. Cofnij ruch i kup pociąg 2 za { MONEY($cost) }.

lesson-track-done-1 = BAY ma pociąg i { MONEY($treasury) }. Akcja kosztuje { MONEY($price) }. Na jedną linię wystarczy jeden pociąg: zakończ zakup pociągów.
lesson-track-done-wrong = Cofnij ruch i zakończ zakup pociągów.
lesson-track-done-wrong-buy-train = Drugi pociąg nie ma jeszcze swojej linii. Cofnij ruch i zakończ zakup pociągów.

lesson-track-end = Ada kładzie tory i kupuje pociąg dla HIL. Już wiesz: kolej płaci z własnego skarbca i potrzebuje torów oraz pociągu. BAY ma { MONEY($treasury) }, akcja jest warta { MONEY($price) }.

## Trasa i dywidenda

lesson-dividend = Trasa i dywidenda
    .about = Pociągi zarabiają. Prezes decyduje, dla kogo, a rynek odpowiada kursem.
lesson-dividend-lay-1 = Druga runda operacyjna: każda kolej ma jeszcze jedną turę. BAY ma pociąg 2 i linię z Anker do Cove.
lesson-dividend-lay-2 = Najpierw znów tory. Połącz Anker i Bell: połóż prosty kafelek na A3. Wzgórze kosztuje { MONEY(20) }, BAY ma { MONEY($treasury) }.
lesson-dividend-lay-wrong = Cofnij ruch i połóż prosty kafelek 9 na A3, z Anker do Bell.
lesson-dividend-lay-wrong-lay-tile = Ten tor nie łączy Anker i Bell. Cofnij ruch i połóż kafelek 9 na A3 prosto, z zachodu na wschód.
lesson-dividend-lay-wrong-pass = Druga linia wkrótce wyżywi drugi pociąg. Cofnij ruch i połóż kafelek 9 na A3.

lesson-dividend-run-1 = Teraz jedzie pociąg. Na jego drodze musi być stacja własnej kolei, tutaj to Anker. Pociąg 2 odwiedza dwa miasta: Anker { MONEY(20) } i Cove { MONEY(30) }, razem { MONEY($best) }. Uruchom go.
lesson-dividend-run-wrong = Cofnij ruch i uruchom pociąg.

lesson-dividend-pay-1 = Na stole leży { MONEY(50) } i decyzja jest twoja. Wypłacić to dać każdej z pięciu akcji { MONEY(10) }. Masz akcji: { $shares }, więc do twoich { MONEY($cash) } dojdzie { MONEY(30) }. Akcja, której nikt nie kupił, nie płaci nikomu.
lesson-dividend-pay-2 = Albo zatrzymać: BAY bierze wszystko i nikt nic nie dostaje. Skutek widać w zakładce „Kursy”: kto płaci, idzie w prawo, ku wyższym kursom, kto nie płaci, w lewo.
lesson-dividend-pay-3 = Akcja BAY kosztuje { MONEY($price) }. Wypłać dywidendę i patrz, jak rośnie jej kurs.
lesson-dividend-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-dividend-pay-wrong-declare-dividend = Teraz { MONEY(50) } ma BAY, ty nie masz nic, a każda akcja straciła na wartości. Bywa to mądre, gdy trzeba kupić pociąg. Tutaj cofnij ruch i wypłać dywidendę.

lesson-dividend-second-1 = Masz { MONEY($cash) }, a akcja BAY wzrosła do { MONEY($price) }. BAY ma drugą linię: z Anker do Bell. Kup drugi pociąg 2 za { MONEY($cost) } z jej { MONEY($treasury) }.
lesson-dividend-second-wrong = Cofnij ruch i kup drugi pociąg 2.
lesson-dividend-second-wrong-pass = Linia do Bell stałaby pusta. Cofnij ruch i kup drugi pociąg 2.

lesson-dividend-done-1 = To był ostatni pociąg 2 w banku, więc teraz na sprzedaż jest pociąg 3. Kosztuje { MONEY($cost) }, a BAY ma { MONEY($treasury) }. Na razie zachowajmy te pieniądze: zakończ zakup pociągów.
lesson-dividend-done-wrong = Cofnij ruch i zakończ zakup pociągów.
lesson-dividend-done-wrong-buy-train = Nie teraz: zobaczymy, co będzie bez niego. Cofnij ruch i zakończ zakup pociągów.

lesson-dividend-end = HIL też zarabia { MONEY(50) }, ale Ada wszystko zatrzymuje. Porównaj kursy: BAY { MONEY($bay) }, HIL { MONEY($hil) }. Już wiesz: dywidenda napełnia kieszeń i podnosi kurs, zatrzymanie napełnia skarbiec i go obniża. Ada na coś oszczędza.

## Złomowanie

lesson-rust = Pociąg na złom
    .about = Pociągi nie są wieczne. O tym, kiedy znikną stare, decyduje ten, kto kupuje nowe.
lesson-rust-run-1 = Po dwóch rundach operacyjnych była runda giełdowa, ale nikogo nie stać na kolejną akcję: koleje działają znowu. Zajrzyj do zakładki „Pociągi i fazy”: z pierwszym pociągiem 4 wszystkie pociągi 2 są złomowane i wypadają z gry.
lesson-rust-run-2 = BAY ma dwa pociągi 2 i dwie linie: { MONEY($best) }. Uruchom je.
lesson-rust-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-rust-pay-1 = Zróbmy to, co początkujący, i weźmy, ile się da: wypłać dywidendę. W skarbcu zostanie { MONEY($treasury) }.
lesson-rust-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-rust-pay-wrong-declare-dividend = Ostrożnie pomyślane. Ale tu chcemy zobaczyć, jak sprawy idą źle: cofnij ruch i wypłać dywidendę.
lesson-rust-keep-1 = Bank ma jeden pociąg 3 za { MONEY($cost) }. BAY ma { MONEY($treasury) } i mogłaby go kupić. HIL ma { MONEY($hil) }.
lesson-rust-keep-2 = Dwa pociągi jeżdżą dobrze, po co wydawać? Zakończ zakup pociągów. Zaraz zobaczysz, po co.
lesson-rust-keep-wrong = Cofnij ruch i zakończ zakup pociągów.
lesson-rust-keep-wrong-buy-train = W grze to właściwy ruch, pokaże go lekcja po następnej. Ale tu zobaczymy, co będzie bez niego: cofnij ruch i zakończ zakup.
lesson-rust-again-1 = Ada znów zatrzymuje dochód i kupuje pociąg 3. Nowy rodzaj pociągów zaczyna nową fazę: teraz wolno kłaść zielone kafelki, na których miasta rosną. HIL ma { MONEY($hil) } i będzie zarabiać więcej niż dotąd.
lesson-rust-again-2 = Twoja tura. Miasta mogą teraz rosnąć, ale to poczeka: nie buduj toru.
lesson-rust-again-wrong = Cofnij ruch i nie buduj toru.
lesson-rust-again-wrong-lay-tile = Dobry kafelek, ale tym pociągom już nie pomoże. Cofnij ruch i nie buduj toru.
lesson-rust-run-again-1 = Uruchom oba pociągi jeszcze raz: przyniosą { MONEY($best) }.
lesson-rust-run-again-wrong = Cofnij ruch i uruchom pociągi.
lesson-rust-pay-again-1 = Wypłać dywidendę jeszcze raz. Dla tych pociągów to ostatni raz.
lesson-rust-pay-again-wrong = Cofnij ruch i wypłać dywidendę.
lesson-rust-pay-again-wrong-declare-dividend = Na oszczędzanie jest już o jedną turę za późno. Cofnij ruch i wypłać dywidendę.
lesson-rust-end = HIL kupuje pierwszy pociąg 4 i wszystkie pociągi 2 idą na złom. Pociągi BAY: { $trains }, w skarbcu { MONEY($treasury) }, a najtańszy pociąg kosztuje { MONEY($cost) }. Już wiesz: kto kupuje nowe pociągi, decyduje, kiedy stare idą na złom.

## Bez pociągu

lesson-without-train = Kolej bez pociągu
    .about = Zasada jest twarda: kolej musi mieć pociąg. Gdy nie może zapłacić, płaci prezes.
lesson-without-train-duty-1 = Minęła runda giełdowa: masz o jedną akcję HIL więcej, kupioną za { MONEY(70) }, bo niesprzedane akcje zawsze kosztują cenę emisyjną. Masz { MONEY($cash) }, BAY ma { MONEY($treasury) }, ale nie ma pociągu. Pociąg 4 kosztuje { MONEY($cost) }.
lesson-without-train-duty-2 = Bez pociągu BAY w tej turze nic nie zarobi, a jej kurs spadnie z { MONEY($price) }. Nie buduj toru i zobacz.
lesson-without-train-duty-wrong = Cofnij ruch i nie buduj toru.
lesson-without-train-duty-wrong-lay-tile = Bez pociągu tor nie pomoże. Cofnij ruch i nie buduj toru.
lesson-without-train-sell-1 = Kolej z trasą musi mieć pociąg. Trzeba { MONEY($cost) }, BAY ma { MONEY($treasury) }. Resztę płaci prezes, czyli ty.
lesson-without-train-sell-2 = Brakuje { MONEY(130) }, a masz { MONEY($cash) }. Trzeba więc sprzedawać. Sprzedaj akcję HIL za { MONEY($hil) }.
lesson-without-train-sell-wrong = Cofnij ruch i sprzedaj jedną akcję HIL.
lesson-without-train-sell-wrong-sell-shares = Tak też wolno, ale akcja twojej kolei jest warta więcej. Cofnij ruch i sprzedaj jedną akcję HIL.
lesson-without-train-buy-1 = Sprzedaż zepchnęła HIL do { MONEY($hil) }. Masz teraz { MONEY($cash) }. Kup pociąg 4 za { MONEY($cost) }: { MONEY($treasury) } daje BAY, resztę ty.
lesson-without-train-buy-wrong = Cofnij ruch i kup pociąg 4.
lesson-without-train-buy-wrong-sell-shares = Pieniędzy już wystarczy. Cofnij ruch i kup pociąg 4.
lesson-without-train-end = Pociągi HIL jadą i Ada wreszcie wypłaca dywidendę. Licząc teraz, masz { MONEY($you_worth) }, a Ada { MONEY($ada_worth) }; akcja BAY spadła do { MONEY($price) }. Już wiesz: zostajesz w tyle, bo pociągi poszły na złom, a w skarbcu zabrakło na nowy.

## Przezorność

lesson-foresight = To samo jeszcze raz, z głową
    .about = Z powrotem do chwili przed błędem. Jeden zakup zmienia wszystko.
lesson-foresight-pay-1 = Jesteśmy znów tam, gdzie BAY właśnie zarabia { MONEY(90) }. Dwa pociągi 2, w skarbcu { MONEY($treasury) }, a pociąg 3 za { MONEY($cost) } jeszcze czeka.
lesson-foresight-pay-2 = BAY może wypłacić i mimo to go kupić. Wypłać dywidendę.
lesson-foresight-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-foresight-pay-wrong-declare-dividend = Skarbiec jest dość pełny, zatrzymanie tylko obniża kurs. Cofnij ruch i wypłać dywidendę.
lesson-foresight-third-1 = Teraz kup pociąg 3 za { MONEY($cost) }. BAY ma { MONEY($treasury) }. Pociąg 3 nigdy tu nie idzie na złom.
lesson-foresight-third-wrong = Cofnij ruch i kup pociąg 3.
lesson-foresight-third-wrong-pass = Właśnie przez to poprzednio poszło źle. Cofnij ruch i kup pociąg 3.
lesson-foresight-calm-1 = Stało się to samo: Ada kupuje pociąg 4 i wszystkie pociągi 2 idą na złom. Ale BAY ma swój pociąg 3.
lesson-foresight-calm-2 = Nie buduj toru, niech jedzie.
lesson-foresight-calm-wrong = Cofnij ruch i nie buduj toru.
lesson-foresight-calm-wrong-lay-tile = Dobry kafelek, ale teraz niepotrzebny. Cofnij ruch i nie buduj toru.
lesson-foresight-run-1 = Trzy miasta jednym pociągiem: { MONEY($best) }. Uruchom go.
lesson-foresight-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-foresight-last-1 = W kieszeni masz { MONEY($cash) }. Wypłać dywidendę i policzmy.
lesson-foresight-last-wrong = Cofnij ruch i wypłać dywidendę.
lesson-foresight-last-wrong-declare-dividend = Na końcu pieniądze w skarbcu nikomu się nie liczą. Cofnij ruch i wypłać dywidendę.
lesson-foresight-end = Masz { MONEY($you_worth) }, Ada { MONEY($ada_worth) }: różnicę zrobił jeden pociąg, kupiony o turę wcześniej. O to chodzi w prawie każdej grze 18xx: kto ma pociągi, gdy stare idą na złom. Cała gra trwa, aż w banku skończą się pieniądze. Spróbuj 1830, z zaznaczonym „Moja pierwsza gra: objaśniaj na bieżąco”.
