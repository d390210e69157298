import type { Culture, Landscape } from '../geography/destination.ts';
import { Dice } from '../seeded.ts';

/** Invented words that sound like a place: a start, an end, and what a house is called around it. `{R}` is the word. */
type Words = { starts: readonly string[]; ends: readonly string[]; simple: readonly string[]; fine: readonly string[]; town?: readonly string[] };

const words: Readonly<Record<Culture, Words>> = {
  es: {
    starts: [
      'Almu',
      'Bela',
      'Cami',
      'Dora',
      'Esca',
      'Fari',
      'Galo',
      'Illa',
      'Jara',
      'Lobe',
      'Mira',
      'Nuve',
      'Orsa',
      'Pela',
      'Quira',
      'Ruma',
      'Sove',
      'Tala',
      'Urba',
      'Vele',
      'Xara',
      'Zaro',
    ],
    ends: ['drell', 'mossa', 'vent', 'rquia', 'llera', 'nzol', 'tava', 'brisa', 'gorda', 'miel', 'ssent', 'ruga', 'vinya', 'ndoral', 'lmeda', 'squeta'],
    simple: ['Hostal {R}', 'Aparthotel {R}', '{R} Playa', 'Club {R}', '{R} Mar', 'Cala {R}'],
    fine: ['Finca {R}', 'Son {R}', '{R} Bahía', 'Palacio {R}', 'Torre {R}', '{R} Jardín & Spa', 'Mirador de {R}'],
    town: ['Casa {R}', '{R} Centro', 'Posada {R}', 'Palacio {R}'],
  },
  gr: {
    starts: ['Aig', 'Amy', 'Del', 'Eph', 'Gal', 'Hel', 'Ily', 'Kal', 'Ler', 'Mel', 'Nef', 'Ory', 'Phi', 'Sel', 'Thal', 'Xan', 'Zef'],
    ends: ['omára', 'inthé', 'ydora', 'onéri', 'avría', 'istra', 'eméni', 'oléa', 'yrtos', 'ikádi', 'andros', 'ethis'],
    simple: ['{R} Studios', '{R} Beach', 'Hotel {R}', '{R} Village'],
    fine: ['{R} Suites', '{R} Bay Resort', 'Villa {R}', '{R} Terraces', 'Aktí {R}'],
  },
  it: {
    starts: ['Bel', 'Cam', 'Dom', 'Fior', 'Gar', 'Lav', 'Mar', 'Nov', 'Orn', 'Pel', 'Ram', 'Sol', 'Tor', 'Val'],
    ends: ['anèra', 'ondella', 'iveto', 'essano', 'urale', 'antica', 'oliveta', 'egrina', 'adoro', 'ismonda'],
    simple: ['Albergo {R}', 'Pensione {R}', 'Hotel {R}'],
    fine: ['Palazzo {R}', 'Villa {R}', 'Relais {R}', 'Terrazza {R}'],
    town: ['Palazzo {R}', 'Casa {R}', 'Albergo {R}'],
  },
  hr: {
    starts: ['Bra', 'Dra', 'Gru', 'Kor', 'Mli', 'Pla', 'Sre', 'Tre'],
    ends: ['vinka', 'golin', 'malac', 'dovar', 'ština', 'luka'],
    simple: ['Hotel {R}', 'Pansion {R}'],
    fine: ['Vila {R}', '{R} Riva', 'Palača {R}'],
  },
  pt: {
    starts: ['Alc', 'Bra', 'Cor', 'Dun', 'Fal', 'Gaiv', 'Lav', 'Mor', 'Nar', 'Our', 'Per', 'Quel', 'Sal', 'Tav', 'Vid'],
    ends: ['avelha', 'ondeira', 'oriça', 'ambuja', 'elinho', 'egal', 'içosa', 'amar', 'ueiro', 'estrela'],
    simple: ['Residencial {R}', 'Praia {R}', '{R} Mar', 'Aldeia {R}'],
    fine: ['Quinta {R}', 'Herdade {R}', 'Solar {R}', '{R} Falésia', 'Monte {R}'],
    town: ['Solar {R}', 'Casa {R}', 'Pátio {R}'],
  },
  tr: {
    starts: ['Aky', 'Bel', 'Çam', 'Dem', 'Göl', 'İnce', 'Kum', 'Lâl', 'Mer', 'Nar', 'Par', 'Sar', 'Tur', 'Yel'],
    ends: ['üvan', 'esin', 'dere', 'alya', 'ören', 'ışık', 'azur', 'lıca', 'ova', 'endil'],
    simple: ['{R} Otel', '{R} Plaj', 'Club {R}'],
    fine: ['{R} Palas', '{R} Koyu Resort', 'Konak {R}', '{R} Sahil & Spa', '{R} Bahçe'],
  },
  ar: {
    starts: ['Sel', 'Tif', 'Ama', 'Naj', 'Zah', 'Mir', 'Lal', 'Yas', 'Rim', 'Dou', 'Kham', 'Anw', 'Oum'],
    ends: ['ma', 'rit', 'louna', 'wan', 'zira', 'ddar', 'soura', 'mina', 'hala', 'qat'],
    simple: ['Hôtel {R}', '{R} Garden', 'Résidence {R}', '{R} Beach'],
    fine: ['Dar {R}', 'Qasr {R}', '{R} Palms Resort', '{R} Oasis & Spa', 'Bustan {R}'],
    town: ['Riad {R}', 'Dar {R}', 'Kasbah {R}', 'Qasr {R}'],
  },
  no: {
    starts: ['Ull', 'Skar', 'Hav', 'Lys', 'Nor', 'Brei', 'Fjell', 'Vind'],
    ends: ['vinstua', 'nesgård', 'brygga', 'søya', 'dalheim', 'torvik'],
    simple: ['{R} Gjestehus', '{R} Hotell'],
    fine: ['{R} Fjellhus', '{R} Lodge', '{R} Brygge'],
  },
  creole: {
    starts: ['Fil', 'Bad', 'Cas', 'Mang', 'Verv', 'Tam', 'Pip', 'Lat', 'Vac', 'Ray', 'Bois', 'Ravin'],
    ends: ['aora', 'amelle', 'arinel', 'elouse', 'azelle', 'oline', 'arive', 'atane', 'irosa', 'anoé'],
    simple: ['Auberge {R}', 'Résidence {R}', '{R} Plage'],
    fine: ['Les Jardins de {R}', '{R} Lagoon Resort', 'Domaine {R}', 'Anse {R}', '{R} Spa & Villas'],
  },
  swahili: {
    starts: ['Baha', 'Kili', 'Mwe', 'Nyo', 'Pwa', 'Ufu', 'Zuri'],
    ends: ['risha', 'mbali', 'zini', 'ndoto', 'kwaju', 'tamani'],
    simple: ['{R} Cottages', '{R} Beach'],
    fine: ['{R} Lodge', '{R} Ocean Villas', 'Nyumba {R}'],
  },
  asia: {
    starts: ['Ara', 'Ban', 'Chan', 'Lan', 'Mali', 'Nusa', 'Sura', 'Tira', 'Wana'],
    ends: ['dewi', 'thara', 'lanta', 'sari', 'putra', 'nakha', 'melati', 'jati'],
    simple: ['{R} Guesthouse', '{R} Inn', '{R} Beach'],
    fine: ['{R} Pavilions', 'Villa {R}', '{R} Garden Retreat', '{R} Bay'],
  },
  jp: {
    starts: ['Haru', 'Kage', 'Mizu', 'Suzu', 'Tsuki', 'Yama', 'Kiri'],
    ends: ['nagi', 'shiro', 'kaede', 'hiyori', 'sato'],
    simple: ['Yado {R}', 'Minshuku {R}'],
    fine: ['Ryokan {R}', '{R}-an', 'Machiya {R}'],
  },
  us: {
    starts: ['Hal', 'Mar', 'Wil', 'Bram', 'Pem', 'Lark', 'Ash', 'Cor', 'Dun'],
    ends: ['worthy', 'landon', 'bridge', 'mere', 'ington', 'ley'],
    simple: ['{R} Inn', 'The {R} Court'],
    fine: ['The {R}', 'The {R} House', '{R} Park Hotel'],
  },
  za: {
    starts: ['Blou', 'Kaap', 'Prot', 'Wind', 'Rots'],
    ends: ['veld', 'kloof', 'duin', 'baai'],
    simple: ['{R} Lodge', '{R} Guesthouse'],
    fine: ['{R} Manor', 'The {R} Terrace', '{R} Vineyard House'],
  },
  carib: {
    starts: ['Cara', 'Guana', 'Maya', 'Pala', 'Yuma', 'Coba', 'Saona'],
    ends: ['bela', 'rena', 'luz', 'tul', 'quel', 'vela'],
    simple: ['{R} Playa', 'Posada {R}'],
    fine: ['{R} Royal Palms', 'Hacienda {R}', '{R} Coral Resort', 'Gran {R}'],
  },
  dhivehi: {
    starts: ['Fura', 'Kanda', 'Meera', 'Odi', 'Thila', 'Vela'],
    ends: ['fushi', 'huraa', 'dhoo', 'laguna'],
    simple: ['{R} Guest Island', '{R} Beach House'],
    fine: ['{R} Island Resort', '{R} Water Villas', '{R} Private Atoll'],
  },
};

/** A source of names of one culture: never the same name twice, and a word comes back only when all were used. */
export const createNames = (culture: Culture) => {
  const of = words[culture];
  const dice = new Dice(`names:${culture}`);
  const roots = dice.shuffle(of.starts.flatMap((start) => of.ends.map((end) => start + end)));
  const used = new Set<string>();
  let at = 0;
  /** Name of the next hotel of this culture, fitting its stars and surroundings. */
  return (stars: number, landscape: Landscape): string => {
    const inTown = landscape === 'city' || landscape === 'desert' ? of.town : undefined;
    const patterns = inTown ?? (stars >= 4 ? of.fine : of.simple);
    for (let attempt = 0; ; attempt += 1) {
      const root = roots[at % roots.length];
      if (root === undefined) throw new Error(`No words for ${culture}`);
      at += 1;
      const plain = dice.pick(patterns).replace('{R}', root);
      const name = attempt < 60 ? plain : `${plain} ${at}`;
      if (!used.has(name)) {
        used.add(name);
        return name;
      }
    }
  };
};
