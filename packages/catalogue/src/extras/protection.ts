import { type Labels, labels as l, TEXT_LANGUAGES, textIn } from '../labels.ts';

type Paragraphs = Readonly<Record<string, readonly string[]>>;
const paragraphs = (...list: readonly Labels[]): Paragraphs =>
  Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, list.map((text) => textIn(text, language))]));

/** Insurances, premium in basis points of the trip. `document` names the page that holds the information document. */
export const insurances: readonly { code: string; name: Labels; intro: Labels; paragraphs: Paragraphs; basisPoints: number; document: string }[] = [
  {
    code: 'ANNULATION',
    basisPoints: 340,
    document: 'insurances',
    name: l('Annulation', 'Cancellation', 'Reiserücktritt', 'إلغاء الرحلة'),
    intro: l(
      'Remboursement des frais en cas de maladie, d’accident ou de perte d’emploi.',
      'Refunds your fees in case of illness, accident or loss of job.',
      'Erstattet die Kosten bei Krankheit, Unfall oder Verlust des Arbeitsplatzes.',
      'تعويض التكاليف في حال المرض أو الحادث أو فقدان العمل.',
    ),
    paragraphs: paragraphs(
      l(
        'Franchise de 30 € par personne, plafond de 6 500 € par personne.',
        'Excess of €30 per person, up to €6,500 per person.',
        'Selbstbeteiligung 30 € pro Person, bis 6.500 € pro Person.',
        'تحمّل 30 يورو للشخص، وبحد أقصى 6,500 يورو للشخص.',
      ),
      l(
        'Renonciation possible pendant 14 jours si un autre contrat couvre déjà ce risque.',
        'You may withdraw within 14 days if another policy already covers you.',
        'Widerruf binnen 14 Tagen, wenn bereits eine andere Versicherung besteht.',
        'يمكنك التراجع خلال 14 يومًا إذا كان عقد آخر يغطيك.',
      ),
    ),
  },
  {
    code: 'MULTIRISQUE',
    basisPoints: 560,
    document: 'insurances',
    name: l('Multirisque', 'All-round cover', 'Rundumschutz', 'تغطية شاملة'),
    intro: l(
      'Annulation, bagages, soins et rapatriement jusqu’à 150 000 €.',
      'Cancellation, luggage, care and repatriation up to €150,000.',
      'Rücktritt, Gepäck, Behandlung und Rücktransport bis 150.000 €.',
      'الإلغاء والأمتعة والعلاج والإعادة إلى الوطن حتى 150,000 يورو.',
    ),
    paragraphs: paragraphs(
      l(
        'Soins à l’étranger sans avance de frais au-delà de 500 €.',
        'Care abroad paid directly above €500.',
        'Behandlung im Ausland ab 500 € ohne Vorkasse.',
        'علاج في الخارج دون دفع مسبق لما يزيد على 500 يورو.',
      ),
      l(
        'Bagages perdus ou retardés de plus de 12 heures : jusqu’à 1 500 € par personne.',
        'Luggage lost, or late by more than 12 hours: up to €1,500 per person.',
        'Gepäck verloren oder über 12 Stunden verspätet: bis 1.500 € pro Person.',
        'أمتعة مفقودة أو متأخرة أكثر من 12 ساعة: حتى 1,500 يورو للشخص.',
      ),
      l('Assistance par téléphone, jour et nuit.', 'Help by phone, day and night.', 'Telefonische Hilfe, Tag und Nacht.', 'مساعدة هاتفية ليلًا ونهارًا.'),
    ),
  },
  {
    code: 'BAGAGES',
    basisPoints: 130,
    document: 'insurances',
    name: l('Bagages', 'Luggage', 'Gepäck', 'الأمتعة'),
    intro: l(
      'Perte, vol ou retard des bagages, porte à porte.',
      'Loss, theft or delay of your luggage, door to door.',
      'Verlust, Diebstahl oder Verspätung des Gepäcks, von Tür zu Tür.',
      'فقدان الأمتعة أو سرقتها أو تأخرها، من الباب إلى الباب.',
    ),
    paragraphs: paragraphs(
      l(
        'Jusqu’à 1 500 € par personne, objets de valeur jusqu’à la moitié.',
        'Up to €1,500 per person, valuables up to half of it.',
        'Bis 1.500 € pro Person, Wertsachen bis zur Hälfte.',
        'حتى 1,500 يورو للشخص، والأشياء الثمينة حتى نصف المبلغ.',
      ),
    ),
  },
];

export const flexOptions: readonly { code: string; label: Labels; paragraphs: Paragraphs; basisPoints: number }[] = [
  {
    code: 'STANDARD',
    basisPoints: 0,
    label: l('Standard', 'Standard', 'Standard', 'عادي'),
    paragraphs: paragraphs(
      l(
        'Frais d’annulation selon le contrat : 30 % du prix à plus de 30 jours, puis davantage.',
        'Cancellation fees by contract: 30% of the price more than 30 days ahead, then more.',
        'Stornokosten laut Vertrag: 30 % des Preises bis 30 Tage vorher, danach mehr.',
        'رسوم الإلغاء وفق العقد: 30% من السعر قبل أكثر من 30 يومًا، ثم تزيد.',
      ),
      l(
        'Changement de date : au tarif du jour, avec 60 € de frais par dossier.',
        'Change of dates: at the day’s price, with a fee of €60 per booking.',
        'Umbuchung: zum Tagespreis, zuzüglich 60 € pro Buchung.',
        'تغيير التاريخ: بسعر اليوم، مع رسم 60 يورو لكل حجز.',
      ),
    ),
  },
  {
    code: 'FLEX',
    basisPoints: 490,
    label: l('Flex', 'Flex', 'Flex', 'مرن'),
    paragraphs: paragraphs(
      l(
        'Annulation ou changement de dates sans frais jusqu’à 30 jours avant le départ, sans donner de raison.',
        'Cancel or change dates free of charge up to 30 days before you leave, no reason asked.',
        'Bis 30 Tage vor Abreise kostenlos stornieren oder umbuchen, ohne Angabe von Gründen.',
        'ألغِ أو غيّر التواريخ بلا رسوم حتى 30 يومًا قبل السفر، دون ذكر سبب.',
      ),
      l(
        'Ensuite, la moitié des frais du contrat.',
        'After that, half of the fees of the contract.',
        'Danach gilt die Hälfte der vertraglichen Kosten.',
        'بعد ذلك، نصف رسوم العقد.',
      ),
      l(
        'Remboursement sous 14 jours, sur le moyen de paiement.',
        'Refunded within 14 days, to the means of payment used.',
        'Erstattung binnen 14 Tagen auf das Zahlungsmittel.',
        'يُعاد المبلغ خلال 14 يومًا إلى وسيلة الدفع نفسها.',
      ),
    ),
  },
];
