import { labels as l, type Labels } from '../labels.ts';

interface Section {
  readonly title: Labels;
  readonly paragraphs: readonly Labels[];
}

export interface EditorialMerchandising {
  readonly code: string;
  readonly label: Labels;
  readonly introduction: Labels;
  readonly picture: string;
  readonly products: readonly string[];
}

/** Themed pages; the codes PARRAINAGE and PAIEMENT4X have rules of their own (platform 4). */
export const merchandisings: readonly EditorialMerchandising[] = [
  {
    code: 'SUMMER',
    label: l('L’été en avance', 'Summer, early', 'Der Sommer, etwas früher', 'الصيف قبل أوانه'),
    introduction: l(
      'Les plages que l’on réserve avant tout le monde, tant que les vols directs ont des places.',
      'Beaches to book before everyone else, while direct flights still have seats.',
      'Strände, die man vor allen anderen bucht, solange Direktflüge frei sind.',
      'شواطئ تحجزها قبل الجميع، ما دامت المقاعد متاحة على الرحلات المباشرة.',
    ),
    picture: 'beach/corail',
    products: ['P1001', 'P1002', 'P1003', 'P1005'],
  },
  {
    code: 'CITY',
    label: l('Week-ends en ville', 'City breaks', 'Städtereisen', 'عطلات قصيرة في المدن'),
    introduction: l(
      'Deux ou trois nuits, un hôtel bien placé et des vols à des heures qui laissent le temps de dîner.',
      'Two or three nights, a well-placed hotel and flights at hours that leave time for dinner.',
      'Zwei oder drei Nächte, ein gut gelegenes Hotel und Flüge, die Zeit fürs Abendessen lassen.',
      'ليلتان أو ثلاث، وفندق في موقع جيد، ورحلات في مواعيد تترك وقتًا للعشاء.',
    ),
    picture: 'city/prune',
    products: ['P1004', 'P1006'],
  },
  {
    code: 'PARRAINAGE',
    label: l('Inviter un proche', 'Invite a friend', 'Freunde einladen', 'ادعُ صديقًا'),
    introduction: l(
      'Un crédit quand une personne invitée s’inscrit, un autre quand elle part.',
      'A credit for you when someone you invited signs up, another when they travel.',
      'Ein Guthaben, wenn sich jemand auf eine Einladung anmeldet, ein weiteres bei der ersten Reise.',
      'رصيد لك عند تسجيل من دعوته، ورصيد آخر عند سفره.',
    ),
    picture: 'balloon/rose',
    products: ['P1001'],
  },
  {
    code: 'PAIEMENT4X',
    label: l('Payer en quatre fois', 'Pay in four parts', 'In vier Raten zahlen', 'ادفع على أربع دفعات'),
    introduction: l(
      'Un premier paiement à la réservation, les trois autres de mois en mois.',
      'A first payment when you book, the other three month by month.',
      'Eine erste Zahlung bei der Buchung, die drei weiteren Monat für Monat.',
      'دفعة أولى عند الحجز، والدفعات الثلاث الأخرى شهرًا بعد شهر.',
    ),
    picture: 'aerial/azur',
    products: ['P1002', 'P1003'],
  },
];

export interface EditorialLanding {
  readonly code: string;
  readonly title: Labels;
  readonly introduction: Labels;
  readonly sections: readonly Section[];
  readonly picture: string;
  readonly products: readonly string[];
  readonly catalogProducts: readonly string[];
}

/** Pages for people who come from a search engine. */
export const landingPages: readonly EditorialLanding[] = [
  {
    code: 'greece',
    title: l('Vacances en Grèce', 'Holidays in Greece', 'Urlaub in Griechenland', 'عطلات في اليونان'),
    introduction: l(
      'Des îles que l’on rejoint en un vol, et des hôtels où l’on entend la mer.',
      'Islands one flight away, and hotels where you hear the sea.',
      'Inseln, die nur einen Flug entfernt sind, und Hotels, in denen man das Meer hört.',
      'جزر تبعد رحلة واحدة، وفنادق يُسمع فيها صوت البحر.',
    ),
    sections: [
      {
        title: l('Quand partir', 'When to go', 'Beste Reisezeit', 'أفضل وقت للسفر'),
        paragraphs: [
          l(
            'De mai à octobre, l’eau est douce et les soirées se passent dehors. Juin et septembre sont plus calmes que juillet et août.',
            'From May to October the water is warm and evenings are spent outdoors. June and September are quieter than July and August.',
            'Von Mai bis Oktober ist das Wasser warm und die Abende verbringt man draußen. Juni und September sind ruhiger als Juli und August.',
            'من مايو إلى أكتوبر تكون المياه دافئة وتُقضى الأمسيات في الهواء الطلق. ويونيو وسبتمبر أهدأ من يوليو وأغسطس.',
          ),
        ],
      },
    ],
    picture: 'beach/azur',
    products: ['P1001', 'P1003'],
    catalogProducts: [],
  },
  {
    code: 'city-breaks',
    title: l('Escapades en ville', 'Short stays in a city', 'Kurzreisen in die Stadt', 'إقامات قصيرة في المدن'),
    introduction: l(
      'Une ville, peu de bagages, et un hôtel d’où l’on part à pied.',
      'A city, little luggage, and a hotel you set out from on foot.',
      'Eine Stadt, wenig Gepäck und ein Hotel, von dem aus man zu Fuß losgeht.',
      'مدينة، وأمتعة قليلة، وفندق تنطلق منه سيرًا على الأقدام.',
    ),
    sections: [],
    picture: 'city/rose',
    products: ['P1006'],
    catalogProducts: ['P1004'],
  },
];

export interface EditorialSignUp {
  readonly code: string;
  readonly title: Labels;
  readonly description: readonly Labels[];
  readonly picture: string;
}

/** Sign-up operations: the first one is the active one. */
export const signUpOperations: readonly EditorialSignUp[] = [
  {
    code: 'SUMMER',
    title: l('Les ventes, avant tout le monde', 'See the sales before everyone else', 'Die Angebote vor allen anderen sehen', 'اطّلع على العروض قبل الجميع'),
    description: [
      l(
        'Les membres reçoivent chaque semaine quelques séjours choisis, avec leur prix total.',
        'Members receive a few chosen holidays every week, with their total price.',
        'Mitglieder erhalten jede Woche einige ausgewählte Reisen mit ihrem Gesamtpreis.',
        'يتلقى الأعضاء كل أسبوع عددًا من الرحلات المختارة بسعرها الإجمالي.',
      ),
    ],
    picture: 'beach/corail',
  },
  {
    code: 'WINTER',
    title: l('L’hiver au soleil', 'Winter in the sun', 'Den Winter in der Sonne verbringen', 'شتاء تحت الشمس'),
    description: [
      l(
        'Les membres apprennent les premiers les dates des départs vers la chaleur.',
        'Sign up to hear when we leave for warmer places.',
        'Mitglieder erfahren zuerst, wann es in die Wärme geht.',
        'سجّل لتعرف مواعيد السفر إلى الدفء.',
      ),
    ],
    picture: 'beach/safran',
  },
];
