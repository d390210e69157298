import { type Labels, labels as l, named as n } from '../labels.ts';

/** A city travellers leave from. `hub` cities fly everywhere, several times a day. The first airport is the main one. */
export type DepartureCity = {
  code: string;
  label: Labels;
  country: string;
  airports: readonly string[];
  hub: boolean;
  train: { station: string; to: string } | null;
  /** Opened after the first cities: numbered after them; a country's first airport flies to a wide choice of places, others to few. */
  later?: 'wide' | 'few';
  /** Places it flies to in any case. */
  also?: readonly string[];
};

export const departureCities: readonly DepartureCity[] = [
  { code: 'PAR', label: n('Paris', 'باريس'), country: 'FR', airports: ['CDG', 'ORY'], hub: true, train: null },
  { code: 'LYS', label: n('Lyon', 'ليون'), country: 'FR', airports: ['LYS'], hub: false, train: { station: 'LYS', to: 'CDG' } },
  { code: 'NTE', label: n('Nantes', 'نانت'), country: 'FR', airports: ['NTE'], hub: false, train: { station: 'NTE', to: 'CDG' } },
  { code: 'MRS', label: n('Marseille', 'مرسيليا'), country: 'FR', airports: ['MRS'], hub: false, train: { station: 'MRS', to: 'CDG' } },
  { code: 'NCE', label: l('Nice', 'Nice', 'Nizza', 'نيس'), country: 'FR', airports: ['NCE'], hub: false, train: null },
  { code: 'TLS', label: n('Toulouse', 'تولوز'), country: 'FR', airports: ['TLS'], hub: false, train: null },
  {
    code: 'BRU',
    label: l('Bruxelles', 'Brussels', 'Brüssel', 'بروكسل'),
    country: 'BE',
    airports: ['BRU'],
    hub: false,
    train: { station: 'BRU', to: 'CDG' },
  },
  { code: 'LON', label: l('Londres', 'London', 'London', 'لندن'), country: 'GB', airports: ['LHR', 'LGW'], hub: true, train: null },
  { code: 'MAN', label: n('Manchester', 'مانشستر'), country: 'GB', airports: ['MAN'], hub: false, train: null },
  { code: 'EDI', label: l('Édimbourg', 'Edinburgh', 'Edinburgh', 'إدنبرة'), country: 'GB', airports: ['EDI'], hub: false, train: null },
  { code: 'FRA', label: l('Francfort', 'Frankfurt', 'Frankfurt', 'فرانكفورت'), country: 'DE', airports: ['FRA', 'HHN'], hub: true, train: null },
  { code: 'BER', label: n('Berlin', 'برلين'), country: 'DE', airports: ['BER'], hub: false, train: null },
  { code: 'MUC', label: l('Munich', 'Munich', 'München', 'ميونخ'), country: 'DE', airports: ['MUC'], hub: false, train: null },
  { code: 'HAM', label: l('Hambourg', 'Hamburg', 'Hamburg', 'هامبورغ'), country: 'DE', airports: ['HAM'], hub: false, train: null },
  { code: 'DUS', label: n('Düsseldorf', 'دوسلدورف'), country: 'DE', airports: ['DUS'], hub: false, train: { station: 'DUS', to: 'FRA' } },
  { code: 'DXB', label: l('Dubaï', 'Dubai', 'Dubai', 'دبي'), country: 'AE', airports: ['DXB', 'DWC'], hub: true, train: null },
  { code: 'AUH', label: l('Abou Dabi', 'Abu Dhabi', 'Abu Dhabi', 'أبوظبي'), country: 'AE', airports: ['AUH'], hub: false, train: null },
  // Cities of the countries that were opened later: their flights are numbered after all others, so that those keep their numbers.
  { code: 'MAD', label: n('Madrid', 'مدريد'), country: 'ES', airports: ['MAD'], hub: false, train: null, later: 'wide' },
  { code: 'BCN', label: l('Barcelone', 'Barcelona', 'Barcelona', 'برشلونة'), country: 'ES', airports: ['BCN'], hub: false, train: null, later: 'few' },
  { code: 'LIS', label: l('Lisbonne', 'Lisbon', 'Lissabon', 'لشبونة'), country: 'PT', airports: ['LIS'], hub: false, train: null, later: 'wide' },
  { code: 'OPO', label: n('Porto', 'بورتو'), country: 'PT', airports: ['OPO'], hub: false, train: null, later: 'few' },
  { code: 'MIL', label: l('Milan', 'Milan', 'Mailand', 'ميلانو'), country: 'IT', airports: ['MXP'], hub: false, train: null, later: 'wide' },
  { code: 'ROM', label: l('Rome', 'Rome', 'Rom', 'روما'), country: 'IT', airports: ['FCO'], hub: false, train: null, later: 'few' },
  { code: 'AMS', label: n('Amsterdam', 'أمستردام'), country: 'NL', airports: ['AMS'], hub: false, train: null, later: 'wide' },
  { code: 'ZRH', label: l('Zurich', 'Zurich', 'Zürich', 'زيورخ'), country: 'CH', airports: ['ZRH'], hub: false, train: null, later: 'wide' },
  { code: 'GVA', label: l('Genève', 'Geneva', 'Genf', 'جنيف'), country: 'CH', airports: ['GVA'], hub: false, train: null, later: 'few' },
  { code: 'WAW', label: l('Varsovie', 'Warsaw', 'Warschau', 'وارسو'), country: 'PL', airports: ['WAW'], hub: false, train: null, later: 'wide' },
  { code: 'KRK', label: l('Cracovie', 'Kraków', 'Krakau', 'كراكوف'), country: 'PL', airports: ['KRK'], hub: false, train: null, later: 'few' },
  {
    code: 'CPH',
    label: l('Copenhague', 'Copenhagen', 'Kopenhagen', 'كوبنهاغن'),
    country: 'DK',
    airports: ['CPH'],
    hub: false,
    train: null,
    later: 'wide',
    also: ['SID', 'HKT', 'DPS', 'CUN'],
  },
  {
    code: 'STO',
    label: n('Stockholm', 'ستوكهولم'),
    country: 'SE',
    airports: ['ARN'],
    hub: false,
    train: null,
    later: 'wide',
    also: ['SID', 'HKT', 'MIA', 'LKN'],
  },
  { code: 'GOT', label: l('Göteborg', 'Gothenburg', 'Göteborg', 'غوتنبرغ'), country: 'SE', airports: ['GOT'], hub: false, train: null, later: 'few' },
  { code: 'OSL', label: n('Oslo', 'أوسلو'), country: 'NO', airports: ['OSL'], hub: false, train: null, later: 'wide', also: ['HKT', 'MIA', 'LKN'] },
  { code: 'IST', label: l('Istanbul', 'Istanbul', 'Istanbul', 'إسطنبول'), country: 'TR', airports: ['IST'], hub: false, train: null, later: 'wide' },
  { code: 'NBO', label: n('Nairobi', 'نيروبي'), country: 'KE', airports: ['NBO'], hub: false, train: null, later: 'wide' },
];

/** Airports where connections are made. */
export const connectingAirports = [
  'CDG',
  'MAD',
  'FCO',
  'ATH',
  'LIS',
  'MUC',
  'FRA',
  'AMS',
  'CPH',
  'OSL',
  'IST',
  'DOH',
  'DXB',
  'CMN',
  'NBO',
  'SIN',
  'HND',
  'ATL',
  'JFK',
] as const;
