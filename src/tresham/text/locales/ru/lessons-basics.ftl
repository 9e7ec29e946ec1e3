# Курс `basics`: 18xx за четверть часа.

course-basics = 18xx за пятнадцать минут
    .about = Для тех, кто никогда не играл. Одна маленькая бухта, одна соперница, и в конце понятно, почему проигрывают.

## Акции

lesson-shares = Акции
    .about = Вы — инвестор. Железные дороги принадлежат тем, у кого их акции.
lesson-shares-start-1 = Вы не железная дорога. Вы инвестор, у вас { MONEY($cash) }, у Ada столько же. Побеждает тот, чьё состояние в конце больше: деньги и акции вместе.
lesson-shares-start-2 = У корпорации BAY пять акций, и пока они ничьи. Первый покупатель берёт сертификат президента, сразу две акции, и решает за железную дорогу.
lesson-shares-start-3 = Он же назначает цену одной акции, начальную стоимость. Основайте BAY по { MONEY(70) }: две акции обойдутся в { MONEY(140) }.
lesson-shares-start-wrong = Так можно, но сейчас нам нужно другое. Верните ход и основайте BAY по { MONEY(70) }.
lesson-shares-start-wrong-start-corporation = Основать можно любую дорогу по любой из трёх цен. Для урока верните ход и основайте BAY по { MONEY(70) }: при цене { MONEY(80) } ваши { MONEY($cash) } скоро кончатся.
lesson-shares-start-wrong-pass = Кто пасует, ничем не владеет, а деньги в кармане не растут. Верните ход и основайте BAY по { MONEY(70) }.

lesson-shares-float-1 = У вас { $shares } из пяти акций BAY. Ada так же основывает вторую дорогу, HIL.
lesson-shares-float-2 = Дорога запускается, когда проданы три её акции. Тогда банк наполняет её казну: пять раз по { MONEY(70) }. У вас осталось { MONEY($cash) }: купите ещё одну акцию BAY.
lesson-shares-float-wrong = Так BAY не запустится. Верните ход и купите одну акцию BAY.
lesson-shares-float-wrong-buy-shares = Акция HIL поможет Ada запустить свою дорогу первой. Верните ход и купите акцию BAY.
lesson-shares-float-wrong-pass = С двумя проданными акциями BAY ещё не работает. Верните ход и купите третью.

lesson-shares-other-1 = BAY запущена: в её казне { MONEY($treasury) }. Эти деньги принадлежат дороге, а не вам. Ваши — { MONEY($cash) }.
lesson-shares-other-2 = Можно владеть и частью чужой дороги: когда платит HIL, получаете и вы. Купите одну акцию HIL за { MONEY(70) }.
lesson-shares-other-wrong = Верните ход и купите акцию HIL.
lesson-shares-other-wrong-pass = Ваши { MONEY($cash) } лежали бы без дела. Верните ход и купите акцию HIL.

lesson-shares-end = Ada покупает акцию BAY: ваша дорога будет кормить и её. У вас { MONEY($cash) }, у BAY { MONEY($treasury) }. Вы узнали: игроки покупают акции, три проданные акции запускают дорогу, а её казна — не ваш кошелёк.

## Путь

lesson-track = Путь и поезд
    .about = Ход самой дороги: она прокладывает путь и покупает поезд на свои деньги.
lesson-track-lay-1 = Теперь действуют дороги. Дом BAY — Anker, A1: там её станция. Вы президент и решаете за неё.
lesson-track-lay-2 = Поезд зарабатывает между двумя городами. Cove, C3, стоит { MONEY(30) }, Anker — { MONEY(20) }. Между ними один гекс без пути.
lesson-track-lay-3 = Щёлкните гекс B2 и уложите прямой путь от Anker до Cove. Это бесплатно: у BAY остаётся { MONEY($treasury) }.
lesson-track-lay-wrong = Верните ход и уложите прямой тайл 9 на B2, от Anker до Cove.
lesson-track-lay-wrong-lay-tile = Этот путь не соединяет Anker и Cove, поезду там не заработать. Верните ход и поверните тайл 9 на B2 так, чтобы он вёл из A1 в C3.
lesson-track-lay-wrong-pass = Без пути не поедет ни один поезд. Верните ход и уложите тайл 9 на B2.

lesson-track-train-1 = Дорога без поезда ничего не зарабатывает. В этот ход BAY никому не заплатила, и её цена немного упала.
lesson-track-train-2 = Число поезда говорит, сколько городов он посещает. Поезд 2 стоит { MONEY($cost) }, у BAY { MONEY($treasury) }. Купите один.
lesson-track-train-wrong = Верните ход и купите поезд 2.
lesson-track-train-wrong-pass = Дорога, у которой есть маршрут, обязана иметь поезд. Верните ход и купите поезд 2 за { MONEY($cost) }.

lesson-track-done-1 = У BAY есть поезд и { MONEY($treasury) }. Акция стоит { MONEY($price) }. На одну линию хватит одного поезда: закончите покупку поездов.
lesson-track-done-wrong = Верните ход и закончите покупку поездов.
lesson-track-done-wrong-buy-train = Второму поезду пока негде ехать. Верните ход и закончите покупку поездов.

lesson-track-end = Ada прокладывает путь и покупает поезд для HIL. Вы узнали: дорога платит из своей казны, и ей нужны путь и поезд. У BAY { MONEY($treasury) }, акция стоит { MONEY($price) }.

## Маршрут и дивиденды

lesson-dividend = Маршрут и дивиденды
    .about = Поезда зарабатывают. Президент решает, кому деньги, а рынок отвечает ценой.
lesson-dividend-lay-1 = Второй операционный раунд. У BAY есть поезд 2 и линия от Anker до Cove.
lesson-dividend-lay-2 = Сначала снова путь. Соедините Anker и Bell: уложите прямой тайл на A3. Холм стоит { MONEY(20) }, у BAY { MONEY($treasury) }.
lesson-dividend-lay-wrong = Верните ход и уложите прямой тайл 9 на A3, от Anker до Bell.
lesson-dividend-lay-wrong-lay-tile = Этот путь не соединяет Anker и Bell. Верните ход и уложите тайл 9 на A3 прямо, с запада на восток.
lesson-dividend-lay-wrong-pass = Вторая линия скоро прокормит второй поезд. Верните ход и уложите тайл 9 на A3.

lesson-dividend-run-1 = Теперь поезд едет. Поезд 2 посещает два города: Anker { MONEY(20) } и Cove { MONEY(30) }, вместе { MONEY($best) }. Отправьте его.
lesson-dividend-run-wrong = Верните ход и отправьте поезд.

lesson-dividend-pay-1 = На столе { MONEY(50) }. Выплатить — значит дать каждой из пяти акций по { MONEY(10) }. Ваших акций { $shares }: к вашим { MONEY($cash) } добавится { MONEY(30) }.
lesson-dividend-pay-2 = Или удержать: BAY оставит всё себе, и никто ничего не получит. Рынок это видит: кто платит, идёт вправо, кто не платит — влево.
lesson-dividend-pay-3 = Акция BAY стоит { MONEY($price) }. Выплатите дивиденды и посмотрите, как она растёт.
lesson-dividend-pay-wrong = Верните ход и выплатите дивиденды.
lesson-dividend-pay-wrong-declare-dividend = Теперь { MONEY(50) } у BAY, у вас ничего, а каждая акция подешевела. Это бывает мудро, если нужен поезд. Здесь верните ход и выплатите дивиденды.

lesson-dividend-second-1 = У вас { MONEY($cash) }, а акция BAY выросла до { MONEY($price) }. У BAY есть вторая линия: Anker — Bell. Купите второй поезд 2 за { MONEY($cost) } из её { MONEY($treasury) }.
lesson-dividend-second-wrong = Верните ход и купите второй поезд 2.
lesson-dividend-second-wrong-pass = Линия до Bell пустовала бы. Верните ход и купите второй поезд 2.

lesson-dividend-done-1 = Это был последний поезд 2 в банке. Следующий — поезд 3 за { MONEY($cost) }, а у BAY { MONEY($treasury) }. Оставьте его и закончите покупку поездов.
lesson-dividend-done-wrong = Верните ход и закончите покупку поездов.
lesson-dividend-done-wrong-buy-train = Не сейчас: посмотрим, что будет без него. Верните ход и закончите покупку поездов.

lesson-dividend-end = HIL тоже заработала { MONEY(50) }, но Ada всё удерживает. Сравните цены: BAY { MONEY($bay) }, HIL { MONEY($hil) }. Вы узнали: дивиденды наполняют кошелёк и поднимают цену, удержание наполняет казну и снижает её. Ada на что-то копит.

## Устаревание

lesson-rust = Поезд устаревает
    .about = Поезда не вечны. Когда старых не станет, решает тот, кто покупает новые.
lesson-rust-run-1 = На новую акцию ни у кого не хватило денег, и дороги действуют снова. Взгляните на поезда: 2, 3, 4. С первым поездом 4 все поезда 2 устаревают и уходят из игры.
lesson-rust-run-2 = У BAY два поезда 2 и две линии: { MONEY($best) }. Отправьте их.
lesson-rust-run-wrong = Верните ход и отправьте поезда.
lesson-rust-pay-1 = Поступим как новички и возьмём всё, что можно: выплатите дивиденды. В казне останется { MONEY($treasury) }.
lesson-rust-pay-wrong = Верните ход и выплатите дивиденды.
lesson-rust-pay-wrong-declare-dividend = Осторожная мысль. Но здесь мы хотим увидеть, как всё идёт не так: верните ход и выплатите дивиденды.
lesson-rust-keep-1 = В банке один поезд 3 за { MONEY($cost) }. У BAY { MONEY($treasury) }, этого хватило бы. У HIL { MONEY($hil) }.
lesson-rust-keep-2 = Два поезда едут хорошо, зачем тратить? Закончите покупку поездов. Скоро станет ясно зачем.
lesson-rust-keep-wrong = Верните ход и закончите покупку поездов.
lesson-rust-keep-wrong-buy-train = Это был бы верный ход! Его покажет урок через один. Здесь посмотрим, что будет без него: верните ход и закончите покупку.
lesson-rust-again-1 = Ada снова удерживает доход и покупает поезд 3: теперь можно укладывать зелёные тайлы. У HIL { MONEY($hil) }, и зарабатывает она больше прежнего.
lesson-rust-again-2 = Ваш ход. Города теперь могут расти, но это подождёт: не прокладывайте путь.
lesson-rust-again-wrong = Верните ход и не прокладывайте путь.
lesson-rust-again-wrong-lay-tile = Хороший тайл, но он изменил бы историю. Верните ход и не прокладывайте путь.
lesson-rust-run-again-1 = Отправьте оба поезда ещё раз за { MONEY($best) }.
lesson-rust-run-again-wrong = Верните ход и отправьте поезда.
lesson-rust-pay-again-1 = Выплатите дивиденды ещё раз. Для этих поездов это последний.
lesson-rust-pay-again-wrong = Верните ход и выплатите дивиденды.
lesson-rust-pay-again-wrong-declare-dividend = Копить теперь поздно: одного хода уже не хватит. Верните ход и выплатите дивиденды.
lesson-rust-end = HIL купила первый поезд 4, и все поезда 2 пошли на слом. Поездов у BAY: { $trains }, в казне { MONEY($treasury) }, а самый дешёвый поезд стоит { MONEY($cost) }. Вы узнали: кто покупает новые поезда, решает, когда устареют старые.

## Без поезда

lesson-without-train = Дорога без поезда
    .about = Закон суров: у дороги должен быть поезд. Если она не может заплатить, платит президент.
lesson-without-train-duty-1 = Прошёл фондовый раунд: вы купили ещё одну акцию HIL. У вас { MONEY($cash) }, у BAY { MONEY($treasury) } и ни одного поезда. Поезд 4 стоит { MONEY($cost) }.
lesson-without-train-duty-2 = Без поезда BAY в этот ход ничего не заработает, и её цена упадёт с { MONEY($price) }. Не прокладывайте путь и посмотрите.
lesson-without-train-duty-wrong = Верните ход и не прокладывайте путь.
lesson-without-train-duty-wrong-lay-tile = Без поезда путь не поможет. Верните ход и не прокладывайте путь.
lesson-without-train-sell-1 = Дорога с маршрутом обязана иметь поезд. Нужно { MONEY($cost) }, у BAY { MONEY($treasury) }. Остальное платит президент, то есть вы.
lesson-without-train-sell-2 = Не хватает { MONEY(130) }, а у вас { MONEY($cash) }. Значит, придётся продавать. Продайте акцию HIL за { MONEY($hil) }.
lesson-without-train-sell-wrong = Верните ход и продайте одну акцию HIL.
lesson-without-train-sell-wrong-sell-shares = Так тоже можно, но акция вашей дороги дороже. Верните ход и продайте одну акцию HIL.
lesson-without-train-buy-1 = Продажа опустила HIL до { MONEY($hil) }. Теперь у вас { MONEY($cash) }. Купите поезд 4 за { MONEY($cost) }: { MONEY($treasury) } даст BAY, остальное — вы.
lesson-without-train-buy-wrong = Верните ход и купите поезд 4.
lesson-without-train-buy-wrong-sell-shares = Денег уже хватает. Верните ход и купите поезд 4.
lesson-without-train-end = Поезда HIL проехали, и Ada наконец выплачивает дивиденды. Если считать сейчас, у вас { MONEY($you_worth) }, у Ada { MONEY($ada_worth) }; акция BAY упала до { MONEY($price) }. Вы узнали: проигрыш случился потому, что поезд устарел, а казна была пуста.

## Предусмотрительность

lesson-foresight = То же ещё раз, но с умом
    .about = Назад, к мигу перед ошибкой. Одна покупка меняет всё.
lesson-foresight-pay-1 = Мы снова там, где BAY только что заработала { MONEY(90) }. Два поезда 2, в казне { MONEY($treasury) }, и поезд 3 за { MONEY($cost) } ещё в банке.
lesson-foresight-pay-2 = BAY может и заплатить, и купить его. Выплатите дивиденды.
lesson-foresight-pay-wrong = Верните ход и выплатите дивиденды.
lesson-foresight-pay-wrong-declare-dividend = Казны и так хватает, удержание только снизит цену. Верните ход и выплатите дивиденды.
lesson-foresight-third-1 = Теперь купите поезд 3 за { MONEY($cost) }. У BAY { MONEY($treasury) }. Поезд 3 здесь не устаревает никогда.
lesson-foresight-third-wrong = Верните ход и купите поезд 3.
lesson-foresight-third-wrong-pass = Так всё и пошло не так в прошлый раз. Верните ход и купите поезд 3.
lesson-foresight-calm-1 = Случилось то же самое: Ada покупает поезд 4, и все поезда 2 пошли на слом. Но у BAY есть поезд 3.
lesson-foresight-calm-2 = Не прокладывайте путь, пусть поезд едет.
lesson-foresight-calm-wrong = Верните ход и не прокладывайте путь.
lesson-foresight-calm-wrong-lay-tile = Хороший тайл, но сейчас он не нужен. Верните ход и не прокладывайте путь.
lesson-foresight-run-1 = Три города одним поездом: { MONEY($best) }. Отправьте его.
lesson-foresight-run-wrong = Верните ход и отправьте поезд.
lesson-foresight-last-1 = В вашем кошельке { MONEY($cash) }. Выплатите дивиденды, и посчитаем.
lesson-foresight-last-wrong = Верните ход и выплатите дивиденды.
lesson-foresight-last-wrong-declare-dividend = В конце деньги в казне не достаются никому. Верните ход и выплатите дивиденды.
lesson-foresight-end = У вас { MONEY($you_worth) }, у Ada { MONEY($ada_worth) }. Всё решил один поезд, купленный на ход раньше. Теперь вы знаете, о чём почти любая партия 18xx: у кого есть поезда, когда старые устаревают.
