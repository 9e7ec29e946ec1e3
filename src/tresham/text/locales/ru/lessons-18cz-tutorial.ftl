# Учебная партия 18CZ, от первого хода до подсчёта.

course-18CZ-tutorial = Учебная игра 18CZ
    .about = Маленькая игра из коробки 18CZ: по одной корпорации, без акций. Здесь вся партия, от первого хода до подсчёта, шаг за шагом; потом сыграйте её самостоятельно.

## Первый ход

lesson-18CZ-first-turn = Первый ход
    .about = Четыре части хода: путь, станция, рейс, поезда.
lesson-18CZ-first-turn-home-1 = Это учебная игра 18CZ. Акций здесь нет: у вас одна корпорация, у Ada другая. Побеждает тот, у кого после десяти раундов больше денег в казне.
lesson-18CZ-first-turn-home-2 = Ваша — BCB, её домашний гекс — Pardubice, в казне { MONEY($cash) }: K — это кроны. У Ada — EKJ, далеко на западе. Круглые маркеры на карте — станции; остальные три только загораживают дорогу.
lesson-18CZ-first-turn-home-3 = В ходе четыре части: проложить путь, поставить станцию, отправить поезда, купить поезда. В первый ход корпорация укладывает два жёлтых тайла.
lesson-18CZ-first-turn-home-4 = Первый идёт на домашний гекс. Уложите тайл 57 на Pardubice, с юго-запада на северо-восток. Местность стоит { MONEY(10) }.
lesson-18CZ-first-turn-home-wrong = Отмените ход и уложите тайл 57 на Pardubice.
lesson-18CZ-first-turn-home-wrong-lay-tile = Линия должна пройти через Pardubice прямо: на северо-восток в Hradec Králové и на юго-запад, в сторону Praha. И то и другое даёт только тайл 57 с юго-запада на северо-восток. Отмените ход и уложите его.
lesson-18CZ-first-turn-home-wrong-pass = Без пути ничего не поедет. Отмените ход и уложите тайл 57 на Pardubice.
lesson-18CZ-first-turn-second-1 = Теперь второй тайл: путь должен продолжать первый. Уложите тайл 57 на Hradec Králové, с юго-запада на северо-восток. У BCB { MONEY($cash) }, местность стоит { MONEY(10) }.
lesson-18CZ-first-turn-second-wrong = Отмените ход и уложите тайл 57 на Hradec Králové.
lesson-18CZ-first-turn-second-wrong-lay-tile = Маршрут — это два города, и второй тайл нужен в соседнем. Отмените ход и уложите тайл 57 на Hradec Králové, прямо.
lesson-18CZ-first-turn-second-wrong-pass = Один город — ещё не маршрут. Отмените ход и уложите второй тайл.
lesson-18CZ-first-turn-station-1 = Часть вторая: маркер станции. Станция открывает город вашим поездам и закрывает чужим. Первая стоит { MONEY(40) }, вторая { MONEY(100) }.
lesson-18CZ-first-turn-station-2 = У BCB { MONEY($cash) }, поезд стоит { MONEY($train) }. Hradec Králové пока никто не угрожает: не ставьте станцию сейчас.
lesson-18CZ-first-turn-station-wrong = Отмените ход и не ставьте станцию.
lesson-18CZ-first-turn-station-wrong-place-token = После поезда на следующий ход осталось бы слишком мало. Отмените ход и пока не ставьте станцию.
lesson-18CZ-first-turn-train-1 = Третья часть пропускается: без поезда нет рейса.
lesson-18CZ-first-turn-train-2 = Часть четвёртая: корпорация без поезда обязана купить его, если может. У BCB { MONEY($cash) }: купите поезд 2 за { MONEY($train) }. Он поедет в следующем раунде.
lesson-18CZ-first-turn-train-wrong = Отмените ход и купите поезд 2.
lesson-18CZ-first-turn-end = Ada строит от Karlovy Vary до Cheb и тоже покупает поезд. У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Вы узнали: путь, станция, рейс, поезда — в этом порядке и всё из одной казны.

## Первый рейс

lesson-18CZ-first-run = Первый рейс
    .about = Отныне один тайл за ход, станция и первый доход.
lesson-18CZ-first-run-track-1 = Раунд второй. Отныне корпорация укладывает один жёлтый тайл за ход. У BCB { MONEY($cash) }.
lesson-18CZ-first-run-track-2 = Путь к Praha, на запад, идёт в обход с юга: уложите тайл 9, прямой путь, на гекс к юго-западу от Pardubice. Это бесплатно.
lesson-18CZ-first-run-track-wrong = Отмените ход и уложите тайл 9 на отмеченный гекс.
lesson-18CZ-first-run-track-wrong-lay-tile = Так путь уводит от Praha. Отмените ход и уложите тайл 9 прямо, к юго-западу от Pardubice.
lesson-18CZ-first-run-track-wrong-pass = Путь здесь бесплатный, и каждый тайл приближает Praha. Отмените ход и уложите тайл 9.
lesson-18CZ-first-run-station-1 = В Hradec Králové место для одной станции. Если её займёт другой, ваши поезда там больше не проедут.
lesson-18CZ-first-run-station-2 = У BCB { MONEY($cash) }. Поставьте там станцию за { MONEY(40) }.
lesson-18CZ-first-run-station-wrong = Отмените ход и поставьте станцию в Hradec Králové.
lesson-18CZ-first-run-station-wrong-pass = Сбережённых денег хватило бы на второй поезд, но второй линии для него ещё нет. Отмените ход и поставьте станцию.
lesson-18CZ-first-run-run-1 = Для рейса нужны хотя бы два места и своя станция. Поезд 2 посещает два: Hradec Králové и Pardubice, по { MONEY(20) }.
lesson-18CZ-first-run-run-2 = Отправьте его: он принесёт { MONEY($best) }. В этой игре всё идёт в казну, а в ней { MONEY($cash) }.
lesson-18CZ-first-run-run-wrong = Отмените ход и отправьте поезд.
lesson-18CZ-first-run-end = Ada тоже зарабатывает { MONEY(40) } и покупает последний поезд 2. У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Вы узнали: маршрут — это два места и своя станция. Следующий — поезд 3 за { MONEY($train) }.

## Зелёный путь

lesson-18CZ-green-track = Зелёный путь
    .about = Первый поезд 3 меняет карту: города растут.
lesson-18CZ-green-track-run-1 = Раунд четвёртый. В третьем строили обе стороны, и теперь ваша линия через посёлок дошла до Praha.
lesson-18CZ-green-track-run-2 = У BCB { MONEY($cash) }, поезд 3 стоит { MONEY($train) }. Рейс принесёт { MONEY($best) }, и этого хватит: отправьте поезд.
lesson-18CZ-green-track-run-wrong = Отмените ход и отправьте поезд.
lesson-18CZ-green-track-third-1 = У BCB { MONEY($cash) }. Купите первый поезд 3 за { MONEY($train) }: с ним в игру входят зелёные тайлы, для всех.
lesson-18CZ-green-track-third-wrong = Отмените ход и купите поезд 3.
lesson-18CZ-green-track-third-wrong-pass = Поездов 3 только два, и после своего рейса Ada сможет купить один. Отмените ход и купите его.
lesson-18CZ-green-track-upgrade-1 = Ada строит до Kladno: теперь у каждого из двух её поездов 2 своя линия. А города могут расти: зелёный тайл заменяет жёлтый и сохраняет весь его путь.
lesson-18CZ-green-track-upgrade-2 = Улучшение бесплатно и занимает место жёлтого тайла в ходу. У BCB { MONEY($cash) }. Улучшите Pardubice любым зелёным тайлом.
lesson-18CZ-green-track-upgrade-wrong = Отмените ход и улучшите Pardubice.
lesson-18CZ-green-track-upgrade-wrong-lay-tile = Хороший тайл, но в Pardubice идут оба ваших поезда: этот город должен вырасти первым. Отмените ход и щёлкните Pardubice.
lesson-18CZ-green-track-upgrade-wrong-pass = Зелёный город Pardubice приносит на { MONEY(10) } больше в каждом раунде. Отмените ход и улучшите его.
lesson-18CZ-green-track-run-again-1 = Теперь Pardubice стоит { MONEY(30) }. Поезда одной корпорации не делят путь, но город делить могут: поезд 2 идёт в Hradec Králové, поезд 3 через посёлок в Praha.
lesson-18CZ-green-track-run-again-2 = Отправьте поезда: они принесут { MONEY($best) }.
lesson-18CZ-green-track-run-again-wrong = Отмените ход и отправьте поезда.
lesson-18CZ-green-track-end = У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Вы узнали: с первым поездом 3 приходят зелёные тайлы, улучшение бесплатно и сохраняет то, что было, а каждому поезду нужен свой путь. Правила: 18CZ-TUT.10, 18CZ-VIII.7.11.

## Дорога в Praha

lesson-18CZ-praha = Дорога в Praha
    .about = Третий поезд и линия для него. И почему поезд бывает рано покупать.
lesson-18CZ-praha-towns-1 = Раунд шестой. Ada отправляет свои поезда 2 и бережёт каждую крону: у EKJ { MONEY($other) }.
lesson-18CZ-praha-towns-2 = Вы купите ещё один поезд, и ему нужен путь, который не занят другими. К западу от Pardubice два посёлка, а за ними Praha.
lesson-18CZ-praha-towns-3 = Уложите там тайл, путь которого идёт прямо с востока на запад: например, тайл 55.
lesson-18CZ-praha-towns-wrong = Отмените ход и уложите тайл 55 к западу от Pardubice.
lesson-18CZ-praha-towns-wrong-lay-tile = Линия должна идти прямо из Pardubice в Praha. Отмените ход и уложите тайл 55 на отмеченный гекс.
lesson-18CZ-praha-towns-wrong-pass = Без своей линии третий поезд стоял бы на месте. Отмените ход и уложите тайл 55.
lesson-18CZ-praha-run-1 = Новая линия пока кончается перед Praha: на востоке у неё ещё нет пути. Отправьте поезда как прежде: они принесут { MONEY($best) }.
lesson-18CZ-praha-run-wrong = Отмените ход и отправьте поезда.
lesson-18CZ-praha-second-1 = Поездов 3 всего два. Один ваш; если взять и другой, у Ada останутся только поезда 2, а следующим продаётся поезд 4.
lesson-18CZ-praha-second-2 = У BCB { MONEY($cash) }. Купите последний поезд 3 за { MONEY($train) }.
lesson-18CZ-praha-second-wrong = Отмените ход и купите поезд 3.
lesson-18CZ-praha-second-wrong-pass = У Ada есть на него деньги. Отмените ход и купите поезд 3.
lesson-18CZ-praha-praha-1 = Раунд седьмой. У Praha свои тайлы. В её городах стоят BN и NWB; в игре они не участвуют, но мешают, как любые другие: ваши поезда могут закончить рейс в их городах, но не проехать дальше.
lesson-18CZ-praha-praha-2 = Уложите жёлтый тайл Praha, который открывает восток: оттуда идёт ваша новая линия. У BCB { MONEY($cash) }, река стоит { MONEY(10) }.
lesson-18CZ-praha-praha-wrong = Отмените ход и уложите жёлтый тайл Praha.
lesson-18CZ-praha-praha-wrong-lay-tile = Новая линия приходит в Praha с востока. Отмените ход и уложите тайл Praha, у которого там есть путь.
lesson-18CZ-praha-praha-wrong-pass = Третьему поезду не хватает одного тайла. Отмените ход и уложите тайл Praha.
lesson-18CZ-praha-three-trains-1 = Теперь у трёх поездов по линии, а Praha стоит { MONEY(30) }. Отправьте поезда: они принесут { MONEY($best) }.
lesson-18CZ-praha-three-trains-wrong = Отмените ход и отправьте поезда.
lesson-18CZ-praha-patience-1 = У BCB { MONEY($cash) }, а первый поезд 4 стоит { MONEY($fourth) }. С ним устареют все поезда 2, а других у Ada нет. Звучит заманчиво.
lesson-18CZ-praha-patience-2 = Но сначала посчитайте. Останется лишь поезд 5 за { MONEY($fifth) }, а у EKJ { MONEY($other) }. Если у кого-то нет ни поезда, ни денег на него, после этого раунда игра окончена, и казна Ada была бы полнее.
lesson-18CZ-praha-patience-3 = Подождите, пока у EKJ хватит денег на поезд 5: тогда она должна будет потратить их на него. Сейчас не покупайте ничего.
lesson-18CZ-praha-patience-wrong = Отмените ход и не покупайте ничего.
lesson-18CZ-praha-patience-wrong-buy-train = Теперь у Ada нет поезда и нет { MONEY($fifth) }: после этого раунда игра была бы окончена, а ваши деньги потрачены зря. Отмените ход и подождите.
lesson-18CZ-praha-end = Ada отправляет поезда и копит; купи она поезд 4, устарели бы её собственные поезда. У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Вы узнали: поезда делят города, но не путь, занятый город — конец линии, а если у кого-то нет ни поезда, ни денег на него, игра заканчивается. Правила: 18CZ-VIII.7.11, 18CZ-VIII.7.8, 18CZ-TUT.14.

## Первый поезд 4

lesson-18CZ-scrap = Первый поезд 4
    .about = Поезда 2 устаревают; у кого нет поезда, тот обязан купить, у кого лишний — отдаёт.
lesson-18CZ-scrap-green-1 = Раунд восьмой. У BCB { MONEY($cash) }. У EKJ { MONEY($other) }: хватит на поезд 5 за { MONEY($fifth) }, так что игра не кончится раньше времени.
lesson-18CZ-scrap-green-2 = Сначала путь: улучшите Praha до зелёного, там каждый город стоит { MONEY(40) }.
lesson-18CZ-scrap-green-wrong = Отмените ход и улучшите Praha.
lesson-18CZ-scrap-green-wrong-lay-tile = Две ваши линии кончаются в Praha, и ничто не принесёт больше, чем её улучшение. Отмените ход и улучшите её.
lesson-18CZ-scrap-green-wrong-pass = Улучшение бесплатно. Отмените ход и улучшите Praha.
lesson-18CZ-scrap-station-1 = В восточном городе Praha ещё нет станции. Со своей станцией можно было бы ехать дальше, но ваша вторая стоит { MONEY(100) }.
lesson-18CZ-scrap-station-2 = Осталось всего три рейса, и станция не вернёт своей цены. У BCB { MONEY($cash) }, и впереди поезд 4 за { MONEY($fourth) }: не ставьте станцию.
lesson-18CZ-scrap-station-wrong = Отмените ход и не ставьте станцию.
lesson-18CZ-scrap-station-wrong-place-token = До конца игры эти деньги не вернутся. Отмените ход и не ставьте станцию.
lesson-18CZ-scrap-run-1 = Отправьте поезда: они принесут { MONEY($best) }, и поезд 2 едет в последний раз.
lesson-18CZ-scrap-run-wrong = Отмените ход и отправьте поезда.
lesson-18CZ-scrap-fourth-1 = С первым поездом 4 сразу устаревают все поезда 2: один ваш и оба у Ada. И отныне ни у кого не может быть больше трёх поездов.
lesson-18CZ-scrap-fourth-2 = У BCB { MONEY($cash) }. Купите поезд 4 за { MONEY($fourth) }.
lesson-18CZ-scrap-fourth-wrong = Отмените ход и купите поезд 4.
lesson-18CZ-scrap-fourth-wrong-pass = Поезда 2 прокормили бы Ada ещё один раунд. Отмените ход и купите поезд 4.
lesson-18CZ-scrap-return-1 = В свой ход EKJ осталась без поезда и ничего не заработала. У кого поезда нет, тот обязан купить его, если хватает денег, а остался только поезд 5: { MONEY($fifth) } ушли, и у EKJ { MONEY($other) }.
lesson-18CZ-scrap-return-2 = Первый поезд 5 приносит коричневые тайлы, и с ним ничто не устаревает. Но теперь поездов может быть не больше двух, а у BCB их три.
lesson-18CZ-scrap-return-3 = Один возвращается в банк, без возмещения; там его может купить любой за { MONEY($third) }. Отдайте поезд 3.
lesson-18CZ-scrap-return-wrong = Отмените ход и отдайте поезд 3.
lesson-18CZ-scrap-return-wrong-discard-train = Поезд 4 посещает на одно место больше. Отмените ход и отдайте поезд 3.
lesson-18CZ-scrap-end = У BCB { MONEY($cash) }, поезд 3 и поезд 4; у EKJ { MONEY($other) } и поезд 5. Вы узнали: с первым поездом 4 устаревают поезда 2, у кого поезда нет, тот обязан его купить, первый поезд 5 приносит коричневые тайлы и лимит в два поезда, а лишний возвращается. Правила: 18CZ-TUT.11, 18CZ-TUT.19, 18CZ-TUT.12, 18CZ-TUT.13.

## Конец

lesson-18CZ-last-round = Последние раунды
    .about = Коричневые тайлы, последний рейс и подсчёт.
lesson-18CZ-last-round-brown-1 = Раунд девятый из десяти. У BCB { MONEY($cash) }. Теперь есть коричневые тайлы, а улучшать можно бесплатно.
lesson-18CZ-last-round-brown-2 = Коричневая Praha — один город с четырьмя местами, он стоит { MONEY(60) }, и пути ведут во все стороны. Улучшите Praha.
lesson-18CZ-last-round-brown-wrong = Отмените ход и улучшите Praha.
lesson-18CZ-last-round-brown-wrong-lay-tile = Хороший тайл, но Praha принесёт больше: туда ходят оба ваших поезда. Отмените ход и улучшите Praha.
lesson-18CZ-last-round-brown-wrong-pass = Осталось всего два рейса: пусть они принесут побольше. Отмените ход и улучшите Praha.
lesson-18CZ-last-round-run-1 = Станция в Praha уже не окупится, и BCB её не ставит. Отправьте поезда: они принесут { MONEY($best) }.
lesson-18CZ-last-round-run-wrong = Отмените ход и отправьте поезда.
lesson-18CZ-last-round-home-1 = Раунд десятый, последний. Ada отправляет поезд, у неё { MONEY($other) }. Поезд 3 за { MONEY($third) } так и лежит в банке: новый поезд поехал бы только в следующем раунде, и за один рейс он не окупится.
lesson-18CZ-last-round-home-2 = Улучшите Pardubice до коричневого: туда тоже ходят оба ваших поезда.
lesson-18CZ-last-round-home-wrong = Отмените ход и улучшите Pardubice.
lesson-18CZ-last-round-home-wrong-lay-tile = Ничто не поможет последнему рейсу так, как Pardubice, куда идут оба поезда. Отмените ход и улучшите Pardubice.
lesson-18CZ-last-round-home-wrong-pass = Улучшение бесплатно, и остался ещё один рейс. Отмените ход и улучшите Pardubice.
lesson-18CZ-last-round-last-run-1 = Последний рейс BCB: { MONEY($best) } в казну. Отправьте поезда.
lesson-18CZ-last-round-last-run-wrong = Отмените ход и отправьте поезда.
lesson-18CZ-last-round-end = Последний рейс Ada — и игра окончена: сыграны десять раундов (18CZ-TUT.14). У BCB { MONEY($cash) }, у EKJ { MONEY($other) }; побеждает самая полная казна (18CZ-TUT.15), и она ваша. Оставшиеся поезда ничего не стоят. Теперь сыграйте самостоятельно: новая партия 18CZ с вариантом «Учебная игра».
