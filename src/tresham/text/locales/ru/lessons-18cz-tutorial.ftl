# Учебная партия 18CZ, её первые раунды.

course-18CZ-tutorial = Учебная партия 18CZ
    .about = Маленькая игра из коробки 18CZ: по одной корпорации, без акций. Здесь её первые раунды, шаг за шагом; потом сыграйте её целиком.

## Первый ход

lesson-18CZ-first-turn = Первый ход
    .about = Четыре части хода: путь, станция, рейс, поезда.
lesson-18CZ-first-turn-home-1 = Это учебная партия 18CZ. Акций здесь нет: у вас одна корпорация, у Ada другая. Побеждает тот, у кого после десяти раундов больше денег в казне.
lesson-18CZ-first-turn-home-2 = Ваша — BCB, её дом Pardubice, в казне { MONEY($cash) }. У Ada — EKJ, далеко на западе. Остальные три станции на карте только загораживают дорогу.
lesson-18CZ-first-turn-home-3 = В ходе четыре части: проложить путь, поставить станцию, отправить поезда, купить поезда. В первый ход корпорация укладывает два жёлтых тайла.
lesson-18CZ-first-turn-home-4 = Первый — домой. Уложите тайл 57 на Pardubice, с юго-запада на северо-восток. Местность стоит { MONEY(10) }.
lesson-18CZ-first-turn-home-wrong = Верните ход и уложите тайл 57 на Pardubice.
lesson-18CZ-first-turn-home-wrong-lay-tile = Первый тайл должен вести в Hradec Králové, на северо-восток. Верните ход и уложите тайл 57 на Pardubice с юго-запада на северо-восток.
lesson-18CZ-first-turn-home-wrong-pass = Без пути ничего не поедет. Верните ход и уложите тайл 57 на Pardubice.
lesson-18CZ-first-turn-second-1 = Теперь второй тайл: путь должен продолжать первый. Уложите тайл 57 на Hradec Králové, с юго-запада на северо-восток. У BCB { MONEY($cash) }, местность стоит { MONEY(10) }.
lesson-18CZ-first-turn-second-wrong = Верните ход и уложите тайл 57 на Hradec Králové.
lesson-18CZ-first-turn-second-wrong-lay-tile = Маршрут — это два города, и второй тайл нужен в соседнем. Верните ход и уложите тайл 57 на Hradec Králové, прямо.
lesson-18CZ-first-turn-second-wrong-pass = Один город — ещё не маршрут. Верните ход и уложите второй тайл.
lesson-18CZ-first-turn-station-1 = Часть вторая: станция. Она открывает город вашим поездам и закрывает чужим. Первая стоит { MONEY(40) }, вторая { MONEY(100) }.
lesson-18CZ-first-turn-station-2 = У BCB { MONEY($cash) }, поезд стоит { MONEY($train) }. Hradec Králové пока никто не угрожает: не ставьте станцию сейчас.
lesson-18CZ-first-turn-station-wrong = Верните ход и не ставьте станцию.
lesson-18CZ-first-turn-station-wrong-place-token = После поезда на следующий ход осталось бы слишком мало. Верните ход и пока не ставьте станцию.
lesson-18CZ-first-turn-train-1 = Третья часть пропускается: без поезда нет рейса.
lesson-18CZ-first-turn-train-2 = Часть четвёртая: корпорация без поезда обязана купить его, если может. У BCB { MONEY($cash) }: купите поезд 2 за { MONEY($train) }. Он поедет в следующем раунде.
lesson-18CZ-first-turn-train-wrong = Верните ход и купите поезд 2.
lesson-18CZ-first-turn-end = Ada строит от Karlovy Vary до Cheb и тоже покупает поезд. У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Вы узнали: путь, станция, рейс, поезда — в этом порядке и всё из одной казны.

## Первый рейс

lesson-18CZ-first-run = Первый рейс
    .about = Отныне один тайл за ход, станция и первый доход.
lesson-18CZ-first-run-track-1 = Раунд второй. Отныне корпорация укладывает один жёлтый тайл за ход. У BCB { MONEY($cash) }.
lesson-18CZ-first-run-track-2 = Стройте на юго-запад, к Praha: уложите тайл 9, прямой путь, под Pardubice. Это бесплатно.
lesson-18CZ-first-run-track-wrong = Верните ход и уложите тайл 9 на отмеченный гекс.
lesson-18CZ-first-run-track-wrong-lay-tile = Так путь уводит от Praha. Верните ход и уложите тайл 9 прямо, к юго-западу от Pardubice.
lesson-18CZ-first-run-track-wrong-pass = Путь здесь бесплатный, и каждый тайл приближает Praha. Верните ход и уложите тайл 9.
lesson-18CZ-first-run-station-1 = В Hradec Králové место для одной станции. Если её займёт другой, ваши поезда там больше не проедут.
lesson-18CZ-first-run-station-2 = У BCB { MONEY($cash) }. Поставьте там станцию за { MONEY(40) }.
lesson-18CZ-first-run-station-wrong = Верните ход и поставьте станцию в Hradec Králové.
lesson-18CZ-first-run-station-wrong-pass = На второй поезд этих денег всё равно не хватит. Верните ход и поставьте станцию.
lesson-18CZ-first-run-run-1 = Для рейса нужны хотя бы два места и своя станция. Поезд 2 посещает два: Hradec Králové и Pardubice, по { MONEY(20) }.
lesson-18CZ-first-run-run-2 = Отправьте его за { MONEY($best) }. В этой игре всё идёт в казну, а в ней { MONEY($cash) }.
lesson-18CZ-first-run-run-wrong = Верните ход и отправьте поезд.
lesson-18CZ-first-run-end = Ada тоже зарабатывает { MONEY(40) } и покупает последний поезд 2. У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Вы узнали: маршрут — это два места и своя станция. Следующий — поезд 3 за { MONEY($train) }.

## Зелёный путь

lesson-18CZ-green-track = Зелёный путь
    .about = Первый поезд 3 меняет карту: города растут.
lesson-18CZ-green-track-run-1 = Раунд четвёртый. Целый раунд никто не строил, обе стороны копили.
lesson-18CZ-green-track-run-2 = У BCB { MONEY($cash) }, поезд 3 стоит { MONEY($train) }. Рейс принесёт { MONEY($best) }, и этого хватит: отправьте поезд.
lesson-18CZ-green-track-run-wrong = Верните ход и отправьте поезд.
lesson-18CZ-green-track-third-1 = У BCB { MONEY($cash) }. Купите первый поезд 3 за { MONEY($train) }: с ним в игру входят зелёные тайлы, для всех.
lesson-18CZ-green-track-third-wrong = Верните ход и купите поезд 3.
lesson-18CZ-green-track-third-wrong-pass = Поездов 3 только два, и Ada на один уже копит. Верните ход и купите его.
lesson-18CZ-green-track-upgrade-1 = Ada отправляет поезд и бережёт деньги. Теперь города могут расти: зелёный тайл заменяет жёлтый и сохраняет весь его путь.
lesson-18CZ-green-track-upgrade-2 = Улучшение бесплатно и занимает место жёлтого тайла в ходу. У BCB { MONEY($cash) }. Улучшите Pardubice любым зелёным тайлом.
lesson-18CZ-green-track-upgrade-wrong = Верните ход и улучшите Pardubice.
lesson-18CZ-green-track-upgrade-wrong-lay-tile = Хороший тайл, но сейчас должна вырасти Pardubice. Верните ход и щёлкните Pardubice.
lesson-18CZ-green-track-upgrade-wrong-pass = Зелёная Pardubice приносит на { MONEY(10) } больше в каждом раунде. Верните ход и улучшите её.
lesson-18CZ-green-track-run-again-1 = Теперь Pardubice стоит { MONEY(30) }. Отправьте поезда за { MONEY($best) }.
lesson-18CZ-green-track-run-again-wrong = Верните ход и отправьте поезда.
lesson-18CZ-green-track-end = У BCB { MONEY($cash) }, у EKJ { MONEY($other) }. Так и пойдёт дальше: с первым поездом 4 устаревают поезда 2, первый поезд 5 приносит коричневые тайлы, а после десятого раунда сравнивают казну. Теперь сыграйте всё целиком: новая партия 18CZ с вариантом учебной игры.
