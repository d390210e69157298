/** What the gallery and the tests show: one trip, in the words of the default demo brand. */
import type { FlightLeg } from './flight-row.tsx';
import type { PriceTexts } from './price-block.tsx';
import type { SuggestionGroup } from './combobox.tsx';
import type { StripDate } from './date-strip.tsx';
import type { RoomTexts } from './travellers-picker.tsx';
import type { LedgerRow } from './price-ledger.tsx';

const NARROW = '\u202F';

export const PRICE_PLAIN: PriceTexts = {
  amount: `1${NARROW}318\u00A0€`,
  unit: 'par personne',
  total: { amount: `2${NARROW}636\u00A0€`, label: 'au total' },
  taxes: 'taxes et frais inclus',
};

export const PRICE_REDUCED: PriceTexts = {
  amount: `1${NARROW}249\u00A0€`,
  unit: 'par personne',
  total: { amount: `2${NARROW}498\u00A0€`, label: 'au total' },
  taxes: 'taxes et frais inclus',
  supplements: ['dont bagage + 45\u00A0€'],
  reduction: {
    percentage: `−22${NARROW}%`,
    struckPrice: `1${NARROW}612\u00A0€`,
    proof: `Plus bas prix des 30 derniers jours${NARROW}: 1${NARROW}612\u00A0€`,
    sentence: 'Prix initial 1612 euros, maintenant 1249 euros par personne',
  },
};

export const LEDGER_ROWS: readonly LedgerRow[] = [
  { id: 'trip', label: 'Vol + hôtel, 2 adultes, 7 nuits', amount: `2${NARROW}498\u00A0€` },
  { id: 'room', label: 'Suite vue océan', amount: '+ 148\u00A0€' },
  { id: 'board', label: 'Demi-pension', amount: 'Inclus' },
  { id: 'promo', label: 'Code PRINTEMPS80', amount: '− 80\u00A0€', kind: 'discount' },
];

export const FLIGHT_LEGS: readonly Omit<FlightLeg, 'tile'>[] = [
  {
    airline: 'Aérelle',
    date: 'sam. 14 mars',
    departure: { time: '21:40', code: 'CDG' },
    arrival: { time: '12:05', code: 'MRU', dayShift: { text: '+1', name: 'lendemain' } },
    duration: '11 h 25',
    stopCount: 0,
    stops: 'direct',
    sentence: 'Aller samedi 14 mars, 21:40 Paris, 12:05 le lendemain Plaisance, direct',
  },
  {
    airline: 'Aérelle',
    date: 'dim. 22 mars',
    departure: { time: '20:50', code: 'MRU' },
    arrival: { time: '06:10', code: 'CDG', dayShift: { text: '+1', name: 'lendemain' } },
    duration: '12 h 40',
    stopCount: 1,
    stops: '1 escale, DOH',
    sentence: 'Retour dimanche 22 mars, 20:50 Plaisance, 06:10 le lendemain Paris, 1 escale à Doha',
  },
];

export const FLIGHT_EVENTS = [
  {
    id: 'out',
    time: '21:40',
    title: 'Paris Charles-de-Gaulle (CDG), terminal 2E',
    text: 'Vol 0Z 463, opéré par Aérelle. 11 h 25, cabine Économique. 1 bagage de 23 kg et 1 bagage cabine de 12 kg.',
  },
  { id: 'in', time: '12:05', title: 'Plaisance, Île Maurice (MRU)' },
];

export const SUGGESTIONS: readonly SuggestionGroup[] = [
  {
    id: 'destinations',
    label: 'Destinations',
    items: [
      { id: 'mru', text: 'Maurice', second: 'Océan Indien, 86 hôtels' },
      { id: 'bel', text: 'Belle Mare', second: 'Île Maurice, côte est' },
      { id: 'ogg', text: 'Mauï', second: 'Hawaï, États-Unis' },
    ],
  },
];

export const STRIP: readonly StripDate[] = ['mer. 11|1382', 'jeu. 12|1297', 'ven. 13|1334', 'sam. 14|1186', 'dim. 15|1276', 'lun. 16|1124', 'mar. 17|'].map(
  (text, at) => {
    const [label = '', price = ''] = text.split('|');
    return {
      day: `2026-03-${11 + at}`,
      label,
      isCheapest: price === '1124',
      note: price === '1124' ? 'le plus bas' : undefined,
      ...(price === '' ? {} : { price: `${price.slice(0, 1)}${NARROW}${price.slice(1)}\u00A0€`, href: `#2026-03-${11 + at}` }),
    };
  },
);

export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map((long) => ({ long, short: long.slice(0, 2) }));
const MONTHS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
export const MONTH_OPTIONS = MONTHS.map((label, at) => ({ value: String(at + 1), label }));
export const BIRTHDATE_LABELS = { day: 'Jour', month: 'Mois', year: 'Année' };

/** "Mars 2026" for '2026-03-01'. */
export function monthName(month: string): string {
  const name = MONTHS[Number(month.slice(5, 7)) - 1] ?? '';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}

/** "14 mars 2026" for '2026-03-14'. */
export function dayName(day: string): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

/** A made-up price of a day, the same each time, between 1 090 and 1 389. */
export function priceOf(day: string): number {
  return 1090 + ((Number(day.slice(8)) * 37 + Number(day.slice(5, 7)) * 61) % 300);
}

/** Texts of the nth room. */
export function roomTexts(at: number): RoomTexts {
  return {
    title: `Chambre ${at + 1}`,
    removeLabel: 'Retirer la chambre',
    adults: { label: 'Adultes', note: '18 ans et plus', less: 'Retirer un adulte', more: 'Ajouter un adulte' },
    children: { label: 'Enfants', note: '0 à 17 ans', less: 'Retirer un enfant', more: 'Ajouter un enfant' },
    birthdateLegend: (child) => `Naissance de l’enfant ${child}`,
  };
}

/** All other words of the gallery. */
export const TEXTS = {
  title: 'Composants et états',
  buttons: 'Boutons',
  fields: 'Champs',
  prices: 'Bloc prix',
  rating: 'Note, étoiles, badges, puces',
  alerts: 'Alertes',
  steps: 'Étapes, compte à rebours, dates',
  loading: 'Chargement',
  empty: 'Aucun résultat',
  travellers: 'Voyageurs et chambres',
  suggestions: 'Autocomplétion',
  options: 'Options',
  flights: 'Vols',
  overlays: 'Panneaux',
  pictures: 'Images',
  calendar: 'Calendrier',
  disclosure: 'Onglets et accordéon',
  ledger: 'Votre prix',
  choose: 'Choisir',
  close: 'Fermer',
  email: 'E-mail',
  placeholder: 'nom@example.com',
  reference: 'Référence du dossier',
  referenceError: '7 chiffres au plus.',
  city: 'Ville de retour',
  cityHelp: 'Choisissez d’abord un départ',
  country: 'Pays',
  optional: '(facultatif)',
  phone: 'Téléphone portable',
  phoneCountry: 'Indicatif du pays',
  ticked: 'Coché',
  unticked: 'À cocher',
  chosen: 'Choisi',
  birth: 'Naissance',
  checking: 'Prix en cours de vérification',
  full: 'Complet',
  atDates: 'à ces dates',
  near: 'Voir 3 dates proches',
  stars: '5 étoiles',
  ratingWord: 'Exceptionnel',
  ratingCount: `1${NARROW}208 avis`,
  ratingLabel: 'Note sur 5 :',
  suns: 'Note 5,6 sur 6',
  recommend: `96${NARROW}% recommandent`,
  tagNew: 'Nouveau',
  tagFlash: 'Vente flash',
  tagLast: 'Dernier jour',
  tagHeart: 'Coup de cœur',
  tagCheap: 'Le moins cher',
  tagShort: 'Correspondance courte',
  tagSponsored: 'Sponsorisé',
  chipBoard: 'Pension',
  chipStars: 'Étoiles : 4 et 5',
  chipBudget: 'Budget',
  chipCruise: 'Croisière',
  chipRemove: '5 étoiles',
  chipRemoveLabel: 'Retirer 5 étoiles',
  info: 'Aux États-Unis, l’hôtel peut demander 21 ans à l’arrivée.',
  okLead: 'Le prix a baissé de 24\u00A0€.',
  ok: 'Le nouveau total est appliqué.',
  warnLead: `Le prix est passé de 2${NARROW}498\u00A0€ à 2${NARROW}534\u00A0€.`,
  errorLead: 'Votre banque a refusé la carte.',
  error: 'Rien n’a été débité. Essayez une autre carte.',
  summary: 'Un champ est à corriger.',
  summaryField: 'Nom du deuxième voyageur',
  stepper: 'Étapes de la réservation',
  steps3: ['Votre voyage', 'Paiement', 'Confirmation'],
  position: 'Étape 2 sur 3',
  done: 'terminé',
  strip: 'Dates proches',
  noHotel: 'Aucun hôtel avec ces filtres',
  noHotelText: '86 hôtels répondent à votre recherche. Le filtre le plus strict est «\u202FTout compris\u202F».',
  removeFilter: 'Retirer «\u202FTout compris\u202F»',
  clearAll: 'Tout effacer',
  addRoom: 'Ajouter une chambre',
  confirm: 'Valider',
  destination: 'Destination',
  results: '3 résultats',
  dates: 'Dates',
  datesValue: '14 mars – 22 mars',
  cabin: 'Cabine',
  cabinEmpty: 'Choisissez d’abord une destination',
  insurance: 'Assurance voyage',
  none: 'Sans assurance',
  noneText: 'Je renonce à la protection proposée.',
  cancel: 'Annulation',
  cancelText: 'Remboursement en cas de maladie, accident ou perte d’emploi.',
  document: 'Document d’information (PDF)',
  room: 'Suite vue océan',
  roomText: '48 m², très grand lit, balcon',
  perPerson: 'par personne',
  activity: 'Catamaran, île aux Cerfs',
  activityText: 'Mar. 17 mars, journée, déjeuner',
  perAdult: 'par adulte',
  less: 'Retirer une place',
  more: 'Ajouter une place',
  roomsLeft: 'Plus que 2 sur notre site',
  included: 'Inclus',
  flightLabel: 'Aérelle, 14 et 22 mars, inclus',
  flightDetail: 'Détail des vols',
  flightTitle: 'Aller, samedi 14 mars',
  modal: 'Modale',
  drawer: 'Tiroir',
  sheet: 'Feuille',
  popover: 'Panneau',
  more2: 'En savoir plus',
  body: 'Annulation gratuite jusqu’à 30 jours avant le départ.',
  gallery: 'Photos de Maison Badamier',
  previous: 'Précédent',
  next: 'Suivant',
  calendarLabel: 'Dates du voyage',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  low: 'Prix bas',
  demand: 'Très demandé sur notre site',
  unit: 'Par personne, vol + hôtel, taxes incluses',
  clear: 'Effacer',
  confirmDays: 'Valider',
  total: 'Total',
  each: 'soit par personne',
  taxes: 'Taxes et frais inclus.',
  continue: 'Continuer',
  shown: '20 hôtels affichés sur 52',
  saved: 'Recherche enregistrée',
  undo: 'Annuler',
  tabHotel: 'Vol + hôtel',
  tabStopover: 'Stopover',
  facet: 'Pension',
  picture: 'Plage bordée de palmiers',
  departure: 'départ',
  return: 'retour',
  closed: 'fermé',
} as const;
