/** Sentences of the provider's own pages. `{amount}` and `{payee}` are filled in, as payment law asks: the traveller sees both. */
export interface PageTexts {
  readonly provider: string;
  readonly demo: string;
  readonly challengeTitle: string;
  readonly challengeIntro: string;
  readonly codeLabel: string;
  readonly codeHint: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly wrongCode: string;
  readonly done: string;
  readonly payTitle: string;
  readonly payIntro: string;
  readonly pay: string;
  readonly abort: string;
  readonly late: string;
  readonly error: string;
  readonly amount: string;
  readonly payee: string;
}

export const TEXTS: Readonly<Record<'en' | 'fr' | 'de' | 'ar', PageTexts>> = {
  en: {
    provider: 'Payment sandbox',
    demo: 'Demonstration: no money moves.',
    challengeTitle: 'Confirm your payment',
    challengeIntro: 'Your bank asks you to confirm this payment with a one-time code.',
    codeLabel: 'One-time code',
    codeHint: 'Demonstration code: 246 810',
    confirm: 'Confirm the payment',
    refuse: 'Refuse the payment',
    wrongCode: 'This code is not right. Check it and type it again.',
    done: 'Done. You are being taken back.',
    payTitle: 'Pay with your online account',
    payIntro: 'Check the amount and the merchant, then confirm.',
    pay: 'Pay now',
    abort: 'Cancel and go back',
    late: 'Pay with late confirmation',
    error: 'Simulate a failure',
    amount: 'Amount',
    payee: 'Merchant',
  },
  fr: {
    provider: 'Paiement de démonstration',
    demo: 'Démonstration : aucun argent ne circule.',
    challengeTitle: 'Confirmez votre paiement',
    challengeIntro: 'Votre banque vous demande de confirmer ce paiement avec un code à usage unique.',
    codeLabel: 'Code à usage unique',
    codeHint: 'Code de démonstration : 246 810',
    confirm: 'Confirmer le paiement',
    refuse: 'Refuser le paiement',
    wrongCode: 'Ce code n’est pas le bon. Vérifiez-le et saisissez-le à nouveau.',
    done: 'C’est fait. Vous allez revenir au site.',
    payTitle: 'Payer avec votre compte en ligne',
    payIntro: 'Vérifiez le montant et le marchand, puis confirmez.',
    pay: 'Payer maintenant',
    abort: 'Annuler et revenir',
    late: 'Payer avec confirmation tardive',
    error: 'Simuler un échec',
    amount: 'Montant',
    payee: 'Marchand',
  },
  de: {
    provider: 'Zahlungs-Sandbox',
    demo: 'Vorführung: Es fließt kein Geld.',
    challengeTitle: 'Zahlung bestätigen',
    challengeIntro: 'Ihre Bank bittet Sie, diese Zahlung mit einem Einmalcode zu bestätigen.',
    codeLabel: 'Einmalcode',
    codeHint: 'Code der Vorführung: 246 810',
    confirm: 'Zahlung bestätigen',
    refuse: 'Zahlung ablehnen',
    wrongCode: 'Dieser Code stimmt nicht. Prüfen Sie ihn und geben Sie ihn erneut ein.',
    done: 'Erledigt. Sie werden zurückgeleitet.',
    payTitle: 'Mit Ihrem Online-Konto zahlen',
    payIntro: 'Prüfen Sie Betrag und Händler und bestätigen Sie dann.',
    pay: 'Jetzt zahlen',
    abort: 'Abbrechen und zurück',
    late: 'Zahlen mit später Bestätigung',
    error: 'Fehlschlag vorführen',
    amount: 'Betrag',
    payee: 'Händler',
  },
  ar: {
    provider: 'بيئة دفع تجريبية',
    demo: 'عرض توضيحي: لا تُنقل أي أموال.',
    challengeTitle: 'أكّدوا عملية الدفع',
    challengeIntro: 'يطلب مصرفكم تأكيد عملية الدفع هذه برمز يُستخدم مرة واحدة.',
    codeLabel: 'رمز لمرة واحدة',
    codeHint: 'رمز العرض التوضيحي: 246 810',
    confirm: 'تأكيد الدفع',
    refuse: 'رفض الدفع',
    wrongCode: 'هذا الرمز غير صحيح. تحققوا منه ثم اكتبوه مرة أخرى.',
    done: 'تم. ستعودون الآن إلى الموقع.',
    payTitle: 'الدفع بحسابكم على الإنترنت',
    payIntro: 'تحققوا من المبلغ والتاجر ثم أكّدوا.',
    pay: 'ادفع الآن',
    abort: 'الإلغاء والعودة',
    late: 'الدفع مع تأكيد متأخر',
    error: 'محاكاة إخفاق',
    amount: 'المبلغ',
    payee: 'التاجر',
  },
};

/** Texts for a shop code such as `fr-FR`; English where we have none. */
export const textsFor = (locale: string): { readonly language: keyof typeof TEXTS; readonly texts: PageTexts } => {
  const asked = locale.slice(0, 2);
  const language = asked === 'fr' || asked === 'de' || asked === 'ar' ? asked : 'en';
  return { language, texts: TEXTS[language] };
};
