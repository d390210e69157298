import { type Labels, labels as l } from '../labels.ts';

/** A traveller's words, by how content they were: the rating is what goes with them. */
export const reviewTexts: readonly { rating: number; title: Labels; text: Labels }[] = [
  {
    rating: 5,
    title: l('On y retourne', 'Going back', 'Wir kommen wieder', 'سنعود'),
    text: l(
      'Chambre calme, literie parfaite, et personne pour nous presser au petit-déjeuner. Nous avons déjà regardé les dates de l’an prochain.',
      'Quiet room, perfect bed, and nobody hurrying us at breakfast. We have already looked at dates for next year.',
      'Ruhiges Zimmer, perfektes Bett, und niemand drängte beim Frühstück. Wir haben schon nach Terminen im nächsten Jahr gesehen.',
      'غرفة هادئة وسرير ممتاز ولا أحد يستعجلنا عند الفطور. نظرنا بالفعل في تواريخ العام القادم.',
    ),
  },
  {
    rating: 5,
    title: l('L’équipe fait la différence', 'The staff make it', 'Das Team macht den Unterschied', 'الفريق يصنع الفرق'),
    text: l(
      'Un oubli de notre part réglé en dix minutes, avec le sourire. La vue est celle des photos.',
      'A mistake of ours was sorted out in ten minutes, with a smile. The view is the one in the pictures.',
      'Ein Versehen von uns war in zehn Minuten gelöst, mit einem Lächeln. Die Aussicht ist wie auf den Bildern.',
      'خطأ منّا حُلّ في عشر دقائق وبابتسامة. والإطلالة كما في الصور.',
    ),
  },
  {
    rating: 4,
    title: l('Très bien situé', 'Very well placed', 'Sehr gute Lage', 'موقع ممتاز'),
    text: l(
      'Tout se fait à pied. La salle de bains est un peu petite pour quatre, mais l’eau est chaude et la pression bonne.',
      'Everything is within walking distance. The bathroom is a bit small for four, but the water is hot and the pressure good.',
      'Alles ist zu Fuß erreichbar. Das Bad ist für vier etwas klein, aber warmes Wasser und guter Druck.',
      'كل شيء على مسافة مشي. الحمّام صغير قليلًا لأربعة، لكن الماء ساخن وضغطه جيد.',
    ),
  },
  {
    rating: 4,
    title: l('Bon rapport qualité-prix', 'Good value', 'Gutes Preis-Leistungs-Verhältnis', 'قيمة جيدة مقابل السعر'),
    text: l(
      'Buffet varié, piscine jamais bondée. Mieux vaut une chambre loin de la réception.',
      'A varied buffet, a pool that is never crowded. Ask for a room away from reception.',
      'Abwechslungsreiches Buffet, nie ein volles Becken. Am besten ein Zimmer abseits des Empfangs.',
      'بوفيه متنوع ومسبح غير مزدحم. اطلب غرفة بعيدة عن الاستقبال.',
    ),
  },
  {
    rating: 4,
    title: l('Parfait avec les enfants', 'Perfect with children', 'Ideal mit Kindern', 'مثالي مع الأطفال'),
    text: l(
      'Les nôtres ont 5 et 9 ans, ils n’ont pas vu passer la semaine. Nous non plus.',
      'Ours are 5 and 9 and did not notice the week go by. Nor did we.',
      'Unsere sind 5 und 9, die Woche verging im Flug. Für uns auch.',
      'طفلانا في الخامسة والتاسعة، ومرّ الأسبوع دون أن يشعرا به. ولا نحن.',
    ),
  },
  {
    rating: 3,
    title: l('Correct, sans plus', 'Decent, no more', 'Ordentlich, mehr nicht', 'مقبول لا أكثر'),
    text: l(
      'Chambre propre mais un peu datée, wifi lent le soir. L’emplacement rattrape le reste.',
      'Clean room but a little dated, slow wifi in the evening. The location makes up for it.',
      'Sauberes, etwas älteres Zimmer, abends langsames WLAN. Die Lage macht es wett.',
      'غرفة نظيفة لكنها قديمة قليلًا، والإنترنت بطيء مساءً. الموقع يعوّض الباقي.',
    ),
  },
  {
    rating: 3,
    title: l('Bruyant côté route', 'Noisy on the road side', 'Laut zur Straße hin', 'صاخب من جهة الطريق'),
    text: l(
      'Deux nuits avec du bruit, puis l’hôtel nous a changés de chambre sans discuter. Dommage de devoir le demander.',
      'Two noisy nights, then the hotel moved us without argument. A pity we had to ask.',
      'Zwei laute Nächte, dann bekamen wir anstandslos ein anderes Zimmer. Schade, dass wir fragen mussten.',
      'ليلتان من الضجيج ثم غيّر الفندق غرفتنا دون نقاش. من المؤسف أننا اضطررنا إلى الطلب.',
    ),
  },
];

/** First names of reviewers, by the language they write in. */
export const reviewers: Readonly<Record<string, readonly string[]>> & { readonly en: readonly string[] } = {
  fr: ['Camille', 'Julien', 'Nadia', 'Hugo', 'Inès', 'Marc'],
  en: ['Helen', 'Tom', 'Priya', 'Graham', 'Lucy', 'Owen'],
  de: ['Anke', 'Jonas', 'Birgit', 'Lennart', 'Sabine', 'Emre'],
  ar: ['ليلى', 'سامي', 'هدى', 'كريم', 'مريم', 'ياسر'],
  es: ['Lucía', 'Álvaro', 'Carmen', 'Javier', 'Marta', 'Iker'],
  it: ['Giulia', 'Marco', 'Chiara', 'Paolo', 'Elena', 'Davide'],
  nl: ['Sanne', 'Joost', 'Marieke', 'Bram', 'Femke', 'Ruben'],
  pl: ['Agnieszka', 'Tomasz', 'Magda', 'Piotr', 'Kasia', 'Marek'],
  pt: ['Inês', 'Rui', 'Joana', 'Tiago', 'Beatriz', 'Nuno'],
  sv: ['Elin', 'Johan', 'Karin', 'Oskar', 'Maja', 'Lars'],
  da: ['Mette', 'Anders', 'Freja', 'Søren', 'Ida', 'Mikkel'],
  nb: ['Ingrid', 'Henrik', 'Kari', 'Sindre', 'Silje', 'Ola'],
  tr: ['Elif', 'Murat', 'Zeynep', 'Can', 'Ayşe', 'Emre'],
};
