import { labels as l, type Labels } from '../labels.ts';
import type { EditorialScreen } from './screens.ts';

/** Headings the articles of the magazine stand under, in their order. */
export const magazineCategories: readonly { readonly id: string; readonly label: Labels }[] = [
  { id: 'places', label: l('Lieux', 'Places', 'Orte', 'أماكن') },
  { id: 'seasons', label: l('Saisons', 'Seasons', 'Jahreszeiten', 'مواسم') },
  { id: 'practical', label: l('Pratique', 'Practical matters', 'Praktisches', 'نصائح عملية') },
];

export interface MagazineArticle {
  /** Its page is `/page/{slug}`. */
  readonly slug: string;
  readonly category: string;
  readonly title: Labels;
  readonly intro: Labels;
  readonly paragraphs: readonly Labels[];
  readonly picture: string;
}

/** Title and lead of the magazine. */
export const magazineWords = {
  title: l('Le magazine', 'The magazine', 'Das Magazin', 'المجلة'),
  intro: l(
    'Des lieux, des saisons et quelques conseils, écrits par celles et ceux qui préparent les voyages.',
    'Places, seasons and a little advice, written by the people who put your holidays together.',
    'Orte, Jahreszeiten und ein paar Ratschläge, geschrieben von den Menschen, die unsere Reisen zusammenstellen.',
    'أماكن ومواسم وبعض النصائح، بأقلام من يُعدّون رحلاتك.',
  ),
} as const;

/** The articles, the newest first. */
export const magazineArticles: readonly MagazineArticle[] = [
  {
    slug: 'kos-in-may',
    category: 'places',
    picture: 'beach/azur',
    title: l('Kos en mai, avant tout le monde', 'Kos in May, before everyone else', 'Kos im Mai, vor allen anderen', 'كوس في مايو، قبل الجميع'),
    intro: l(
      'L’eau a déjà vingt degrés, et les tables du port sont encore libres.',
      'The water is at twenty degrees already, and the tables by the harbour are still free.',
      'Das Wasser hat schon zwanzig Grad, und die Tische am Hafen sind noch frei.',
      'بلغت حرارة الماء عشرين درجة، وما زالت طاولات الميناء خالية.',
    ),
    paragraphs: [
      l(
        'L’île se traverse à vélo en une journée : des salines au nord, des collines en fleurs au milieu, de longues plages au sud.',
        'You cross the island by bicycle in a day: salt pans in the north, hills in flower in the middle, long beaches in the south.',
        'Mit dem Rad durchquert man die Insel an einem Tag: Salzwiesen im Norden, blühende Hügel in der Mitte, lange Strände im Süden.',
        'تعبر الجزيرة بالدراجة في يوم واحد: ملّاحات في الشمال، وتلال مزهرة في الوسط، وشواطئ طويلة في الجنوب.',
      ),
      l(
        'Une soirée revient à Zia, le village d’où l’on voit le soleil se coucher sur Kalymnos.',
        'Keep an evening for Zia, the village from which you see the sun go down over Kalymnos.',
        'Ein Abend gehört Zia, dem Dorf, von dem aus man die Sonne über Kalymnos untergehen sieht.',
        'اترك أمسية لقرية زيا، حيث تُرى الشمس وهي تغيب خلف كاليمنوس.',
      ),
    ],
  },
  {
    slug: 'winter-sun',
    category: 'seasons',
    picture: 'lagoon/menthe',
    title: l('Où trouver l’été en janvier', 'Where to find summer in January', 'Wo im Januar Sommer ist', 'أين تجد الصيف في يناير'),
    intro: l(
      'Trois endroits où il fait chaud quand l’hiver raccourcit les jours.',
      'Three places that are warm while your days are short.',
      'Drei Orte, an denen es warm ist, während zu Hause die Tage kurz sind.',
      'ثلاثة أماكن دافئة حين تقصر الأيام عندك.',
    ),
    paragraphs: [
      l(
        'À quatre heures de vol, les Canaries gardent vingt-deux degrés et des sentiers secs. L’eau est fraîche : mieux vaut un hôtel dont la piscine est chauffée.',
        'Four hours away by air, the Canary Islands keep to twenty-two degrees and dry paths. The sea is cool: choose a hotel with a heated pool.',
        'Vier Flugstunden entfernt bleiben die Kanaren bei zweiundzwanzig Grad und trockenen Wegen. Das Meer ist frisch: Gut ist dann ein Hotel mit beheiztem Pool.',
        'على بعد أربع ساعات طيران، تحافظ جزر الكناري على اثنتين وعشرين درجة ودروب جافة. البحر بارد قليلًا، فاختر فندقًا بمسبح مُدفّأ.',
      ),
      l(
        'Plus loin, Dubaï est à son plus doux de décembre à mars, et l’île Maurice offre une mer à vingt-sept degrés, avec de courtes averses.',
        'Further away, Dubai is at its mildest from December to March, and Mauritius has a sea at twenty-seven degrees, with short showers.',
        'Weiter weg ist Dubai von Dezember bis März am mildesten, und Mauritius bietet ein Meer mit siebenundzwanzig Grad und kurzen Schauern.',
        'وأبعد من ذلك، تكون دبي في ألطف أحوالها من ديسمبر إلى مارس، وفي موريشيوس بحر بحرارة سبع وعشرين درجة مع زخات قصيرة.',
      ),
    ],
  },
  {
    slug: 'hand-luggage',
    category: 'practical',
    picture: 'room/olive',
    title: l('Une semaine dans un bagage cabine', 'A week in one cabin bag', 'Eine Woche im Handgepäck', 'أسبوع كامل في حقيبة يد'),
    intro: l(
      'Rien à attendre à l’arrivée, rien à perdre en route : il suffit de choisir.',
      'Nothing to wait for on arrival, nothing to lose on the way: it is a matter of choosing.',
      'Nichts, worauf man bei der Ankunft wartet, nichts, was unterwegs verloren geht: Man muss nur auswählen.',
      'لا انتظار عند الوصول ولا شيء يضيع في الطريق: المسألة مسألة اختيار.',
    ),
    paragraphs: [
      l(
        'Deux pantalons, cinq hauts, une veste : tout se porte avec tout. Les chaussures les plus lourdes se portent aux pieds pour le voyage.',
        'Two pairs of trousers, five tops, one jacket: everything goes with everything. The heaviest shoes travel on your feet.',
        'Zwei Hosen, fünf Oberteile, eine Jacke: Alles passt zu allem. Die schwersten Schuhe reisen an den Füßen.',
        'بنطالان وخمس قطع علوية وسترة واحدة: كلها تتناسق معًا. أما أثقل الأحذية فيسافر في قدميك.',
      ),
      l(
        'Les dimensions se vérifient avant de partir : chaque compagnie a les siennes, et l’offre les indique vol par vol.',
        'Check the dimensions before you leave: every airline has its own, and your offer states them flight by flight.',
        'Vor der Abreise lohnt ein Blick auf die Maße: Jede Fluggesellschaft hat ihre eigenen, und das Angebot nennt sie für jeden Flug.',
        'تحقق من المقاسات قبل السفر: لكل شركة طيران مقاساتها، وعرضك يذكرها لكل رحلة.',
      ),
    ],
  },
  {
    slug: 'marrakech-slowly',
    category: 'places',
    picture: 'oldtown/argile',
    title: l('Marrakech sans se presser', 'Marrakech without hurrying', 'Marrakesch ohne Eile', 'مراكش على مهل'),
    intro: l(
      'La médina se visite tôt, se quitte à midi et se retrouve le soir.',
      'See the medina early, leave it at noon and come back to it in the evening.',
      'Die Medina besucht man früh, verlässt sie am Mittag und kehrt am Abend zurück.',
      'تُزار المدينة القديمة باكرًا وتُترك ظهرًا ويُعاد إليها مساءً.',
    ),
    paragraphs: [
      l(
        'Entre neuf et onze heures, les ateliers sont ouverts et les ruelles fraîches. L’après-midi appartient à la piscine, ou aux jardins de la Palmeraie.',
        'Between nine and eleven the workshops are open and the lanes are cool. The afternoon belongs to the pool, or to the gardens of the Palmeraie.',
        'Zwischen neun und elf sind die Werkstätten offen und die Gassen kühl. Der Nachmittag gehört dem Pool oder den Gärten der Palmeraie.',
        'بين التاسعة والحادية عشرة تكون الورش مفتوحة والأزقة لطيفة. أما العصر فللمسبح أو لحدائق النخيل.',
      ),
      l(
        'Pour les souks, un prix se discute avec le sourire : mieux vaut se fixer une somme et s’y tenir.',
        'In the souks a price is discussed with a smile: decide on a sum and keep to it.',
        'In den Souks handelt man mit einem Lächeln: Am besten legt man sich auf eine Summe fest und bleibt dabei.',
        'في الأسواق تجري المساومة بابتسامة: حدّد مبلغًا والتزم به.',
      ),
    ],
  },
  {
    slug: 'first-flight-with-children',
    category: 'practical',
    picture: 'aerial/menthe',
    title: l('Le premier vol avec des enfants', 'A first flight with children', 'Der erste Flug mit Kindern', 'أول رحلة جوية مع الأطفال'),
    intro: l(
      'Un peu de préparation, et le voyage fait partie des vacances.',
      'A little preparation, and the journey becomes part of the holiday.',
      'Ein wenig Vorbereitung, und die Reise gehört schon zum Urlaub.',
      'قليل من التحضير، فيصبح السفر جزءًا من العطلة.',
    ),
    paragraphs: [
      l(
        'Le bon vol part aux heures où ils sont d’ordinaire éveillés, et une surprise les attend à l’atterrissage.',
        'Choose a flight at hours when they are usually awake, and keep a surprise for the landing.',
        'Gut passt ein Flug zu Zeiten, in denen sie sonst wach sind, mit einer Überraschung für die Landung.',
        'اختر رحلة في ساعات يكونون فيها مستيقظين عادةً، واحتفظ بمفاجأة للهبوط.',
      ),
      l(
        'Un enfant de moins de deux ans au retour voyage sur les genoux d’un adulte ; s’il fête ses deux ans pendant le séjour, il lui faut un siège.',
        'A child under two on the way back travels on your lap; one who turns two during the stay needs a seat.',
        'Ein Kind, das beim Rückflug noch keine zwei Jahre alt ist, reist auf dem Schoß eines Erwachsenen; wird es während des Aufenthalts zwei, braucht es einen Sitz.',
        'يسافر الطفل دون الثانية عند العودة في حضنك، فإن أتمّ الثانية خلال الإقامة احتاج إلى مقعد.',
      ),
    ],
  },
];

/** A page for two minds at once: neutral words at an address whose name says nothing (readings 6.1 row 11). */
export const seaOrMountains: EditorialScreen = {
  title: l('Mer ou montagne ?', 'Sea or mountains?', 'Meer oder Berge?', 'بحر أم جبل؟'),
  intro: l(
    'Pour celles et ceux qui veulent les deux : des lieux où l’une se voit depuis l’autre.',
    'For those who want both: places where you see the one from the other.',
    'Für alle, die beides wollen: Orte, an denen man das eine vom anderen aus sieht.',
    'لمن يريد الاثنين معًا: أماكن يُرى فيها أحدهما من الآخر.',
  ),
  sections: [
    {
      title: l('Où l’on n’a pas à choisir', 'Where you need not choose', 'Wo man sich nicht entscheiden muss', 'حيث لا داعي للاختيار'),
      paragraphs: [
        l(
          'À Madère, les sentiers des hauteurs descendent jusqu’aux piscines naturelles ; en Crète, on se baigne au pied des Montagnes blanches.',
          'In Madeira the high paths lead down to natural pools; in Crete you swim at the foot of the White Mountains.',
          'Auf Madeira führen die Höhenwege bis zu natürlichen Meeresbecken hinunter; auf Kreta badet man am Fuß der Weißen Berge.',
          'في ماديرا تنحدر دروب المرتفعات حتى المسابح الطبيعية، وفي كريت تسبح عند سفح الجبال البيضاء.',
        ),
      ],
    },
  ],
};
