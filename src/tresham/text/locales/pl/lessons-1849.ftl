# Kurs `1849`: tory, ostatnie certyfikaty, kolejność zakładania.

course-1849 = Co jest szczególne w 1849
    .about = Trzy pozycje na Sycylii: tory o dwóch rozstawach, certyfikat na dwie akcje i kolejność, której nikt nie wybiera.

## Tory

lesson-1849-gauges = Dwa rozstawy torów
    .about = Tor wąski tanio się kładzie, ale długo się nim jedzie. Normalny odwrotnie.
lesson-1849-gauges-narrow-1 = Masz prezesurę ATA w Siracusa, M13. Następne miasto to Ragusa, M11, a między nimi są góry L12.
lesson-1849-gauges-narrow-2 = Tor normalny kosztuje tam { MONEY(160) }, wąski ćwierć: { MONEY(40) }. Tor z Siracusa jest wąski, więc pasuje tylko wąski. Połóż kafelek 78 na L12, z Siracusa do Ragusa; ATA ma { MONEY($treasury) }.
lesson-1849-gauges-narrow-wrong = Cofnij ruch i połóż kafelek 78 na L12.
lesson-1849-gauges-narrow-wrong-lay-tile = Ten tor mija Ragusa. Cofnij ruch i obróć kafelek 78 na L12 tak, by łączył Siracusa i Ragusa.
lesson-1849-gauges-narrow-wrong-pass = Sama Siracusa to nie trasa. Cofnij ruch i połóż kafelek 78 na L12.

lesson-1849-gauges-train-1 = Kładzie się tanio, ale pociąg liczy tu granice heksów: tor normalny jeden, wąski dwa. Z Siracusa do Ragusa są dwie granice, czyli cztery.
lesson-1849-gauges-train-2 = 4H może naliczyć cztery: akurat wystarcza. Kosztuje { MONEY($cost) }, ATA ma { MONEY($treasury) }. Kup jeden.
lesson-1849-gauges-train-wrong = ATA ma teraz trasę i musi mieć pociąg. Cofnij ruch i kup 4H.

lesson-1849-gauges-standard-1 = Następna runda operacyjna. Z Ragusa do miasteczka N10 prowadzi tor normalny.
lesson-1849-gauges-standard-2 = Pasuje do niego tylko kafelek normalny. ATA ma { MONEY($treasury) }, a teren jest tu darmowy. Połóż na N10 kafelek 58, dalej na zachód.
lesson-1849-gauges-standard-wrong = Cofnij ruch i połóż kafelek 58 na N10.
lesson-1849-gauges-standard-wrong-lay-tile = Tor dochodzi do miasteczka, ale zawraca. Cofnij ruch i połóż kafelek 58 na N10.
lesson-1849-gauges-standard-wrong-pass = Dłuższemu pociągowi to miasteczko się przyda. Cofnij ruch i połóż kafelek 58 na N10.

lesson-1849-gauges-run-1 = Z Siracusa do Ragusa wychodzi cztery, N10 byłoby piąte. 4H tam nie dojedzie, a samym torem normalnym by dojechał.
lesson-1849-gauges-run-2 = Siracusa i Ragusa dają { MONEY($best) }. Uruchom pociąg.
lesson-1849-gauges-run-wrong = Cofnij ruch i uruchom pociąg.

lesson-1849-gauges-pay-1 = Masz akcji: { $shares }. Dywidenda niższa niż kurs { MONEY($price) } nie przesuwa znacznika, zatrzymanie przesuwa go w lewo. Wypłać dywidendę.
lesson-1849-gauges-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-1849-gauges-pay-wrong-declare-dividend = Kurs spadł, a w skarbcu i tak było dość. Cofnij ruch i wypłać dywidendę.

lesson-1849-gauges-end = Masz { MONEY($cash) }, ATA { MONEY($treasury) }: w 1849 niesprzedane akcje leżą w skarbcu, a dywidendę za nie dostaje sama spółka. Już wiesz: tor wąski kosztuje ćwierć i liczy się podwójnie. Na początku buduj tanio, ale myśl o pociągu, który tam pojedzie. Zasady: 1849-10.3.1.3, 1849-10.5.1.4, 1849-10.5.3.2.

## Ostatni certyfikat

lesson-1849-last-certificate = Ostatni certyfikat
    .about = Dwie akcje na jednym papierze, sprzedawane na samym końcu.
lesson-1849-last-certificate-ordinary-1 = Każda spółka ma osiem certyfikatów: prezesa na dwie akcje, sześć zwykłych i ostatni, znów na dwie.
lesson-1849-last-certificate-ordinary-2 = Prezesem SFA jest Ben. Akcja kosztuje { MONEY($price) }, ostatni certyfikat leży na samym dole. Kup zwykły.
lesson-1849-last-certificate-ordinary-wrong = Cofnij ruch i kup akcję SFA.
lesson-1849-last-certificate-ordinary-wrong-start-corporation = Własna spółka to inny plan. Cofnij ruch i kup akcję SFA.
lesson-1849-last-certificate-ordinary-wrong-pass = Ostatni certyfikat wezmą inni. Cofnij ruch i kup akcję SFA.

lesson-1849-last-certificate-sixth-1 = Ben pasuje; ma akcji: { $ben }. Został jeden zwykły certyfikat, masz { MONEY($cash) }. Kup go, a odsłoni się ostatni.
lesson-1849-last-certificate-sixth-wrong = Cofnij ruch i kup akcję SFA.
lesson-1849-last-certificate-sixth-wrong-start-corporation = Wtedy nie wystarczy pieniędzy na oba certyfikaty SFA, które zostały. Cofnij ruch i kup akcję SFA.
lesson-1849-last-certificate-sixth-wrong-pass = Może go kupić Ada, a potem i ostatni. Cofnij ruch i kup akcję SFA.

lesson-1849-last-certificate-last-1 = Masz tyle samo akcji co Ben: { $ben }. Na prezesurę to za mało.
lesson-1849-last-certificate-last-2 = Teraz na sprzedaż jest ostatni certyfikat: dwie akcje po { MONEY($price) }, ale w limicie to jeden papier. Masz { MONEY($cash) }. Kup go.
lesson-1849-last-certificate-last-wrong = Cofnij ruch i kup ostatni certyfikat SFA.
lesson-1849-last-certificate-last-wrong-start-corporation = Ben zostaje prezesem SFA, a twoje pieniądze są podzielone między dwie koleje. Cofnij ruch i kup ostatni certyfikat.
lesson-1849-last-certificate-last-wrong-pass = Kupi go Ben i będzie bezpieczny. Cofnij ruch i kup ostatni certyfikat.

lesson-1849-last-certificate-decide-1 = Jeden zakup, dwie akcje: masz ich { $shares } i prezesurę. W zamian za certyfikat prezesa Ben wybiera ostatni certyfikat. Akcji już nie ma, więc kurs wzrósł do { MONEY($price) }.
lesson-1849-last-certificate-decide-2 = Teraz ty decydujesz za SFA i jej { MONEY($treasury) }. Połóż kafelek w jej mieście macierzystym, Girgenti, J6.
lesson-1849-last-certificate-decide-wrong = Cofnij ruch i połóż kafelek na J6.
lesson-1849-last-certificate-decide-wrong-pass = Bez toru SFA nigdzie nie pojedzie. Cofnij ruch i połóż kafelek na J6.

lesson-1849-last-certificate-end = Masz akcji SFA: { $shares }, gotówki { MONEY($cash) }, SFA ma { MONEY($treasury) }. Już wiesz: ostatni certyfikat przychodzi ostatni i liczy się za dwie akcje. Patrz, ile zostało zwykłych. Zasady: 1849-9.6.3, 1849-9.6.1.

## Kolejność zakładania

lesson-1849-launch-order = Kolejność spółek
    .about = O tym, którą spółkę zakłada się następną, zdecydował los. Wybierasz chwilę, nie kolej.
lesson-1849-launch-order-found-1 = Sześć spółek ułożono w losowej kolejności. Pierwszą, SFA, razem ze spółką prywatną RSA ma Ben.
lesson-1849-launch-order-found-2 = Następna jest RCS w Palermo i tylko ją można teraz założyć. Kto czeka, dostaje to, co idzie za nią.
lesson-1849-launch-order-found-3 = Masz { MONEY($cash) }, a Palermo to najlepsze miasto wyspy. Załóż RCS po { MONEY(68) }.
lesson-1849-launch-order-found-wrong = Cofnij ruch i załóż RCS po { MONEY(68) }.
lesson-1849-launch-order-found-wrong-start-corporation = Po { MONEY(100) } dokupisz mniej akcji. Cofnij ruch i załóż RCS po { MONEY(68) }.
lesson-1849-launch-order-found-wrong-buy-shares = Akcja SFA to pewna rzecz, ale RCS może teraz założyć Ada. Cofnij ruch i załóż RCS po { MONEY(68) }.
lesson-1849-launch-order-found-wrong-pass = Następna jest Ada i RCS będzie jej. Cofnij ruch i załóż RCS po { MONEY(68) }.

lesson-1849-launch-order-along-1 = Stacja RCS stoi w Palermo; za stacje zapłacono { MONEY(130) }, zostało { MONEY($treasury) }. W 1849 spółka dostaje tylko to, co przynoszą jej akcje.
lesson-1849-launch-order-along-2 = Z certyfikatem prezesa wolno w tej samej turze wziąć do dwóch zwykłych. Masz { MONEY($cash) }: weź jeden.
lesson-1849-launch-order-along-wrong = Cofnij ruch i kup akcję RCS.
lesson-1849-launch-order-along-wrong-pass = Za { MONEY($treasury) } RCS niczego nie kupi. Cofnij ruch i kup akcję RCS.

lesson-1849-launch-order-second-1 = RCS ma { MONEY($treasury) }, ty masz { MONEY($cash) }. Weź też drugi.
lesson-1849-launch-order-second-wrong = Cofnij ruch i kup jeszcze jedną akcję RCS.
lesson-1849-launch-order-second-wrong-pass = Pociąg kosztuje { MONEY(100) }, a RCS ma { MONEY($treasury) }. Cofnij ruch i kup jeszcze jedną akcję.

lesson-1849-launch-order-wait-1 = Ada zakłada CTL: była następna w kolejności. Gdyby poczekać, RCS miałaby Ada, a CTL byłaby twoja.
lesson-1849-launch-order-wait-2 = Teraz następna jest ATA. Masz { MONEY($cash) }, RCS ma { MONEY($treasury) }: jedna silna kolej jest lepsza niż dwie biedne. Kup jeszcze akcję RCS.
lesson-1849-launch-order-wait-wrong = Cofnij ruch i kup akcję RCS.
lesson-1849-launch-order-wait-wrong-start-corporation = Dwie koleje i na żadną nie ma pieniędzy. Cofnij ruch i kup akcję RCS.
lesson-1849-launch-order-wait-wrong-buy-shares = Te pieniądze idą do innej kolei. Cofnij ruch i kup akcję RCS.
lesson-1849-launch-order-wait-wrong-pass = Twoje { MONEY($cash) } pomoże teraz RCS. Cofnij ruch i kup akcję RCS.

lesson-1849-launch-order-end = Masz akcji RCS: { $shares }, gotówki { MONEY($cash) }, RCS ma { MONEY($treasury) }. Już wiesz: o tym, co można założyć, decyduje kolejność (1849-9.4.0.1). Zanim założysz, spójrz dwa miejsca naprzód albo poczekaj.
