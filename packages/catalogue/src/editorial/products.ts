import { labels as l, named as n, type Labels } from '../labels.ts';

/** A fixed offer of the editors; days are counted from today, `picture` is a wish. */
export interface EditorialProduct {
  readonly id: string;
  readonly uri: string;
  readonly name: Labels;
  readonly destination: string;
  readonly introduction: Labels;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly isFlashsale?: true;
  readonly isGlobalCampaign?: true;
  readonly picture: string;
}

/** Offers of every kind of gate and window: always on sale, flash sales that run, are over or wait, and one of a campaign. */
export const editorialProducts: readonly EditorialProduct[] = [
  {
    id: 'P1001',
    uri: 'anthea-bay-kos',
    name: n('Anthea Bay', 'أنثيا باي'),
    destination: 'KOS',
    introduction: l(
      'Sept nuits face au large, à dix minutes à pied d’un village de pêcheurs.',
      'Seven nights facing the open sea, ten minutes on foot from a fishing village.',
      'Sieben Nächte mit Blick aufs offene Meer, zehn Minuten zu Fuß von einem Fischerdorf.',
      'سبع ليالٍ قبالة البحر المفتوح، على بُعد عشر دقائق سيرًا من قرية صيادين.',
    ),
    startsIn: -30,
    endsIn: 90,
    picture: 'beach/azur',
  },
  {
    id: 'P1002',
    uri: 'mas-de-la-mar-mallorca',
    name: n('Mas de la Mar', 'ماس دي لا مار'),
    destination: 'PMI',
    introduction: l(
      'Une ancienne ferme entre les amandiers et la crique, avec une piscine pour les longues journées.',
      'An old farmhouse between almond trees and a cove, with a pool for long days.',
      'Ein altes Gehöft zwischen Mandelbäumen und einer Bucht, mit einem Pool für lange Tage.',
      'بيت ريفي قديم بين أشجار اللوز وخليج صغير، مع مسبح للأيام الطويلة.',
    ),
    startsIn: -2,
    endsIn: 5,
    isFlashsale: true,
    picture: 'bungalow/menthe',
  },
  {
    id: 'P1003',
    uri: 'melissi-crete',
    name: n('Melissi', 'ميليسي'),
    destination: 'HER',
    introduction: l(
      'Des chambres simples sous les tamaris et une table qui suit le marché.',
      'Simple rooms under the tamarisks and a table that follows the market.',
      'Schlichte Zimmer unter Tamarisken und eine Küche, die dem Markt folgt.',
      'غرف بسيطة تحت أشجار الطرفاء ومائدة تتبع السوق.',
    ),
    startsIn: -10,
    endsIn: 12,
    isGlobalCampaign: true,
    picture: 'beach/safran',
  },
  {
    id: 'P1004',
    uri: 'riad-zellige-marrakech',
    name: n('Riad Zellige', 'رياض زليج'),
    destination: 'RAK',
    introduction: l(
      'Six chambres autour d’un patio, à deux ruelles des souks.',
      'Six rooms around a courtyard, two lanes from the souks.',
      'Sechs Zimmer um einen Innenhof, zwei Gassen von den Souks entfernt.',
      'ست غرف حول فناء، على بُعد زقاقين من الأسواق.',
    ),
    startsIn: -20,
    endsIn: -3,
    isFlashsale: true,
    picture: 'riad/argile',
  },
  {
    id: 'P1005',
    uri: 'finca-nube-tenerife',
    name: n('Finca Nube', 'فينكا نوبي'),
    destination: 'TFS',
    introduction: l(
      'Une maison au-dessus des bananeraies, entre le volcan et l’océan.',
      'A house above the banana groves, between the volcano and the ocean.',
      'Ein Haus über den Bananenhainen, zwischen Vulkan und Ozean.',
      'منزل فوق مزارع الموز، بين البركان والمحيط.',
    ),
    startsIn: 3,
    endsIn: 12,
    isFlashsale: true,
    picture: 'mountain/corail',
  },
  {
    id: 'P1006',
    uri: 'casa-del-ponte-roma',
    name: n('Casa del Ponte', 'كازا ديل بونتي'),
    destination: 'ROM',
    introduction: l(
      'Trois nuits près du fleuve, à pied de tout ce que l’on vient voir.',
      'Three nights by the river, on foot from everything one comes to see.',
      'Drei Nächte am Fluss, zu Fuß erreichbar ist alles, was man sehen möchte.',
      'ثلاث ليالٍ قرب النهر، على مسافة سير من كل ما يقصده الزوار.',
    ),
    startsIn: -60,
    endsIn: 120,
    picture: 'city/rose',
  },
];

/** What every offer says of itself. */
export const productHighlights: readonly Labels[] = [
  l('Vols et hôtel choisis ensemble', 'Flights and hotel chosen together', 'Flüge und Hotel aufeinander abgestimmt', 'رحلات جوية وفندق اختيرت معًا'),
  l(
    'Le prix affiché comprend les taxes et les frais',
    'The price shown includes taxes and fees',
    'Der angezeigte Preis enthält Steuern und Gebühren',
    'السعر المعروض يشمل الضرائب والرسوم',
  ),
  l(
    'Une équipe joignable avant, pendant et après le voyage',
    'A team you can reach before, during and after the trip',
    'Ein Team, das vor, während und nach der Reise erreichbar ist',
    'فريق يمكن التواصل معه قبل السفر وأثناءه وبعده',
  ),
];

export const productIncluded = {
  title: l('Ce qui est compris', 'What is included', 'Im Preis enthalten', 'ما يشمله السعر'),
  paragraphs: [
    l(
      'Les vols aller et retour, l’hébergement et la formule repas indiquée au moment du choix.',
      'Return flights, the stay and the board shown when you choose.',
      'Hin- und Rückflug, die Unterkunft und die bei der Auswahl genannte Verpflegung.',
      'الرحلات ذهابًا وإيابًا، والإقامة، ونظام الوجبات المذكور عند الاختيار.',
    ),
  ],
} as const;
