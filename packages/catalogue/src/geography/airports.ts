import { type Labels, labels as l, named as n } from '../labels.ts';

/** A real airport. `winterOffset` is minutes ahead of UTC in January: timetables of the demo are drawn up in winter time. */
export type Airport = {
  iata: string;
  label: Labels;
  cityLabel: Labels;
  country: string;
  zone: string;
  winterOffset: number;
  lat: number;
  lon: number;
  primary: boolean;
};

type Row = readonly [
  iata: string,
  name: string,
  nameAr: string,
  city: Labels,
  country: string,
  zone: string,
  offset: number,
  lat: number,
  lon: number,
  secondary?: 'secondary',
];

const paris = n('Paris', 'باريس');
const london = l('Londres', 'London', 'London', 'لندن');
const tokyoTime = 'Asia/Tokyo';

const rows: readonly Row[] = [
  ['CDG', 'Paris-Charles-de-Gaulle', 'باريس شارل ديغول', paris, 'FR', 'Europe/Paris', 60, 49.01, 2.55],
  ['ORY', 'Paris-Orly', 'باريس أورلي', paris, 'FR', 'Europe/Paris', 60, 48.73, 2.36, 'secondary'],
  ['LYS', 'Lyon-Saint-Exupéry', 'ليون سانت إكزوبيري', l('Lyon', 'Lyon', 'Lyon', 'ليون'), 'FR', 'Europe/Paris', 60, 45.73, 5.08],
  ['NTE', 'Nantes-Atlantique', 'نانت أتلانتيك', n('Nantes', 'نانت'), 'FR', 'Europe/Paris', 60, 47.15, -1.61],
  ['MRS', 'Marseille-Provence', 'مرسيليا بروفانس', l('Marseille', 'Marseille', 'Marseille', 'مرسيليا'), 'FR', 'Europe/Paris', 60, 43.44, 5.22],
  ['NCE', 'Nice-Côte d’Azur', 'نيس كوت دازور', l('Nice', 'Nice', 'Nizza', 'نيس'), 'FR', 'Europe/Paris', 60, 43.66, 7.21],
  ['TLS', 'Toulouse-Blagnac', 'تولوز بلانياك', n('Toulouse', 'تولوز'), 'FR', 'Europe/Paris', 60, 43.63, 1.36],
  ['BRU', 'Brussels Airport', 'مطار بروكسل', l('Bruxelles', 'Brussels', 'Brüssel', 'بروكسل'), 'BE', 'Europe/Brussels', 60, 50.9, 4.48],
  ['LHR', 'London Heathrow', 'لندن هيثرو', london, 'GB', 'Europe/London', 0, 51.47, -0.45],
  ['LGW', 'London Gatwick', 'لندن غاتويك', london, 'GB', 'Europe/London', 0, 51.15, -0.19, 'secondary'],
  ['MAN', 'Manchester Airport', 'مطار مانشستر', n('Manchester', 'مانشستر'), 'GB', 'Europe/London', 0, 53.35, -2.27],
  ['EDI', 'Edinburgh Airport', 'مطار إدنبرة', l('Édimbourg', 'Edinburgh', 'Edinburgh', 'إدنبرة'), 'GB', 'Europe/London', 0, 55.95, -3.37],
  ['BER', 'Berlin Brandenburg', 'برلين براندنبورغ', n('Berlin', 'برلين'), 'DE', 'Europe/Berlin', 60, 52.36, 13.5],
  ['FRA', 'Frankfurt am Main', 'فرانكفورت الدولي', l('Francfort', 'Frankfurt', 'Frankfurt', 'فرانكفورت'), 'DE', 'Europe/Berlin', 60, 50.03, 8.56],
  ['HHN', 'Frankfurt-Hahn', 'فرانكفورت هان', l('Francfort', 'Frankfurt', 'Frankfurt', 'فرانكفورت'), 'DE', 'Europe/Berlin', 60, 49.95, 7.26, 'secondary'],
  ['MUC', 'München', 'مطار ميونخ', l('Munich', 'Munich', 'München', 'ميونخ'), 'DE', 'Europe/Berlin', 60, 48.35, 11.79],
  ['HAM', 'Hamburg Airport', 'مطار هامبورغ', l('Hambourg', 'Hamburg', 'Hamburg', 'هامبورغ'), 'DE', 'Europe/Berlin', 60, 53.63, 9.99],
  ['DUS', 'Düsseldorf', 'مطار دوسلدورف', l('Düsseldorf', 'Düsseldorf', 'Düsseldorf', 'دوسلدورف'), 'DE', 'Europe/Berlin', 60, 51.28, 6.77],
  ['DXB', 'Dubai International', 'مطار دبي الدولي', l('Dubaï', 'Dubai', 'Dubai', 'دبي'), 'AE', 'Asia/Dubai', 240, 25.25, 55.36],
  ['DWC', 'Dubai Al Maktoum', 'مطار آل مكتوم', l('Dubaï', 'Dubai', 'Dubai', 'دبي'), 'AE', 'Asia/Dubai', 240, 24.9, 55.16, 'secondary'],
  ['AUH', 'Zayed International', 'مطار زايد الدولي', l('Abou Dabi', 'Abu Dhabi', 'Abu Dhabi', 'أبوظبي'), 'AE', 'Asia/Dubai', 240, 24.43, 54.65],
  ['PMI', 'Palma de Mallorca', 'بالما دي مايوركا', l('Palma', 'Palma', 'Palma', 'بالما'), 'ES', 'Europe/Madrid', 60, 39.55, 2.74],
  ['IBZ', 'Ibiza', 'إيبيزا', n('Ibiza', 'إيبيزا'), 'ES', 'Europe/Madrid', 60, 38.87, 1.37],
  ['TFS', 'Tenerife Sur', 'تينيريفي الجنوبي', l('Tenerife', 'Tenerife', 'Teneriffa', 'تينيريفي'), 'ES', 'Atlantic/Canary', 0, 28.04, -16.57],
  ['FUE', 'Fuerteventura', 'فويرتيفنتورا', n('Fuerteventura', 'فويرتيفنتورا'), 'ES', 'Atlantic/Canary', 0, 28.45, -13.86],
  ['AGP', 'Málaga-Costa del Sol', 'ملقة كوستا ديل سول', n('Málaga', 'ملقة'), 'ES', 'Europe/Madrid', 60, 36.67, -4.5],
  ['BCN', 'Barcelona-El Prat', 'برشلونة إل برات', l('Barcelone', 'Barcelona', 'Barcelona', 'برشلونة'), 'ES', 'Europe/Madrid', 60, 41.3, 2.08],
  ['MAD', 'Madrid-Barajas', 'مدريد باراخاس', n('Madrid', 'مدريد'), 'ES', 'Europe/Madrid', 60, 40.49, -3.57],
  ['JTR', 'Santorini Thira', 'ثيرا سانتوريني', l('Santorin', 'Santorini', 'Santorin', 'سانتوريني'), 'GR', 'Europe/Athens', 120, 36.4, 25.48],
  ['KGS', 'Kos Hippocrates', 'كوس أبقراط', n('Kos', 'كوس'), 'GR', 'Europe/Athens', 120, 36.79, 27.09],
  ['RHO', 'Rhodes Diagoras', 'رودس دياغوراس', l('Rhodes', 'Rhodes', 'Rhodos', 'رودس'), 'GR', 'Europe/Athens', 120, 36.41, 28.09],
  ['HER', 'Heraklion Nikos Kazantzakis', 'هيراكليون', l('Héraklion', 'Heraklion', 'Heraklion', 'هيراكليون'), 'GR', 'Europe/Athens', 120, 35.34, 25.18],
  ['CHQ', 'Chania Daskalogiannis', 'خانيا', l('La Canée', 'Chania', 'Chania', 'خانيا'), 'GR', 'Europe/Athens', 120, 35.53, 24.15],
  ['ATH', 'Athens Eleftherios Venizelos', 'أثينا الدولي', l('Athènes', 'Athens', 'Athen', 'أثينا'), 'GR', 'Europe/Athens', 120, 37.94, 23.95],
  ['CTA', 'Catania Fontanarossa', 'كاتانيا', l('Catane', 'Catania', 'Catania', 'كاتانيا'), 'IT', 'Europe/Rome', 60, 37.47, 15.07],
  ['FCO', 'Roma Fiumicino', 'روما فيوميتشينو', l('Rome', 'Rome', 'Rom', 'روما'), 'IT', 'Europe/Rome', 60, 41.8, 12.25],
  ['NAP', 'Napoli Capodichino', 'نابولي', l('Naples', 'Naples', 'Neapel', 'نابولي'), 'IT', 'Europe/Rome', 60, 40.88, 14.29],
  ['VRN', 'Verona Villafranca', 'فيرونا', l('Vérone', 'Verona', 'Verona', 'فيرونا'), 'IT', 'Europe/Rome', 60, 45.4, 10.89],
  ['DBV', 'Dubrovnik Ruđer Bošković', 'دوبروفنيك', n('Dubrovnik', 'دوبروفنيك'), 'HR', 'Europe/Zagreb', 60, 42.56, 18.27],
  ['MLA', 'Malta International', 'مالطا الدولي', l('Malte', 'Malta', 'Malta', 'مالطا'), 'MT', 'Europe/Malta', 60, 35.86, 14.48],
  ['PFO', 'Paphos International', 'بافوس الدولي', n('Paphos', 'بافوس'), 'CY', 'Asia/Nicosia', 120, 34.72, 32.49],
  ['AYT', 'Antalya', 'أنطاليا', n('Antalya', 'أنطاليا'), 'TR', 'Europe/Istanbul', 180, 36.9, 30.8],
  ['BJV', 'Milas-Bodrum', 'ميلاس بودروم', n('Bodrum', 'بودروم'), 'TR', 'Europe/Istanbul', 180, 37.25, 27.66],
  ['IST', 'Istanbul Airport', 'مطار إسطنبول', l('Istanbul', 'Istanbul', 'Istanbul', 'إسطنبول'), 'TR', 'Europe/Istanbul', 180, 41.26, 28.74],
  ['FAO', 'Faro Gago Coutinho', 'فارو', n('Faro', 'فارو'), 'PT', 'Europe/Lisbon', 0, 37.01, -7.97],
  ['FNC', 'Madeira Cristiano Ronaldo', 'ماديرا', n('Funchal', 'فونشال'), 'PT', 'Atlantic/Madeira', 0, 32.7, -16.77],
  ['LIS', 'Lisboa Humberto Delgado', 'لشبونة', l('Lisbonne', 'Lisbon', 'Lissabon', 'لشبونة'), 'PT', 'Europe/Lisbon', 0, 38.77, -9.13],
  ['SID', 'Sal Amílcar Cabral', 'سال', n('Sal', 'سال'), 'CV', 'Atlantic/Cape_Verde', -60, 16.74, -22.95],
  ['TOS', 'Tromsø Langnes', 'ترومسو', n('Tromsø', 'ترومسو'), 'NO', 'Europe/Oslo', 60, 69.68, 18.92],
  ['LKN', 'Leknes', 'ليكنيس', n('Leknes', 'ليكنيس'), 'NO', 'Europe/Oslo', 60, 68.15, 13.61],
  ['KEF', 'Keflavík', 'كيفلافيك', n('Reykjavik', 'ريكيافيك'), 'IS', 'Atlantic/Reykjavik', 0, 63.98, -22.61],
  ['RVN', 'Rovaniemi', 'روفانييمي', n('Rovaniemi', 'روفانييمي'), 'FI', 'Europe/Helsinki', 120, 66.56, 25.83],
  ['CPH', 'København Kastrup', 'كوبنهاغن', l('Copenhague', 'Copenhagen', 'Kopenhagen', 'كوبنهاغن'), 'DK', 'Europe/Copenhagen', 60, 55.62, 12.65],
  ['OSL', 'Oslo Gardermoen', 'أوسلو', n('Oslo', 'أوسلو'), 'NO', 'Europe/Oslo', 60, 60.19, 11.1],
  ['AMS', 'Amsterdam Schiphol', 'أمستردام سخيبول', n('Amsterdam', 'أمستردام'), 'NL', 'Europe/Amsterdam', 60, 52.31, 4.76],
  ['RAK', 'Marrakech-Ménara', 'مراكش المنارة', l('Marrakech', 'Marrakech', 'Marrakesch', 'مراكش'), 'MA', 'Africa/Casablanca', 60, 31.6, -8.04],
  ['AGA', 'Agadir Al Massira', 'أكادير المسيرة', n('Agadir', 'أكادير'), 'MA', 'Africa/Casablanca', 60, 30.33, -9.41],
  [
    'CMN',
    'Casablanca Mohammed V',
    'الدار البيضاء محمد الخامس',
    l('Casablanca', 'Casablanca', 'Casablanca', 'الدار البيضاء'),
    'MA',
    'Africa/Casablanca',
    60,
    33.37,
    -7.59,
  ],
  ['DJE', 'Djerba-Zarzis', 'جربة جرجيس', n('Djerba', 'جربة'), 'TN', 'Africa/Tunis', 60, 33.88, 10.78],
  ['HRG', 'Hurghada International', 'الغردقة الدولي', n('Hurghada', 'الغردقة'), 'EG', 'Africa/Cairo', 120, 27.18, 33.8],
  [
    'SSH',
    'Sharm El Sheikh International',
    'شرم الشيخ الدولي',
    l('Charm el-Cheikh', 'Sharm El Sheikh', 'Scharm El-Scheich', 'شرم الشيخ'),
    'EG',
    'Africa/Cairo',
    120,
    27.98,
    34.39,
  ],
  ['MBA', 'Mombasa Moi', 'مومباسا موي', n('Mombasa', 'مومباسا'), 'KE', 'Africa/Nairobi', 180, -4.03, 39.59],
  ['NBO', 'Nairobi Jomo Kenyatta', 'نيروبي', n('Nairobi', 'نيروبي'), 'KE', 'Africa/Nairobi', 180, -1.32, 36.93],
  ['ZNZ', 'Zanzibar Abeid Amani Karume', 'زنجبار', l('Zanzibar', 'Zanzibar', 'Sansibar', 'زنجبار'), 'TZ', 'Africa/Dar_es_Salaam', 180, -6.22, 39.22],
  ['CPT', 'Cape Town International', 'كيب تاون الدولي', l('Le Cap', 'Cape Town', 'Kapstadt', 'كيب تاون'), 'ZA', 'Africa/Johannesburg', 120, -33.97, 18.6],
  ['MRU', 'Sir Seewoosagur Ramgoolam', 'السير سيووساغور رامغولام', n('Plaisance', 'بليزانس'), 'MU', 'Indian/Mauritius', 240, -20.43, 57.68],
  ['MLE', 'Velana International', 'فيلانا الدولي', n('Malé', 'ماليه'), 'MV', 'Indian/Maldives', 300, 4.19, 73.53],
  ['SEZ', 'Seychelles International', 'سيشل الدولي', n('Mahé', 'ماهيه'), 'SC', 'Indian/Mahe', 240, -4.67, 55.52],
  ['DOH', 'Doha Hamad', 'الدوحة حمد', n('Doha', 'الدوحة'), 'QA', 'Asia/Qatar', 180, 25.27, 51.61],
  ['SLL', 'Salalah', 'صلالة', n('Salalah', 'صلالة'), 'OM', 'Asia/Muscat', 240, 17.04, 54.09],
  ['HKT', 'Phuket International', 'بوكيت الدولي', n('Phuket', 'بوكيت'), 'TH', 'Asia/Bangkok', 420, 8.11, 98.31],
  ['DPS', 'Denpasar Ngurah Rai', 'دينباسار نغوراه راي', n('Denpasar', 'دينباسار'), 'ID', 'Asia/Makassar', 480, -8.75, 115.17],
  ['SIN', 'Singapore Changi', 'سنغافورة شانغي', l('Singapour', 'Singapore', 'Singapur', 'سنغافورة'), 'SG', 'Asia/Singapore', 480, 1.36, 103.99],
  ['KIX', 'Kansai International', 'كانساي الدولي', n('Osaka', 'أوساكا'), 'JP', tokyoTime, 540, 34.43, 135.24],
  ['HND', 'Tokyo Haneda', 'طوكيو هانيدا', l('Tokyo', 'Tokyo', 'Tokio', 'طوكيو'), 'JP', tokyoTime, 540, 35.55, 139.78],
  ['PUJ', 'Punta Cana International', 'بونتا كانا الدولي', n('Punta Cana', 'بونتا كانا'), 'DO', 'America/Santo_Domingo', -240, 18.57, -68.36],
  ['CUN', 'Cancún International', 'كانكون الدولي', n('Cancún', 'كانكون'), 'MX', 'America/Cancun', -300, 21.04, -86.87],
  ['FDF', 'Martinique Aimé-Césaire', 'مارتينيك إيميه سيزير', n('Fort-de-France', 'فور دو فرانس'), 'MQ', 'America/Martinique', -240, 14.59, -61.0],
  ['JFK', 'New York John F. Kennedy', 'نيويورك جون كينيدي', n('New York', 'نيويورك'), 'US', 'America/New_York', -300, 40.64, -73.78],
  ['MIA', 'Miami International', 'ميامي الدولي', n('Miami', 'ميامي'), 'US', 'America/New_York', -300, 25.79, -80.29],
  ['MCO', 'Orlando International', 'أورلاندو الدولي', n('Orlando', 'أورلاندو'), 'US', 'America/New_York', -300, 28.43, -81.31],
  ['ATL', 'Atlanta Hartsfield-Jackson', 'أتلانتا', n('Atlanta', 'أتلانتا'), 'US', 'America/New_York', -300, 33.64, -84.43],
  ['OPO', 'Porto Francisco Sá Carneiro', 'بورتو', n('Porto', 'بورتو'), 'PT', 'Europe/Lisbon', 0, 41.24, -8.68],
  ['MXP', 'Milano Malpensa', 'ميلانو مالبينسا', l('Milan', 'Milan', 'Mailand', 'ميلانو'), 'IT', 'Europe/Rome', 60, 45.63, 8.72],
  ['ZRH', 'Flughafen Zürich', 'مطار زيورخ', l('Zurich', 'Zurich', 'Zürich', 'زيورخ'), 'CH', 'Europe/Zurich', 60, 47.46, 8.55],
  ['GVA', 'Genève Aéroport', 'مطار جنيف', l('Genève', 'Geneva', 'Genf', 'جنيف'), 'CH', 'Europe/Zurich', 60, 46.24, 6.11],
  ['WAW', 'Warszawa Chopin', 'وارسو شوبان', l('Varsovie', 'Warsaw', 'Warschau', 'وارسو'), 'PL', 'Europe/Warsaw', 60, 52.17, 20.97],
  ['KRK', 'Kraków Balice', 'كراكوف', l('Cracovie', 'Kraków', 'Krakau', 'كراكوف'), 'PL', 'Europe/Warsaw', 60, 50.08, 19.78],
  ['ARN', 'Stockholm Arlanda', 'ستوكهولم أرلاندا', n('Stockholm', 'ستوكهولم'), 'SE', 'Europe/Stockholm', 60, 59.65, 17.92],
  ['GOT', 'Göteborg Landvetter', 'غوتنبرغ', l('Göteborg', 'Gothenburg', 'Göteborg', 'غوتنبرغ'), 'SE', 'Europe/Stockholm', 60, 57.66, 12.29],
];

export const airports: readonly Airport[] = rows.map(([iata, name, nameAr, city, country, zone, winterOffset, lat, lon, secondary]) => ({
  iata,
  label: n(name, nameAr),
  cityLabel: city,
  country,
  zone,
  winterOffset,
  lat,
  lon,
  primary: secondary === undefined,
}));

const byIata = new Map(airports.map((airport) => [airport.iata, airport]));

/** The airport of a code the catalogue itself uses; an unknown one is a mistake in the catalogue. */
export const airportOf = (iata: string): Airport => {
  const found = byIata.get(iata);
  if (!found) throw new Error(`No such airport in the catalogue: ${iata}`);
  return found;
};

/** Great-circle distance in kilometres. */
export const distanceBetween = (from: { lat: number; lon: number }, to: { lat: number; lon: number }): number => {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((to.lat - from.lat) * radians) / 2) ** 2 +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(((to.lon - from.lon) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(a));
};
