import { type Labels, labels as l, named as n } from '../labels.ts';

/** A city travellers leave from. `hub` cities fly everywhere, several times a day. The first airport is the main one. */
export type DepartureCity = {
  code: string;
  label: Labels;
  country: string;
  airports: readonly string[];
  hub: boolean;
  train: { station: string; to: string } | null;
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
