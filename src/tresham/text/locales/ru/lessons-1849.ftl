# Курс `1849`: колеи, последние сертификаты, порядок основания.

course-1849 = Особенности 1849
    .about = Три позиции на Сицилии: путь двух колей, сертификат на две акции и очередность, которую никто не выбирает.

## Колеи

lesson-1849-gauges = Две колеи
    .about = Узкая колея дёшева при укладке и длинна для поезда. Стандартная — наоборот.
lesson-1849-gauges-narrow-1 = Вы президент ATA в Siracusa, M13. Следующий город — Ragusa, M11, а между ними горы L12.
lesson-1849-gauges-narrow-2 = Стандартный путь стоит там { MONEY(160) }, узкий — четверть: { MONEY(40) }. Путь Siracusa узкий, подходит только узкий. Уложите тайл 78 на L12, от Siracusa до Ragusa; у ATA { MONEY($treasury) }.
lesson-1849-gauges-narrow-wrong = Отмените ход и уложите тайл 78 на L12.
lesson-1849-gauges-narrow-wrong-lay-tile = Этот путь идёт мимо Ragusa. Отмените ход и поверните тайл 78 на L12 так, чтобы он соединил Siracusa и Ragusa.
lesson-1849-gauges-narrow-wrong-pass = Одна Siracusa — ещё не маршрут. Отмените ход и уложите тайл 78 на L12.

lesson-1849-gauges-train-1 = Укладывать дёшево, но поезд здесь считает границы гексов: стандартная колея — один, узкая — два. От Siracusa до Ragusa две границы, то есть четыре.
lesson-1849-gauges-train-2 = 4H может насчитать четыре: как раз хватает. Он стоит { MONEY($cost) }, у ATA { MONEY($treasury) }. Купите один.
lesson-1849-gauges-train-wrong = Теперь у ATA есть маршрут, и поезд обязателен. Отмените ход и купите 4H.

lesson-1849-gauges-standard-1 = Следующий операционный раунд. От Ragusa к посёлку N10 ведёт стандартный путь.
lesson-1849-gauges-standard-2 = К нему подходит только стандартный тайл. У ATA { MONEY($treasury) }, а земля здесь бесплатна. Уложите на N10 тайл 58, дальше на запад.
lesson-1849-gauges-standard-wrong = Отмените ход и уложите тайл 58 на N10.
lesson-1849-gauges-standard-wrong-lay-tile = До посёлка путь дошёл, но поворачивает назад. Отмените ход и уложите тайл 58 на N10.
lesson-1849-gauges-standard-wrong-pass = Более длинному поезду этот посёлок пригодится. Отмените ход и уложите тайл 58 на N10.

lesson-1849-gauges-run-1 = От Siracusa до Ragusa выходит четыре, N10 был бы пятым. 4H туда не доедет, а по одной стандартной колее доехал бы.
lesson-1849-gauges-run-2 = Siracusa и Ragusa дают { MONEY($best) }. Отправьте поезд.
lesson-1849-gauges-run-wrong = Отмените ход и отправьте поезд.

lesson-1849-gauges-pay-1 = Ваших акций: { $shares }. Выплата меньше цены { MONEY($price) } не двигает маркер, удержание двигает его влево. Выплатите дивиденды.
lesson-1849-gauges-pay-wrong = Отмените ход и выплатите дивиденды.
lesson-1849-gauges-pay-wrong-declare-dividend = Цена упала, а денег в кассе и так хватало. Отмените ход и выплатите дивиденды.

lesson-1849-gauges-end = У вас { MONEY($cash) }, у ATA { MONEY($treasury) }: в 1849 непроданные акции лежат в кассе, и дивиденды за них получает сама корпорация. Вы узнали: узкая колея стоит четверть и считается вдвое. Стройте дёшево вначале, но думайте о поезде, который там поедет. Правила: 1849-10.3.1.3, 1849-10.5.1.4, 1849-10.5.3.2.

## Последний сертификат

lesson-1849-last-certificate = Последний сертификат
    .about = Две акции на одной бумаге, и продаётся она в самом конце.
lesson-1849-last-certificate-ordinary-1 = У каждой корпорации восемь сертификатов: президентский на две акции, шесть обычных и последний, снова на две.
lesson-1849-last-certificate-ordinary-2 = Президент SFA — Ben. Акция стоит { MONEY($price) }, последний сертификат лежит в самом низу. Купите обычный.
lesson-1849-last-certificate-ordinary-wrong = Отмените ход и купите акцию SFA.
lesson-1849-last-certificate-ordinary-wrong-start-corporation = Своя корпорация — это другой план. Отмените ход и купите акцию SFA.
lesson-1849-last-certificate-ordinary-wrong-pass = Последний сертификат заберут другие. Отмените ход и купите акцию SFA.

lesson-1849-last-certificate-sixth-1 = Ben пасует; акций у него { $ben }. Остался один обычный сертификат, у вас { MONEY($cash) }. Купите его, и откроется последний.
lesson-1849-last-certificate-sixth-wrong = Отмените ход и купите акцию SFA.
lesson-1849-last-certificate-sixth-wrong-start-corporation = Тогда денег не хватит на оба оставшихся сертификата SFA. Отмените ход и купите акцию SFA.
lesson-1849-last-certificate-sixth-wrong-pass = Его может купить Ada, а за ним и последний. Отмените ход и купите акцию SFA.

lesson-1849-last-certificate-last-1 = Акций у вас столько же, сколько у Ben: { $ben }. Для президентства поровну мало.
lesson-1849-last-certificate-last-2 = Теперь продаётся последний сертификат: две акции по { MONEY($price) }, но в лимите это одна бумага. У вас { MONEY($cash) }. Купите его.
lesson-1849-last-certificate-last-wrong = Отмените ход и купите последний сертификат SFA.
lesson-1849-last-certificate-last-wrong-start-corporation = Ben остаётся президентом SFA, а ваши деньги разделены между двумя дорогами. Отмените ход и купите последний сертификат.
lesson-1849-last-certificate-last-wrong-pass = Его купит Ben и будет спокоен. Отмените ход и купите последний сертификат.

lesson-1849-last-certificate-decide-1 = Одна покупка, две акции: теперь их { $shares }, и вы президент. Взамен президентского Ben выбирает последний сертификат. Акций больше не осталось, и цена поднялась до { MONEY($price) }.
lesson-1849-last-certificate-decide-2 = Теперь за SFA и её { MONEY($treasury) } решаете вы. Уложите тайл в её базовом городе Girgenti, J6.
lesson-1849-last-certificate-decide-wrong = Отмените ход и уложите тайл на J6.
lesson-1849-last-certificate-decide-wrong-pass = Без пути SFA никуда не поедет. Отмените ход и уложите тайл на J6.

lesson-1849-last-certificate-end = Ваших акций SFA: { $shares }, денег { MONEY($cash) }, у SFA { MONEY($treasury) }. Вы узнали: последний сертификат приходит последним и считается за две акции. Следите, сколько осталось обычных. Правила: 1849-9.6.3, 1849-9.6.1.

## Порядок основания

lesson-1849-launch-order = Очередность корпораций
    .about = Какую корпорацию основывают следующей, решил жребий. Вы выбираете время, а не дорогу.
lesson-1849-launch-order-found-1 = Шесть корпораций перемешаны в случайном порядке. Первая, SFA, вместе с частной компанией RSA досталась Ben.
lesson-1849-launch-order-found-2 = Следующая — RCS в Palermo, и основать сейчас можно только её. Кто ждёт, получит то, что идёт за ней.
lesson-1849-launch-order-found-3 = У вас { MONEY($cash) }, а Palermo — лучший город острова. Основайте RCS по { MONEY(68) }.
lesson-1849-launch-order-found-wrong = Отмените ход и основайте RCS по { MONEY(68) }.
lesson-1849-launch-order-found-wrong-start-corporation = По { MONEY(100) } акций к ней выйдет меньше. Отмените ход и основайте RCS по { MONEY(68) }.
lesson-1849-launch-order-found-wrong-buy-shares = Акция SFA — дело надёжное, но RCS теперь может основать Ada. Отмените ход и основайте RCS по { MONEY(68) }.
lesson-1849-launch-order-found-wrong-pass = Следующей ходит Ada, и RCS достанется ей. Отмените ход и основайте RCS по { MONEY(68) }.

lesson-1849-launch-order-along-1 = Маркер станции RCS стоит в Palermo; за маркеры уплачено { MONEY(130) }, осталось { MONEY($treasury) }. В 1849 корпорация получает только то, что приносят её акции.
lesson-1849-launch-order-along-2 = Вместе с сертификатом президента можно в тот же ход взять до двух обычных. У вас { MONEY($cash) }: возьмите один.
lesson-1849-launch-order-along-wrong = Отмените ход и купите акцию RCS.
lesson-1849-launch-order-along-wrong-pass = На { MONEY($treasury) } RCS ничего не купит. Отмените ход и купите акцию RCS.

lesson-1849-launch-order-second-1 = У RCS { MONEY($treasury) }, у вас { MONEY($cash) }. Возьмите и второй.
lesson-1849-launch-order-second-wrong = Отмените ход и купите ещё одну акцию RCS.
lesson-1849-launch-order-second-wrong-pass = Поезд стоит { MONEY(100) }, а у RCS { MONEY($treasury) }. Отмените ход и купите ещё одну акцию.

lesson-1849-launch-order-wait-1 = Ada основывает CTL: она была следующей по очереди. Подождали бы вы — RCS досталась бы Ada, а вам CTL.
lesson-1849-launch-order-wait-2 = Теперь следующая ATA. У вас { MONEY($cash) }, у RCS { MONEY($treasury) }: одна сильная дорога лучше двух бедных. Купите ещё акцию RCS.
lesson-1849-launch-order-wait-wrong = Отмените ход и купите акцию RCS.
lesson-1849-launch-order-wait-wrong-start-corporation = Две дороги, и обе без денег. Отмените ход и купите акцию RCS.
lesson-1849-launch-order-wait-wrong-buy-shares = Эти деньги уходят другой дороге. Отмените ход и купите акцию RCS.
lesson-1849-launch-order-wait-wrong-pass = Ваши { MONEY($cash) } сейчас помогут RCS. Отмените ход и купите акцию RCS.

lesson-1849-launch-order-end = Ваших акций RCS: { $shares }, денег { MONEY($cash) }, у RCS { MONEY($treasury) }. Вы узнали: что можно основать, решает очередность (1849-9.4.0.1). Прежде чем основать, посмотрите на два места вперёд — или подождите.
