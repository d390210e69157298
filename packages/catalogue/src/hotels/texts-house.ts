import { type Labels, labels as l } from '../labels.ts';

/** The house itself, by how grand it is. `{rooms}` is the number of rooms. */
export const characters: Readonly<Record<'simple' | 'fine' | 'grand', readonly Labels[]>> = {
  simple: [
    l(
      '{rooms} chambres simples et propres, une famille à la réception, pas de musique après 22 h.',
      '{rooms} plain, clean rooms, a family at reception, no music after 10 pm.',
      '{rooms} schlichte, saubere Zimmer, eine Familie am Empfang, nach 22 Uhr keine Musik.',
      '{rooms} غرفة بسيطة ونظيفة، وعائلة في الاستقبال، ولا موسيقى بعد 22:00.',
    ),
    l(
      'Une maison sans apprêt de {rooms} chambres, où l’on vient pour l’emplacement et l’on revient pour l’accueil.',
      'An unfussy house of {rooms} rooms: people come for the location and come back for the welcome.',
      'Ein unkompliziertes Haus mit {rooms} Zimmern: Man kommt wegen der Lage und wieder wegen der Gastgeber.',
      'بيت بلا تكلّف من {rooms} غرفة، يُقصد لموقعه ويُعاد إليه لحسن استقباله.',
    ),
    l(
      'Refait par étapes, {rooms} chambres claires, des lits récents et de bons rideaux.',
      'Renovated in stages: {rooms} light rooms, new beds and good curtains.',
      'Schritt für Schritt renoviert: {rooms} helle Zimmer, neue Betten, dichte Vorhänge.',
      'جُدِّد على مراحل: {rooms} غرفة مضيئة، وأسرّة حديثة، وستائر جيدة.',
    ),
  ],
  fine: [
    l(
      '{rooms} chambres réparties dans plusieurs bâtiments bas, pour que personne ne soit loin du jardin.',
      '{rooms} rooms in several low buildings, so that nobody is far from the garden.',
      '{rooms} Zimmer in mehreren niedrigen Häusern, damit niemand weit vom Garten wohnt.',
      '{rooms} غرفة موزّعة على مبانٍ منخفضة، فلا يبعد أحد عن الحديقة.',
    ),
    l(
      'Pierre, bois clair et lin : {rooms} chambres calmes, et un hall où l’on s’assoit volontiers.',
      'Stone, pale wood and linen: {rooms} quiet rooms, and a hall you like to sit in.',
      'Stein, helles Holz und Leinen: {rooms} ruhige Zimmer und eine Halle, in der man gern sitzt.',
      'حجر وخشب فاتح وكتّان: {rooms} غرفة هادئة، وبهو يطيب الجلوس فيه.',
    ),
    l(
      'Ni trop grand ni trop petit : {rooms} chambres, un service qui retient les prénoms dès le deuxième jour.',
      'Neither too large nor too small: {rooms} rooms, and staff who know your name by the second day.',
      'Nicht zu groß, nicht zu klein: {rooms} Zimmer und ein Team, das am zweiten Tag alle beim Namen kennt.',
      'لا كبير ولا صغير: {rooms} غرفة، وفريق يحفظ اسمك منذ اليوم الثاني.',
    ),
    l(
      'Des terrasses en escalier, {rooms} chambres avec balcon, et de l’ombre à toute heure.',
      'Stepped terraces, {rooms} rooms with balconies, and shade at any hour.',
      'Terrassen in Stufen, {rooms} Zimmer mit Balkon und Schatten zu jeder Stunde.',
      'شرفات متدرّجة، و{rooms} غرفة بشرفات، وظلّ في كل ساعة.',
    ),
  ],
  grand: [
    l(
      '{rooms} chambres et suites, un service discret, et le temps qu’il faut pour chaque chose.',
      '{rooms} rooms and suites, discreet service, and time enough for everything.',
      '{rooms} Zimmer und Suiten, ein Service, der sich zurückhält, und Zeit für alles.',
      '{rooms} غرفة وجناحًا، وخدمة هادئة، ووقت كافٍ لكل شيء.',
    ),
    l(
      'Une grande maison qui sait rester silencieuse : {rooms} chambres, et jamais de file au petit-déjeuner.',
      'A large house that knows how to stay silent: {rooms} rooms, and never a queue at breakfast.',
      'Ein großes Haus, das still bleiben kann: {rooms} Zimmer, und nie eine Schlange beim Frühstück.',
      'بيت كبير يعرف كيف يصمت: {rooms} غرفة، ولا طابور عند الفطور أبدًا.',
    ),
    l(
      'Conçu comme un village : {rooms} chambres le long de chemins plantés, une règle, laisser entendre la nature.',
      'Laid out like a village: {rooms} rooms along planted paths, and one rule, let nature be heard.',
      'Angelegt wie ein Dorf: {rooms} Zimmer an grünen Wegen, und eine Regel: Die Natur soll zu hören sein.',
      'مصمَّم كقرية: {rooms} غرفة على دروب مزروعة، وقاعدة واحدة: أن تُسمع الطبيعة.',
    ),
  ],
};

export const pools: readonly Labels[] = [
  l(
    'Piscine de 25 m ouverte de 8 h à 20 h, chauffée d’octobre à avril ; bassin peu profond pour les enfants.',
    'A 25-metre pool open from 8 am to 8 pm, heated from October to April; a shallow pool for children.',
    '25-Meter-Becken, 8 bis 20 Uhr, von Oktober bis April beheizt; flaches Kinderbecken.',
    'مسبح بطول 25 مترًا من 08:00 إلى 20:00، مدفّأ من أكتوبر إلى أبريل، وحوض ضحل للأطفال.',
  ),
  l(
    'Un bassin à débordement tourné vers le couchant, transats et serviettes compris.',
    'An infinity pool facing the sunset, loungers and towels included.',
    'Ein Becken mit Überlauf zum Sonnenuntergang, Liegen und Handtücher inbegriffen.',
    'مسبح بحافة مفتوحة نحو الغروب، والكراسي والمناشف مشمولة.',
  ),
  l(
    'Deux piscines : l’une pour nager, l’autre pour ne rien faire.',
    'Two pools: one for swimming, one for doing nothing.',
    'Zwei Becken: eines zum Schwimmen, eines zum Nichtstun.',
    'مسبحان: أحدهما للسباحة والآخر للاسترخاء.',
  ),
];
export const spas: readonly Labels[] = [
  l(
    'Spa avec hammam, bassin chauffé et six cabines ; une heure d’accès par jour comprise.',
    'Spa with steam bath, heated pool and six treatment rooms; an hour’s access a day included.',
    'Spa mit Dampfbad, warmem Becken und sechs Kabinen; täglich eine Stunde Zutritt inbegriffen.',
    'سبا مع حمّام بخار وحوض دافئ وست غرف، وساعة دخول يوميًا مشمولة.',
  ),
  l(
    'Un petit spa de trois cabines, sur rendez-vous, avec une terrasse pour le thé.',
    'A small spa of three rooms, by appointment, with a terrace for tea.',
    'Ein kleines Spa mit drei Kabinen, nach Termin, mit Teeterrasse.',
    'سبا صغير من ثلاث غرف بموعد مسبق، مع شرفة للشاي.',
  ),
];
export const forChildren: readonly Labels[] = [
  l(
    'Club enfants de 4 à 12 ans, de 9 h 30 à 17 h, compris ; garde le soir sur demande.',
    'Kids’ club for ages 4 to 12, from 9.30 am to 5 pm, included; babysitting on request.',
    'Kinderclub von 4 bis 12 Jahren, 9.30 bis 17 Uhr, inbegriffen; abends Babysitting auf Anfrage.',
    'نادي أطفال من 4 إلى 12 سنة، من 09:30 إلى 17:00، مشمول؛ ورعاية مسائية عند الطلب.',
  ),
  l(
    'Lits bébé sans supplément, chaises hautes au restaurant, aire de jeux à l’ombre.',
    'Cots at no extra cost, high chairs in the restaurant, a shaded playground.',
    'Babybetten ohne Aufpreis, Hochstühle im Restaurant, Spielplatz im Schatten.',
    'أسرّة أطفال بلا إضافة، وكراسٍ مرتفعة في المطعم، وملعب مظلّل.',
  ),
];
export const forAdults: readonly Labels[] = [
  l(
    'Réservé aux adultes : la maison accueille à partir de 16 ans.',
    'For adults only: guests are welcome from the age of 16.',
    'Nur für Erwachsene: Gäste sind ab 16 Jahren willkommen.',
    'للبالغين فقط: يُرحَّب بالضيوف من سن 16 عامًا.',
  ),
];

export const titles = {
  place: l('Situation', 'Location', 'Lage', 'الموقع'),
  house: l('La maison', 'The house', 'Das Haus', 'البيت'),
  tables: l('Tables', 'Eating and drinking', 'Essen und Trinken', 'الموائد'),
  water: l('Piscine et bien-être', 'Pool and wellness', 'Pool und Wohlbefinden', 'المسبح والعافية'),
  children: l('Avec des enfants', 'With children', 'Mit Kindern', 'مع الأطفال'),
  adults: l('Entre adultes', 'Adults only', 'Nur Erwachsene', 'للبالغين'),
} as const;

/** Facts for travellers who need them; the first where the hotel has an adapted room, the second where it has none. */
export const access = {
  adapted: [
    l(
      'Deux chambres avec douche de plain-pied et porte de 90 cm.',
      'Two rooms with level-access shower and a 90 cm door.',
      'Zwei Zimmer mit bodengleicher Dusche und 90 cm breiter Tür.',
      'غرفتان بدُش بمستوى الأرض وباب عرضه 90 سم.',
    ),
    l(
      'Réception, restaurant et piscine sans marche.',
      'Reception, restaurant and pool without steps.',
      'Empfang, Restaurant und Pool stufenlos.',
      'الاستقبال والمطعم والمسبح بلا درجات.',
    ),
  ],
  none: [
    l(
      'Pas de chambre adaptée aux fauteuils roulants ; quelques marches à l’entrée.',
      'No room adapted for wheelchairs; a few steps at the entrance.',
      'Kein rollstuhlgerechtes Zimmer; einige Stufen am Eingang.',
      'لا توجد غرفة مهيّأة للكراسي المتحركة، وهناك درجات عند المدخل.',
    ),
  ],
  lift: l(
    'Ascenseur vers tous les étages, cabine de 110 × 140 cm.',
    'Lift to all floors, cabin 110 × 140 cm.',
    'Aufzug in alle Etagen, Kabine 110 × 140 cm.',
    'مصعد إلى كل الطوابق، مقصورته 110 × 140 سم.',
  ),
} as const;

export const practical = {
  hours: l(
    'Arrivée à partir de 15 h, départ avant 11 h.',
    'Check-in from 3 pm, check-out by 11 am.',
    'Anreise ab 15 Uhr, Abreise bis 11 Uhr.',
    'تسجيل الوصول من 15:00 والمغادرة قبل 11:00.',
  ),
  tax: l('Taxe de séjour à régler à l’hôtel.', 'Local tax to be paid at the hotel.', 'Kurtaxe vor Ort zu zahlen.', 'ضريبة إقامة تُدفع في الفندق.'),
  deposit: l(
    'Une carte bancaire est demandée en garantie des extras.',
    'A bank card is asked as security for extras.',
    'Für Extras wird eine Karte als Sicherheit verlangt.',
    'تُطلب بطاقة مصرفية ضمانًا للإضافات.',
  ),
  pets: l(
    'Petits chiens admis, 15 € par nuit.',
    'Small dogs welcome, €15 a night.',
    'Kleine Hunde willkommen, 15 € pro Nacht.',
    'تُقبل الكلاب الصغيرة، 15 يورو لليلة.',
  ),
  noPets: l('Animaux non admis.', 'No pets.', 'Keine Haustiere.', 'لا تُقبل الحيوانات الأليفة.'),
  age: l(
    'Aux États-Unis, l’hôtel peut demander d’avoir 21 ans à l’arrivée.',
    'In the United States the hotel may require guests to be 21 at check-in.',
    'In den USA kann das Hotel bei der Anreise ein Mindestalter von 21 Jahren verlangen.',
    'في الولايات المتحدة قد يشترط الفندق بلوغ 21 عامًا عند الوصول.',
  ),
} as const;
