import { type Labels, labels as l } from '../labels.ts';

/** Percent of the two-adult price, [adults 1..4][children 0..3] flattened; 0 = not allowed. A child always adds less than an adult. */
export type Occupancy = readonly number[];

export type RoomType = {
  code: string;
  factor: number;
  size: readonly [number, number];
  bed: Labels;
  label: Readonly<Record<'sea' | 'inland' | 'town', Labels>>;
  text: Labels;
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  occupancy: Occupancy;
  adultsOnlyOccupancy: Occupancy;
};

const pair: Occupancy = [82, 96, 0, 0, 100, 116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const pairAdults: Occupancy = [82, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const three: Occupancy = [84, 94, 108, 0, 100, 114, 128, 0, 130, 142, 0, 0, 0, 0, 0, 0];
const threeAdults: Occupancy = [84, 0, 0, 0, 100, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0];
const family: Occupancy = [90, 96, 104, 112, 100, 108, 116, 126, 124, 134, 144, 0, 148, 158, 0, 0];
const familyAdults: Occupancy = [90, 0, 0, 0, 100, 0, 0, 0, 124, 0, 0, 0, 148, 0, 0, 0];

const doubleBed = l('lit double', 'double bed', 'Doppelbett', 'سرير مزدوج');
const twinBeds = l('deux lits', 'twin beds', 'zwei Einzelbetten', 'سريران منفصلان');
const kingBed = l('très grand lit', 'king-size bed', 'Kingsize-Bett', 'سرير كبير جدًا');
const familyBeds = l('deux chambres, quatre lits', 'two rooms, four beds', 'zwei Zimmer, vier Betten', 'غرفتان وأربعة أسرّة');

/** Types from the cheapest to the dearest; a hotel takes three to five of them in this order. */
export const roomTypes: readonly RoomType[] = [
  {
    code: 'STD',
    factor: 1,
    size: [18, 26],
    bed: twinBeds,
    maxAdults: 2,
    maxChildren: 1,
    maxGuests: 3,
    occupancy: pair,
    adultsOnlyOccupancy: pairAdults,
    label: {
      sea: l('Classique vue jardin', 'Classic, garden view', 'Classic mit Gartenblick', 'كلاسيكية بإطلالة على الحديقة'),
      inland: l('Classique sur cour', 'Classic, courtyard side', 'Classic zum Innenhof', 'كلاسيكية تطل على الفناء'),
      town: l('Classique', 'Classic', 'Classic', 'كلاسيكية'),
    },
    text: l(
      'Calme, au rez-de-chaussée ou au premier étage, douche à l’italienne et climatisation réglable.',
      'Quiet, on the ground or first floor, with a walk-in shower and air conditioning you control.',
      'Ruhig, im Erdgeschoss oder ersten Stock, mit bodengleicher Dusche und regelbarer Klimaanlage.',
      'هادئة، في الطابق الأرضي أو الأول، مع دُش بمستوى الأرض وتكييف يمكن ضبطه.',
    ),
  },
  {
    code: 'SUP',
    factor: 1.16,
    size: [24, 34],
    bed: doubleBed,
    maxAdults: 3,
    maxChildren: 2,
    maxGuests: 4,
    occupancy: three,
    adultsOnlyOccupancy: threeAdults,
    label: {
      sea: l('Supérieure vue mer', 'Superior, sea view', 'Superior mit Meerblick', 'سوبيريور بإطلالة على البحر'),
      inland: l('Supérieure avec terrasse', 'Superior with terrace', 'Superior mit Terrasse', 'سوبيريور مع شرفة'),
      town: l('Supérieure sur rue', 'Superior, street side', 'Superior zur Straße', 'سوبيريور تطل على الشارع'),
    },
    text: l(
      'Plus grande, avec un balcon pour deux et un canapé qui se déplie en lit.',
      'Larger, with a balcony for two and a sofa that unfolds into a bed.',
      'Größer, mit Balkon für zwei und einem Sofa, das zum Bett wird.',
      'أوسع، مع شرفة لشخصين وأريكة تتحوّل إلى سرير.',
    ),
  },
  {
    code: 'FAM',
    factor: 1.42,
    size: [36, 52],
    bed: familyBeds,
    maxAdults: 4,
    maxChildren: 3,
    maxGuests: 5,
    occupancy: family,
    adultsOnlyOccupancy: familyAdults,
    label: {
      sea: l('Chambre familiale', 'Family room', 'Familienzimmer', 'غرفة عائلية'),
      inland: l('Chambre familiale', 'Family room', 'Familienzimmer', 'غرفة عائلية'),
      town: l('Chambre familiale', 'Family room', 'Familienzimmer', 'غرفة عائلية'),
    },
    text: l(
      'Deux pièces séparées par une porte, une salle de bains avec baignoire, de la place pour un lit bébé.',
      'Two rooms with a door between them, a bathroom with a tub, space for a cot.',
      'Zwei Räume mit Tür dazwischen, Bad mit Wanne, Platz für ein Babybett.',
      'غرفتان يفصل بينهما باب، وحمّام بحوض استحمام، ومكان لسرير طفل.',
    ),
  },
  {
    code: 'JUN',
    factor: 1.55,
    size: [38, 50],
    bed: kingBed,
    maxAdults: 3,
    maxChildren: 1,
    maxGuests: 3,
    occupancy: [86, 96, 0, 0, 100, 113, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0],
    adultsOnlyOccupancy: threeAdults,
    label: {
      sea: l('Junior suite face à la mer', 'Junior suite facing the sea', 'Juniorsuite zum Meer', 'جناح صغير مواجه للبحر'),
      inland: l('Junior suite avec patio', 'Junior suite with patio', 'Juniorsuite mit Patio', 'جناح صغير مع فناء خاص'),
      town: l('Junior suite d’angle', 'Corner junior suite', 'Juniorsuite in Ecklage', 'جناح صغير في الزاوية'),
    },
    text: l(
      'Un coin salon ouvert sur la vue, une machine à café, une baignoire et une douche.',
      'A sitting area open to the view, a coffee machine, a tub and a shower.',
      'Sitzecke mit Aussicht, Kaffeemaschine, Wanne und Dusche.',
      'ركن للجلوس مفتوح على المنظر، وماكينة قهوة، وحوض استحمام ودُش.',
    ),
  },
  {
    code: 'SUI',
    factor: 2.1,
    size: [54, 82],
    bed: kingBed,
    maxAdults: 4,
    maxChildren: 2,
    maxGuests: 5,
    occupancy: [92, 98, 106, 0, 100, 108, 116, 0, 118, 126, 0, 0, 136, 0, 0, 0],
    adultsOnlyOccupancy: [92, 0, 0, 0, 100, 0, 0, 0, 118, 0, 0, 0, 136, 0, 0, 0],
    label: {
      sea: l('Suite vue océan', 'Ocean-view suite', 'Suite mit Meerblick', 'جناح بإطلالة على المحيط'),
      inland: l('Suite avec bassin privé', 'Suite with private plunge pool', 'Suite mit eigenem Tauchbecken', 'جناح مع مسبح خاص صغير'),
      town: l('Suite au dernier étage', 'Top-floor suite', 'Suite im obersten Stock', 'جناح في الطابق الأخير'),
    },
    text: l(
      'Un salon séparé, deux salles d’eau, une terrasse où dîner.',
      'A separate living room, two bathrooms, a terrace to dine on.',
      'Separates Wohnzimmer, zwei Bäder, eine Terrasse zum Abendessen.',
      'صالة منفصلة، وحمّامان، وشرفة تتّسع للعشاء.',
    ),
  },
];
