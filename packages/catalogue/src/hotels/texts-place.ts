import type { Landscape } from '../geography/destination.ts';
import { type Labels, labels as l } from '../labels.ts';

/** Where the house stands. `{district}`, `{place}`, `{km}` from the airport, `{minutes}` on foot. Neighbours draw different ones. */
export const situations: Readonly<Record<Landscape, readonly Labels[]>> = {
  sea: [
    l(
      'Côté {district}, la plage commence à {minutes} minutes à pied, après une allée de pins.',
      'On the {district} side, the beach begins {minutes} minutes away on foot, beyond a path of pines.',
      'Auf der Seite von {district} beginnt der Strand nach {minutes} Minuten Fußweg, hinter einer Pinienallee.',
      'من جهة {district} يبدأ الشاطئ على بعد {minutes} دقائق سيرًا، خلف ممرّ من أشجار الصنوبر.',
    ),
    l(
      'Une crique au pied des terrasses, {district} derrière la colline, l’aéroport à {km} km.',
      'A cove at the foot of the terraces, {district} behind the hill, the airport {km} km away.',
      'Eine Bucht zu Füßen der Terrassen, {district} hinter dem Hügel, der Flughafen {km} km entfernt.',
      'خليج صغير أسفل الشرفات، و{district} خلف التل، والمطار على بعد {km} كم.',
    ),
    l(
      'Le port de {district} se rejoint par le sentier du bord de mer ; le soir, on rentre à pied.',
      'The harbour of {district} is reached by the path along the sea; in the evening you walk home.',
      'Zum Hafen von {district} führt der Weg am Meer; abends geht man zu Fuß zurück.',
      'يقودك ممشى على البحر إلى مرفأ {district}، وفي المساء تعود سيرًا.',
    ),
    l(
      'Face au large, {district} à main gauche, un jardin d’oliviers entre la route et les chambres.',
      'Facing open water, {district} to the left, an olive garden between the road and the rooms.',
      'Zum offenen Meer hin, {district} linker Hand, ein Olivengarten zwischen Straße und Zimmern.',
      'مقابل البحر المفتوح، و{district} إلى اليسار، وحديقة زيتون تفصل الغرف عن الطريق.',
    ),
    l(
      'Un bus toutes les vingt minutes mène à {district} ; la plage, elle, est au bout de la rue.',
      'A bus every twenty minutes goes to {district}; the beach itself is at the end of the street.',
      'Alle zwanzig Minuten fährt ein Bus nach {district}; der Strand liegt am Ende der Straße.',
      'حافلة كل عشرين دقيقة إلى {district}، أما الشاطئ ففي آخر الشارع.',
    ),
    l(
      'Posé sur une pointe, avec la mer de trois côtés et {district} à un quart d’heure de vélo.',
      'Set on a headland with the sea on three sides, and {district} a quarter of an hour by bike.',
      'Auf einer Landzunge, das Meer auf drei Seiten, {district} eine Viertelstunde mit dem Rad.',
      'على رأس بحري يحيط به الماء من ثلاث جهات، و{district} على ربع ساعة بالدراجة.',
    ),
  ],
  lagoon: [
    l(
      'Le lagon arrive au pied des chambres ; la barrière de corail casse les vagues à 400 m.',
      'The lagoon comes up to the rooms; the reef breaks the waves 400 metres out.',
      'Die Lagune reicht bis an die Zimmer, das Riff bricht die Wellen 400 m draußen.',
      'تصل البحيرة إلى أسفل الغرف، وتكسر الشعاب الأمواج على بعد 400 متر.',
    ),
    l(
      'Un kilomètre de sable clair, des filaos pour l’ombre, {district} à {minutes} minutes de marche.',
      'A kilometre of pale sand, casuarinas for shade, {district} {minutes} minutes’ walk away.',
      'Ein Kilometer heller Sand, Kasuarinen als Schatten, {district} nach {minutes} Gehminuten.',
      'كيلومتر من الرمل الفاتح، وأشجار كازوارينا للظل، و{district} على {minutes} دقائق سيرًا.',
    ),
    l(
      'À marée basse, on marche jusqu’au banc de sable ; à marée haute, on y va en kayak depuis {district}.',
      'At low tide you walk out to the sandbank; at high tide you go by kayak from {district}.',
      'Bei Ebbe läuft man zur Sandbank, bei Flut paddelt man von {district} hinüber.',
      'عند الجزر تمشي إلى الكثيب الرملي، وعند المدّ تقصده بالكاياك من {district}.',
    ),
    l(
      'Une langue de terre entre le lagon et un bois de cocotiers, loin des routes, à {km} km de l’aéroport.',
      'A strip of land between the lagoon and a coconut grove, away from roads, {km} km from the airport.',
      'Ein Landstreifen zwischen Lagune und Palmenhain, fern der Straßen, {km} km vom Flughafen.',
      'شريط من الأرض بين البحيرة وغابة جوز الهند، بعيد عن الطرق، وعلى {km} كم من المطار.',
    ),
  ],
  city: [
    l(
      'Une rue calme côté {district}, une station de métro ou de tram à {minutes} minutes.',
      'A quiet street on the {district} side, an underground or tram stop {minutes} minutes away.',
      'Eine ruhige Straße bei {district}, U-Bahn oder Tram nach {minutes} Minuten.',
      'شارع هادئ من جهة {district}، ومحطة مترو أو ترام على {minutes} دقائق.',
    ),
    l(
      'Au-dessus d’une place à cafés, {district} pour voisinage, les musées à un quart d’heure.',
      'Above a square with cafés, {district} for a neighbourhood, museums a quarter of an hour away.',
      'Über einem Platz mit Cafés, {district} als Nachbarschaft, die Museen eine Viertelstunde entfernt.',
      'فوق ساحة للمقاهي في جوار {district}، والمتاحف على ربع ساعة.',
    ),
    l(
      'Un ancien entrepôt rénové près de {district} ; l’aéroport est à {km} km par le train direct.',
      'A converted warehouse near {district}; the airport is {km} km away by direct train.',
      'Ein umgebautes Lagerhaus nahe {district}; der Flughafen liegt {km} km entfernt, mit direktem Zug.',
      'مستودع قديم مجدَّد قرب {district}، والمطار على {km} كم بالقطار المباشر.',
    ),
    l(
      'La façade donne sur l’avenue, les chambres sur la cour : on dort fenêtre ouverte à {place}.',
      'The front faces the avenue, the rooms face the courtyard: you sleep with the window open in {place}.',
      'Die Fassade zur Allee, die Zimmer zum Hof: In {place} schläft man hier bei offenem Fenster.',
      'الواجهة على الشارع الكبير والغرف على الفناء: تنام ونافذتك مفتوحة في {place}.',
    ),
  ],
  mountain: [
    l(
      'Le télécabine part à {minutes} minutes ; l’été, les sentiers commencent derrière la maison.',
      'The cable car leaves {minutes} minutes away; in summer the paths begin behind the house.',
      'Zur Gondelbahn sind es {minutes} Minuten; im Sommer beginnen die Wege hinter dem Haus.',
      'ينطلق التلفريك على بعد {minutes} دقائق، وفي الصيف تبدأ المسارات خلف البيت.',
    ),
    l(
      'Dernière maison avant les alpages, {district} en contrebas, aucun passage de voitures la nuit.',
      'Last house before the pastures, {district} below, no cars passing at night.',
      'Das letzte Haus vor den Almen, {district} darunter, nachts kein Verkehr.',
      'آخر بيت قبل المراعي، و{district} في الأسفل، ولا سيارات ليلًا.',
    ),
    l(
      'Au bord du ruisseau, avec un arrêt de bus devant la porte et {district} à dix minutes.',
      'Beside the stream, with a bus stop at the door and {district} ten minutes away.',
      'Am Bach gelegen, mit Bushaltestelle vor der Tür und {district} in zehn Minuten.',
      'على ضفة الجدول، ومحطة حافلات أمام الباب، و{district} على عشر دقائق.',
    ),
  ],
  desert: [
    l(
      'Une porte discrète côté {district}, puis trois patios en enfilade et une terrasse sur les toits.',
      'A plain door on the {district} side, then three patios in a row and a terrace above the roofs.',
      'Eine unscheinbare Tür bei {district}, dahinter drei Patios und eine Dachterrasse.',
      'باب متواضع من جهة {district}، ثم ثلاثة أفنية متتالية وشرفة فوق الأسطح.',
    ),
    l(
      'Dix minutes de {district}, au milieu des palmiers ; la montagne ferme l’horizon au sud.',
      'Ten minutes from {district}, among palm trees; the mountains close the horizon to the south.',
      'Zehn Minuten von {district}, zwischen Palmen; im Süden schließt das Gebirge den Horizont.',
      'على عشر دقائق من {district} وسط النخيل، والجبل يغلق الأفق جنوبًا.',
    ),
    l(
      'Les murs de terre gardent la fraîcheur ; {place} s’entend à peine depuis le bassin.',
      'Earthen walls keep the cool; from the pool you hardly hear {place}.',
      'Lehmwände halten die Kühle; am Becken hört man {place} kaum.',
      'تحفظ جدران الطين البرودة، وبالكاد تُسمع {place} من جهة الحوض.',
    ),
  ],
  north: [
    l(
      'Sur le quai, les bateaux sous les fenêtres ; {district} se visite à pied, {minutes} minutes suffisent.',
      'On the quay, boats below the windows; {district} is seen on foot, {minutes} minutes will do.',
      'Am Kai, Boote unter den Fenstern; {district} erkundet man zu Fuß, {minutes} Minuten genügen.',
      'على الرصيف والقوارب تحت النوافذ، وتزور {district} سيرًا، ويكفيك {minutes} دقائق.',
    ),
    l(
      'À l’écart des lampes de {place}, face au fjord : les nuits claires, on voit loin.',
      'Away from the lights of {place}, facing the fjord: on clear nights you see far.',
      'Abseits der Lichter von {place}, zum Fjord hin: In klaren Nächten sieht man weit.',
      'بعيدًا عن أضواء {place} ومقابل المضيق: في الليالي الصافية يمتدّ النظر بعيدًا.',
    ),
    l(
      'Une maison de bois au bord de l’eau, le sauna au bout du ponton, l’aéroport à {km} km.',
      'A wooden house by the water, the sauna at the end of the jetty, the airport {km} km away.',
      'Ein Holzhaus am Wasser, die Sauna am Ende des Stegs, der Flughafen {km} km entfernt.',
      'بيت خشبي على الماء، والساونا في طرف المرسى، والمطار على {km} كم.',
    ),
  ],
};

/** What eating there is like. */
export const tables: readonly Labels[] = [
  l(
    'Une seule salle, ouverte sur la terrasse : buffet le matin, carte courte le soir, poisson du jour écrit à la craie.',
    'One dining room, open to the terrace: buffet in the morning, a short menu at night, the day’s fish chalked up.',
    'Ein Speisesaal zur Terrasse: morgens Buffet, abends kleine Karte, der Fisch des Tages steht auf der Tafel.',
    'قاعة واحدة مفتوحة على الشرفة: بوفيه صباحًا، وقائمة قصيرة مساءً، وسمك اليوم مكتوب بالطباشير.',
  ),
  l(
    'Deux restaurants, l’un sous la pergola pour midi, l’autre plus tranquille, sur réservation, sans supplément en demi-pension.',
    'Two restaurants, one under the pergola for lunch, the other quieter, by reservation, at no extra cost with half board.',
    'Zwei Restaurants: mittags unter der Pergola, abends ruhiger und mit Reservierung, bei Halbpension ohne Aufpreis.',
    'مطعمان: أحدهما تحت العريشة للغداء، والآخر أهدأ وبحجز مسبق، بلا إضافة مع نصف الإقامة.',
  ),
  l(
    'Le petit-déjeuner dure jusqu’à 10 h 30 et tient compte des allergies ; le dîner suit le marché.',
    'Breakfast runs until 10.30 and takes allergies into account; dinner follows the market.',
    'Frühstück gibt es bis 10.30 Uhr, Allergien werden beachtet; das Abendessen richtet sich nach dem Markt.',
    'يمتد الفطور حتى 10:30 ويراعي الحساسية الغذائية، والعشاء يتبع السوق.',
  ),
  l(
    'La cuisine est du pays et le pain fait sur place. Un coin pour les petits dîners tôt, dès 18 h.',
    'The cooking is local and the bread baked here. A corner for early suppers, from 6 pm.',
    'Die Küche ist regional, das Brot aus eigenem Ofen. Für Kinder gibt es ab 18 Uhr Abendessen.',
    'المطبخ محلي والخبز يُعدّ هنا. وركن لعشاء الصغار المبكر ابتداءً من 18:00.',
  ),
  l(
    'Trois tables : un buffet, un grill près de l’eau quatre soirs par semaine, un bar à salades à midi.',
    'Three places to eat: a buffet, a grill by the water four nights a week, a salad bar at lunch.',
    'Drei Adressen: ein Buffet, viermal die Woche ein Grill am Wasser, mittags eine Salatbar.',
    'ثلاث موائد: بوفيه، وشواء قرب الماء أربع ليالٍ في الأسبوع، وركن سلطات ظهرًا.',
  ),
];
