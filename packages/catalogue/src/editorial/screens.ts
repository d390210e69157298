import { labels as l, type Labels } from '../labels.ts';

export interface EditorialScreen {
  readonly title: Labels;
  readonly intro: Labels;
  readonly sections: readonly { readonly title: Labels; readonly paragraphs: readonly Labels[] }[];
}

const plain = (title: Labels, intro: Labels): EditorialScreen => ({ title, intro, sections: [] });

/** Words of the screens of a shop, by the first segment of their address. */
export const screens: Readonly<Record<string, EditorialScreen>> = {
  listing: plain(
    l('Les ventes du moment', 'Current sales', 'Aktuelle Angebote', 'عروض اللحظة'),
    l(
      'Des séjours choisis un par un, à prix total, pour quelques jours.',
      'Holidays chosen one by one, at a total price, for a few days.',
      'Einzeln ausgewählte Reisen zum Gesamtpreis, für wenige Tage.',
      'رحلات اختيرت واحدة واحدة بسعر إجمالي ولأيام معدودة.',
    ),
  ),
  faq: plain(
    l('Aide', 'Help', 'Hilfe', 'المساعدة'),
    l(
      'Les réponses aux questions que l’on nous pose le plus souvent.',
      'Answers to the questions we are asked most often.',
      'Antworten auf die häufigsten Fragen.',
      'إجابات عن أكثر الأسئلة شيوعًا.',
    ),
  ),
  priceMatchGuarantee: {
    title: l('Meilleur prix garanti', 'Price match guarantee', 'Bestpreisgarantie', 'ضمان أفضل سعر'),
    intro: l(
      'Le même voyage est moins cher ailleurs ? Nous remboursons la différence.',
      'Found the same trip for less elsewhere? We refund the difference.',
      'Dieselbe Reise ist anderswo günstiger? Wir erstatten die Differenz.',
      'وجدت الرحلة نفسها بسعر أقل في مكان آخر؟ نعيد إليك الفرق.',
    ),
    sections: [
      {
        title: l('Ce qui doit être identique', 'What has to be the same', 'Was identisch sein muss', 'ما يجب أن يتطابق'),
        paragraphs: [
          l(
            'Les dates, les vols, l’hôtel, la chambre, la formule repas, les bagages et le nombre de voyageurs ; le prix comparé comprend toutes les taxes.',
            'Dates, flights, hotel, room, board, luggage and number of travellers; the price compared includes all taxes.',
            'Reisedaten, Flüge, Hotel, Zimmer, Verpflegung, Gepäck und Zahl der Reisenden; der verglichene Preis enthält alle Steuern.',
            'التواريخ والرحلات والفندق والغرفة ونظام الوجبات والأمتعة وعدد المسافرين، على أن يشمل السعر المقارن جميع الضرائب.',
          ),
        ],
      },
      {
        title: l('Comment demander', 'How to claim', 'So läuft der Antrag', 'كيفية تقديم الطلب'),
        paragraphs: [
          l(
            'Un message dans les 24 heures qui suivent la réservation suffit, avec l’adresse de la page, une copie d’écran et le numéro de réservation. Nous répondons sous deux jours ouvrés.',
            'Write to us within 24 hours of booking, with the address of the page, a screenshot and your booking reference. We answer within two working days.',
            'Eine Nachricht innerhalb von 24 Stunden nach der Buchung genügt, mit der Adresse der Seite, einem Bildschirmfoto und der Buchungsnummer. Wir antworten innerhalb von zwei Werktagen.',
            'راسلنا خلال 24 ساعة من الحجز مع عنوان الصفحة ولقطة شاشة ورقم حجزك، ونجيبك خلال يومي عمل.',
          ),
        ],
      },
    ],
  },
  stopover: plain(
    l('Voyages avec escale', 'Trips with a stopover', 'Reisen mit Zwischenstopp', 'رحلات مع توقف'),
    l(
      'Deux villes en un voyage : nos conseillers composent ces séjours par téléphone.',
      'Two cities in one trip: our advisers put these holidays together with you by telephone.',
      'Zwei Städte auf einer Reise: Unsere Beraterinnen und Berater stellen sie am Telefon zusammen.',
      'مدينتان في رحلة واحدة: ينظّم مستشارونا هذه الرحلات معك عبر الهاتف.',
    ),
  ),
  hotelonly: plain(
    l('Hôtel sans vol', 'Hotel without a flight', 'Hotel ohne Flug', 'فندق من دون رحلة جوية'),
    l(
      'Les billets sont déjà là ? Nos conseillers réservent l’hôtel seul, par téléphone.',
      'You already have your tickets? Our advisers book the hotel alone, by telephone.',
      'Die Flugtickets sind schon da? Unsere Beraterinnen und Berater buchen das Hotel allein, telefonisch.',
      'لديك تذاكرك بالفعل؟ يحجز مستشارونا الفندق وحده عبر الهاتف.',
    ),
  ),
  booking: plain(
    l('Réservation', 'Your booking', 'Buchung', 'حجزك'),
    l(
      'Il faut d’abord un séjour : ses dates et son prix apparaissent ici.',
      'Choose a holiday first: its dates and price appear here.',
      'Zuerst braucht es eine Reise: Termine und Preis erscheinen dann hier.',
      'اختر رحلة أولًا: تظهر هنا تواريخها وسعرها.',
    ),
  ),
  operator: plain(
    l('Espace conseillers', 'Advisers’ area', 'Bereich für Beraterinnen und Berater', 'مساحة المستشارين'),
    l(
      'Cet espace est réservé aux conseillers du centre d’appels.',
      'This area is for the advisers of the call centre.',
      'Dieser Bereich ist den Beraterinnen und Beratern des Callcenters vorbehalten.',
      'هذه المساحة مخصصة لمستشاري مركز الاتصال.',
    ),
  ),
};

/** The page of commitments, of brands that have one. */
export const commitments: EditorialScreen = {
  title: l('Nos engagements', 'Our commitments', 'Unsere Verpflichtungen', 'التزاماتنا'),
  intro: l(
    'Ce que nous promettons, et ce que nous ne promettons pas.',
    'What we promise, and what we do not.',
    'Was wir versprechen – und was nicht.',
    'ما نعد به، وما لا نعد به.',
  ),
  sections: [
    {
      title: l('Des prix entiers', 'Whole prices', 'Vollständige Preise', 'أسعار كاملة'),
      paragraphs: [
        l(
          'Chaque prix comprend ce qu’il faut payer. Une réduction se compare au prix le plus bas des trente derniers jours.',
          'Every price includes what has to be paid. A reduction is measured against the lowest price of the last thirty days.',
          'Jeder Preis enthält alles, was zu zahlen ist. Ein Rabatt bezieht sich auf den niedrigsten Preis der letzten dreißig Tage.',
          'كل سعر يشمل ما يجب دفعه، ويُقاس كل تخفيض بأدنى سعر خلال الثلاثين يومًا الأخيرة.',
        ),
      ],
    },
    {
      title: l('Des personnes qui répondent', 'People who answer', 'Menschen, die antworten', 'أشخاص يجيبون'),
      paragraphs: [
        l(
          'Après la réservation, notre numéro coûte un appel ordinaire.',
          'After you book, our number costs an ordinary call.',
          'Nach der Buchung kostet unsere Nummer nur einen gewöhnlichen Anruf.',
          'بعد الحجز تكلّفك مكالمتنا سعر المكالمة العادية.',
        ),
      ],
    },
  ],
};
