import { labels as l, named as n } from '../labels.ts';
import type { Destination } from './destinations.ts';

export const atlanticAndNorth: readonly Destination[] = [
  { code: 'FAO', region: 'PT-ALG', label: n('Algarve', 'الغرب البرتغالي'), airport: 'FAO', lat: 37.09, lon: -8.25, landscape: 'sea', culture: 'pt', season: 'med', cost: 0.93, hotels: 60, localTax: 200,
    districts: [n('Albufeira', 'ألبوفيرا'), n('Lagos', 'لاغوس'), n('Tavira', 'تافيرا'), n('Vilamoura', 'فيلامورا')] },
  { code: 'FNC', region: 'PT-MAD', label: l('Madère', 'Madeira', 'Madeira', 'ماديرا'), airport: 'FNC', lat: 32.67, lon: -16.93, landscape: 'sea', culture: 'pt', season: 'wintersun', cost: 0.95, hotels: 5, localTax: 200,
    districts: [n('Funchal', 'فونشال'), n('Calheta', 'كالييتا'), n('Caniço', 'كانيسو')] },
  { code: 'LIS', region: 'PT-LIS', label: l('Lisbonne', 'Lisbon', 'Lissabon', 'لشبونة'), airport: 'LIS', lat: 38.72, lon: -9.14, landscape: 'city', culture: 'pt', season: 'city', cost: 1.08, hotels: 6, localTax: 400,
    districts: [n('Alfama', 'ألفاما'), n('Chiado', 'شيادو'), n('Belém', 'بيليم')] },
  { code: 'SID', region: 'CV-BAR', label: n('Sal', 'جزيرة سال'), airport: 'SID', lat: 16.6, lon: -22.91, landscape: 'sea', culture: 'pt', season: 'wintersun', cost: 0.9, hotels: 5, localTax: 276,
    districts: [n('Santa Maria', 'سانتا ماريا'), n('Murdeira', 'مورديرا')] },
  { code: 'TOS', region: 'NO-TRO', label: n('Tromsø', 'ترومسو'), airport: 'TOS', lat: 69.65, lon: 18.96, landscape: 'north', culture: 'no', season: 'north', cost: 1.42, hotels: 5, localTax: 0,
    districts: [n('Kvaløya', 'كفالويا'), n('Tromsdalen', 'ترومسدالن')] },
  { code: 'LKN', region: 'NO-NOR', label: l('Îles Lofoten', 'Lofoten Islands', 'Lofoten', 'جزر لوفوتن'), airport: 'LKN', lat: 68.15, lon: 13.61, landscape: 'north', culture: 'no', season: 'north', cost: 1.3, hotels: 1, localTax: 0, remote: true,
    districts: [n('Leknes', 'ليكنيس')] },
  { code: 'KEF', region: 'IS-SOU', label: n('Reykjavik', 'ريكيافيك'), airport: 'KEF', lat: 64.15, lon: -21.94, landscape: 'north', culture: 'no', season: 'north', cost: 1.5, hotels: 5, localTax: 300,
    districts: [n('Vesturbær', 'فيستوربير'), n('Laugardalur', 'لوغاردالور')] },
  { code: 'RVN', region: 'FI-LAP', label: n('Rovaniemi', 'روفانييمي'), airport: 'RVN', lat: 66.5, lon: 25.73, landscape: 'north', culture: 'no', season: 'north', cost: 1.3, hotels: 4, localTax: 0, remote: true, soldOut: true,
    districts: [n('Ounasvaara', 'أوناسفارا'), n('Napapiiri', 'نابابيري')] },
];
