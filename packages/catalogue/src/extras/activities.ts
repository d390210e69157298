import { pictures } from '@escale/artwork/manifest';
import type { Picture } from '@escale/artwork/picture';
import type { Destination, Landscape } from '../geography/destination.ts';
import { fillLabels, type Labels, labels as l } from '../labels.ts';
import { placePictures } from '../pictures.ts';
import { Dice } from '../seeded.ts';

/** An outing sold with a trip. `included` guests of a party take part for nothing; amounts are cents per person. */
type Family = {
  code: string;
  where: readonly Landscape[];
  /** Kind of picture; where there is none of it, the place itself is shown. */
  picture: string;
  adult: number;
  child: number;
  minAge: number;
  maxAge: number;
  included: number;
  label: Labels;
  text: Labels;
};

const families: readonly Family[] = [
  {
    code: 'WALK',
    where: ['sea', 'lagoon', 'city', 'mountain', 'desert', 'north'],
    picture: 'place',
    adult: 1_500,
    child: 800,
    minAge: 0,
    maxAge: 99,
    included: 2,
    label: l('Promenade de bienvenue, {place}', 'Welcome walk, {place}', 'Rundgang zur Begrüßung, {place}', 'جولة ترحيبية، {place}'),
    text: l(
      'Deux heures à pied avec un guide du lieu : où manger, où se baigner, comment prendre le bus.',
      'Two hours on foot with a local guide: where to eat, where to swim, how to take the bus.',
      'Zwei Stunden zu Fuß mit einem Guide von hier: wo man isst, wo man badet, wie man Bus fährt.',
      'ساعتان سيرًا على الأقدام مع مرشد من المنطقة: أين تأكل، وأين تسبح، وكيف تستقل الحافلة.',
    ),
  },
  {
    code: 'SAIL',
    where: ['sea', 'lagoon'],
    picture: 'catamaran',
    adult: 6_900,
    child: 3_900,
    minAge: 4,
    maxAge: 99,
    included: 0,
    label: l('Journée en catamaran', 'A day on a catamaran', 'Ein Tag auf dem Katamaran', 'يوم على متن قارب كاتاماران'),
    text: l(
      'Départ à 9 h, deux criques, déjeuner à bord, masques et tubas prêtés. Retour vers 16 h 30.',
      'Leaves at 9, two coves, lunch on board, masks and snorkels lent. Back around 4.30 pm.',
      'Start um 9 Uhr, zwei Buchten, Mittagessen an Bord, Masken und Schnorchel leihweise. Zurück gegen 16.30 Uhr.',
      'الانطلاق الساعة 9، خليجان، غداء على المتن، أقنعة وأنابيب تنفّس معارة. العودة قرابة 16:30.',
    ),
  },
  {
    code: 'DIVE',
    where: ['sea', 'lagoon'],
    picture: 'diving',
    adult: 7_800,
    child: 6_200,
    minAge: 10,
    maxAge: 70,
    included: 0,
    label: l('Baptême de plongée', 'First dive', 'Schnuppertauchen', 'أول تجربة غوص'),
    text: l(
      'Un moniteur pour deux personnes, 40 minutes dans l’eau, six mètres au plus. Certificat médical demandé après 60 ans.',
      'One instructor for two people, 40 minutes in the water, six metres at most. Medical certificate asked over 60.',
      'Eine Lehrkraft für zwei Personen, 40 Minuten im Wasser, höchstens sechs Meter tief. Ab 60 mit ärztlichem Attest.',
      'مدرّب لكل شخصين، 40 دقيقة في الماء، ستة أمتار على الأكثر. شهادة طبية مطلوبة بعد سن الستين.',
    ),
  },
  {
    code: 'KAYAK',
    where: ['sea', 'lagoon', 'north', 'mountain'],
    picture: 'kayak',
    adult: 3_800,
    child: 2_400,
    minAge: 8,
    maxAge: 75,
    included: 0,
    label: l('Kayak en petit groupe', 'Kayaking in a small group', 'Kajaktour in kleiner Gruppe', 'تجديف بالكاياك في مجموعة صغيرة'),
    text: l(
      'Huit personnes au plus, gilets et sacs étanches fournis, une pause à terre à mi-chemin.',
      'Eight people at most, jackets and dry bags supplied, a stop ashore half-way.',
      'Höchstens acht Personen, Westen und wasserdichte Taschen gestellt, Landpause auf halbem Weg.',
      'ثمانية أشخاص على الأكثر، مع سترات وحقائب مقاومة للماء، واستراحة على اليابسة في منتصف الطريق.',
    ),
  },
  {
    code: 'SPA',
    where: ['sea', 'lagoon', 'desert', 'mountain'],
    picture: 'spa',
    adult: 9_500,
    child: 9_500,
    minAge: 16,
    maxAge: 99,
    included: 0,
    label: l('Rituel au spa, 80 minutes', 'Spa ritual, 80 minutes', 'Spa-Ritual, 80 Minuten', 'جلسة سبا، 80 دقيقة'),
    text: l(
      'Gommage, bain chaud, massage aux huiles du pays. Date au choix sur place.',
      'Scrub, hot bath, massage with local oils. Choose the day there.',
      'Peeling, warmes Bad, Massage mit Ölen der Region. Tag vor Ort wählbar.',
      'تقشير، وحمّام دافئ، وتدليك بزيوت محلية. يُختار اليوم في المكان.',
    ),
  },
  {
    code: 'MARKET',
    where: ['city', 'desert', 'sea'],
    picture: 'market',
    adult: 4_200,
    child: 2_100,
    minAge: 0,
    maxAge: 99,
    included: 0,
    label: l('Marché et cuisine', 'Market and cooking', 'Markt und Küche', 'السوق والمطبخ'),
    text: l(
      'Le marché à l’ouverture, puis trois plats préparés et mangés ensemble. Allergies : dites-les à la réservation.',
      'The market as it opens, then three dishes cooked and eaten together. Tell us of allergies when booking.',
      'Der Markt, wenn er öffnet, dann drei Gerichte, gemeinsam gekocht und gegessen. Allergien bitte bei der Buchung nennen.',
      'السوق عند افتتاحه، ثم ثلاثة أطباق تُطهى وتؤكل معًا. أخبرنا بالحساسية الغذائية عند الحجز.',
    ),
  },
  {
    code: 'OLDTOWN',
    where: ['city', 'desert'],
    picture: 'oldtown',
    adult: 2_900,
    child: 1_200,
    minAge: 6,
    maxAge: 99,
    included: 0,
    label: l('La vieille ville à pied', 'The old town on foot', 'Die Altstadt zu Fuß', 'المدينة القديمة سيرًا'),
    text: l(
      'Trois heures, dix personnes, les rues que les bus ne prennent pas. Billets d’entrée compris.',
      'Three hours, ten people, the streets buses don’t take. Entry tickets included.',
      'Drei Stunden, zehn Personen, Gassen ohne Busse. Eintritte inbegriffen.',
      'ثلاث ساعات، عشرة أشخاص، شوارع لا تدخلها الحافلات. تذاكر الدخول مشمولة.',
    ),
  },
  {
    code: 'DUNES',
    where: ['desert'],
    picture: 'desert',
    adult: 8_900,
    child: 5_400,
    minAge: 5,
    maxAge: 80,
    included: 0,
    label: l('Soirée dans le désert de pierres', 'Evening in the stone desert', 'Abend in der Steinwüste', 'أمسية في الصحراء الحجرية'),
    text: l(
      'Route en 4 × 4, thé au coucher du soleil, dîner sous la tente. Retour à 23 h.',
      'Drive by 4 × 4, tea at sunset, dinner in a tent. Back at 11 pm.',
      'Fahrt im Geländewagen, Tee bei Sonnenuntergang, Abendessen im Zelt. Zurück um 23 Uhr.',
      'طريق بسيارة دفع رباعي، وشاي عند الغروب، وعشاء في الخيمة. العودة الساعة 23:00.',
    ),
  },
  {
    code: 'HIKE',
    where: ['mountain', 'sea', 'lagoon', 'north'],
    picture: 'hiking',
    adult: 3_800,
    child: 2_000,
    minAge: 8,
    maxAge: 75,
    included: 0,
    label: l('Randonnée guidée, demi-journée', 'Guided hike, half a day', 'Geführte Wanderung, halber Tag', 'مسير بصحبة مرشد، نصف يوم'),
    text: l(
      'Quatre heures, 350 mètres de dénivelé, pique-nique compris. Chaussures fermées nécessaires.',
      'Four hours, 350 metres of climb, picnic included. Closed shoes needed.',
      'Vier Stunden, 350 Höhenmeter, Picknick inbegriffen. Feste Schuhe nötig.',
      'أربع ساعات، ارتفاع 350 مترًا، والوجبة مشمولة. يلزم حذاء مغلق.',
    ),
  },
  {
    code: 'AURORA',
    where: ['north'],
    picture: 'snow',
    adult: 11_900,
    child: 7_400,
    minAge: 6,
    maxAge: 99,
    included: 0,
    label: l('À la recherche des aurores', 'Looking for northern lights', 'Auf der Suche nach Polarlicht', 'بحثًا عن الشفق القطبي'),
    text: l(
      'De 20 h à 1 h, un minibus, douze places, combinaisons prêtées. Le ciel décide : rien n’est promis.',
      'From 8 pm to 1 am, a minibus, twelve seats, warm suits lent. The sky decides: nothing is promised.',
      'Von 20 bis 1 Uhr, ein Kleinbus, zwölf Plätze, Thermoanzüge leihweise. Der Himmel entscheidet, versprochen wird nichts.',
      'من 20:00 إلى 01:00، حافلة صغيرة باثني عشر مقعدًا، وبدلات دافئة معارة. السماء هي من يقرّر، ولا وعود.',
    ),
  },
  {
    code: 'WHALE',
    where: ['north'],
    picture: 'fjord',
    adult: 12_800,
    child: 7_900,
    minAge: 5,
    maxAge: 99,
    included: 0,
    label: l('Sortie aux baleines', 'Whale watching', 'Walbeobachtung', 'مشاهدة الحيتان'),
    text: l(
      'Un bateau électrique, silencieux, à distance des animaux. Soupe chaude à bord.',
      'An electric boat, silent, at a distance from the animals. Hot soup on board.',
      'Ein leises Elektroboot, mit Abstand zu den Tieren. Heiße Suppe an Bord.',
      'قارب كهربائي صامت، على مسافة من الحيوانات. حساء ساخن على المتن.',
    ),
  },
  {
    code: 'EBIKE',
    where: ['city', 'sea', 'mountain'],
    picture: 'road',
    adult: 3_200,
    child: 2_200,
    minAge: 12,
    maxAge: 75,
    included: 0,
    label: l('Vélo électrique, la journée', 'E-bike for a day', 'E-Bike für einen Tag', 'دراجة كهربائية ليوم كامل'),
    text: l(
      'Vélo livré à l’hôtel à 9 h, casque, carte de trois boucles de 20 à 45 kilomètres.',
      'Bike brought to the hotel at 9, helmet, a map of three loops of 20 to 45 kilometres.',
      'Das Rad kommt um 9 Uhr ins Hotel, mit Helm und Karte: drei Runden von 20 bis 45 Kilometern.',
      'تُسلَّم الدراجة في الفندق الساعة 9 مع خوذة وخريطة لثلاث جولات من 20 إلى 45 كيلومترًا.',
    ),
  },
  {
    code: 'BOATBUS',
    where: ['city'],
    picture: 'canal',
    adult: 2_400,
    child: 1_200,
    minAge: 0,
    maxAge: 99,
    included: 0,
    label: l('Pass transports, trois jours', 'Transport pass, three days', 'Nahverkehrspass, drei Tage', 'بطاقة مواصلات لثلاثة أيام'),
    text: l(
      'Bus, tram, métro et bateaux publics ; envoyé par e-mail avant le départ.',
      'Buses, trams, underground and public boats; sent by e-mail before you leave.',
      'Bus, Tram, U-Bahn und öffentliche Boote; kommt vor der Abreise per E-Mail.',
      'الحافلات والترام والمترو والقوارب العامة؛ تُرسل بالبريد الإلكتروني قبل السفر.',
    ),
  },
];

export type ActivityRow = {
  code: string;
  place: Destination;
  label: Labels;
  description: Labels;
  picture: string;
  dayOffset: number;
  minAge: number;
  maxAge: number;
  adult: number;
  child: number;
  included: number;
};

const HIGH_PLACES: ReadonlySet<Landscape> = new Set<Landscape>(['mountain', 'north']);

/** Outings by day in the place as it is: no snow above a beach, and no picture a second time while there is another. */
const pictureFor = (family: Family, destination: Destination, dice: Dice, taken: ReadonlySet<string>): string => {
  const isHigh = HIGH_PLACES.has(destination.landscape);
  const isTrue = (picture: Picture): boolean => !picture.evening && (isHigh || picture.climate !== 'mountain' || picture.palette === 'olive');
  const own = pictures.filter((picture) => picture.kind === family.picture && isTrue(picture));
  const shown = own.length > 0 ? own : placePictures(destination).filter(isTrue);
  const fresh = shown.filter((picture) => !taken.has(picture.id));
  return dice.pick(fresh.length > 0 ? fresh : shown.length > 0 ? shown : placePictures(destination)).id;
};

/** Outings of a place, the free welcome walk first. A place that travellers reach by night starts them a day later. */
export const activitiesOf = (seed: string, destination: Destination): ActivityRow[] => {
  const dice = new Dice(`${seed}:activities:${destination.code}`);
  const suited = families.filter((family) => family.where.includes(destination.landscape));
  const [walk, ...others] = suited;
  const chosen = [...(walk ? [walk] : []), ...dice.shuffle(others).slice(0, 6)];
  const taken = new Set<string>();
  const takePicture = (family: Family): string => {
    const picture = pictureFor(family, destination, dice, taken);
    taken.add(picture);
    return picture;
  };
  return chosen.map((family, at) => ({
    code: `${destination.code}-${family.code}`,
    place: destination,
    label: fillLabels(family.label, { place: destination.label }),
    description: family.text,
    picture: takePicture(family),
    dayOffset: at === 0 ? 1 : 1 + (at % 4),
    minAge: family.minAge,
    maxAge: family.maxAge,
    adult: Math.round((family.adult * (0.8 + 0.2 * destination.cost)) / 100) * 100,
    child: Math.round((family.child * (0.8 + 0.2 * destination.cost)) / 100) * 100,
    included: family.included,
  }));
};
