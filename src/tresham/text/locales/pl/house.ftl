# Co serwer mówi przy wejściu: konta, ograniczenia, błędne żądania.

## Konta

api-wrong-password = Błędna nazwa lub hasło.
api-bad-name = Nazwa ma od 1 do { $most } liter lub cyfr; mogą między nimi stać spacje, łączniki, kropki i apostrofy.
api-name-too-long = Zapisana litera po literze ta nazwa ma więcej niż { $most } znaków.
api-mixed-name = Nazwę pisze się jednym alfabetem; { $name } miesza kilka.
api-bad-password = Hasło ma od { $least } do { $most } znaków i nie jest takie jak nazwa.
api-common-password = Takie hasło jest zgadywane jako jedno z pierwszych; wybierz inne, na przykład kilka słów.
api-name-taken = Nazwa { $name } jest zajęta.
api-name-alike = Nazwa { $name } wygląda jak nazwa innej osoby; wybierz taką, którą da się odróżnić.
api-no-accounts = Nie ma tu kont: wszystko na tym komputerze należy do ciebie.
api-registration-closed = Nowe konta zakłada tylko gospodarz tego serwera.
api-invitation-needed = Nowe konto można założyć tylko z zaproszeniem do stołu.
api-no-invitation = To zaproszenie już nie obowiązuje.
api-invitation-spent = Na to zaproszenie nie można już założyć konta; trzeba poprosić o nowe.
api-too-many-invitations = Stół może mieć najwyżej { $most } zaproszeń; trzeba odwołać któreś z niepotrzebnych.
api-only-in-person = To można zrobić tylko w przeglądarce, nie z tokenem.
api-bad-token = Ten token nie jest tu znany.
api-scope = Ten token na to nie pozwala; potrzebne jest uprawnienie { $scope }.
api-too-many-tokens = Tokenów może być najwyżej { $most }; trzeba usunąć któryś z nieużywanych.

## Ograniczenia

api-too-many =
    Za dużo żądań; spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
api-too-large = Za duże żądanie: najwyżej { $most } bajtów.
api-too-deep = Za głębokie zagnieżdżenie: najwyżej { $most } poziomów.
api-too-many-values = Za dużo treści: najwyżej { $most } wartości.
api-too-many-streams = Zbyt wiele połączeń otwartych naraz: zamknij któreś okno albo chwilę poczekaj.
api-asked-at-once = Zbyt wiele pytań naraz: poczekaj na pierwsze odpowiedzi.
api-import-twice = Inna twoja gra jest jeszcze wczytywana: najwyżej jedna naraz.
api-imports-full = Właśnie wczytywane są inne gry: spróbuj ponownie za kilka sekund.
api-import-failed = Serwer nie zdołał wczytać tej gry do końca i niczego nie zapisał: spróbuj ponownie za kilka sekund.
api-not-json = Treść żądania musi być typu application/json, a nie { $kind }.

## Inne strony

api-other-host = Pod tą nazwą serwer nie odpowiada.
api-cross-site = Żądanie przyszło z innej strony i zostało odrzucone.
api-csrf = Strona jest nieaktualna albo żądanie przyszło z zewnątrz; odśwież stronę.

## Kłopoty

api-inside = Wewnątrz serwera coś się zepsuło; odśwież stronę, aby zobaczyć, co jest na stole.
api-unwell = Nie wszystko tu działa: { $parts }.
api-busy = Serwer ma teraz za dużo pracy; spróbuj ponownie za chwilę.
api-disk-full = Dysk serwera jest pełny: nic nie da się zapisać, dopóki gospodarz nie zrobi miejsca.
api-read-only = Serwer nie może pisać do swojej bazy danych; nic nie da się zapisać, dopóki gospodarz tego nie naprawi.
api-unavailable = Serwer nie może teraz połączyć się z bazą danych; spróbuj ponownie za chwilę.
server-no-page = Strona nie jest jeszcze zbudowana: wykonaj `make web`.

## Boty

bot-random = Losowy
    .about = wykonuje dowolny dozwolony ruch; na próbę
bot-naive = Początkujący
    .about = buduje, jeździ i kupuje według prostych zasad
