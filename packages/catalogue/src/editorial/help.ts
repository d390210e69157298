import { labels as l, type Labels } from '../labels.ts';

export interface HelpArticle {
  readonly id: string;
  readonly title: Labels;
  readonly paragraphs: readonly Labels[];
}
interface HelpCategory {
  readonly id: string;
  readonly title: Labels;
  readonly subCategories: readonly { readonly id: string; readonly title: Labels; readonly articles: readonly HelpArticle[] }[];
}

/** The help pages: categories, subcategories, articles (platform 2.7, readings 6.1 row 6). */
export const helpCategories: readonly HelpCategory[] = [
  {
    id: 'booking',
    title: l('Réserver', 'Booking', 'Buchen', 'الحجز'),
    subCategories: [
      {
        id: 'choose',
        title: l('Choisir son voyage', 'Choosing a trip', 'Eine Reise auswählen', 'اختيار الرحلة'),
        articles: [
          {
            id: 'faq-price',
            title: l(
              'Le prix affiché est-il le prix payé ?',
              'Is the price shown the price I pay?',
              'Ist der angezeigte Preis der Endpreis?',
              'هل السعر المعروض هو السعر الذي أدفعه؟',
            ),
            paragraphs: [
              l(
                'Oui. Il comprend les vols, l’hôtel, les taxes et les frais de dossier.',
                'Yes. It includes flights, hotel, taxes and booking fees.',
                'Ja. Er enthält Flüge, Hotel, Steuern und Buchungsgebühren.',
                'نعم. فهو يشمل الرحلات الجوية والفندق والضرائب ورسوم الحجز.',
              ),
              l(
                'Une taxe de séjour à régler sur place est indiquée à part, avec son montant.',
                'A local tax to pay at the hotel is shown separately, with its amount.',
                'Eine vor Ort zu zahlende Kurtaxe wird gesondert mit ihrem Betrag ausgewiesen.',
                'أما الضريبة المحلية التي تُدفع في الفندق فتُذكر على حدة مع مبلغها.',
              ),
            ],
          },
          {
            id: 'faq-hold',
            title: l(
              'Combien de temps mes places sont-elles gardées ?',
              'How long are my places held?',
              'Wie lange sind meine Plätze reserviert?',
              'كم من الوقت تُحجز أماكني؟',
            ),
            paragraphs: [
              l(
                'Dix minutes à partir de la page de paiement. Passé ce délai, nous vérifions le prix et les places de nouveau.',
                'Ten minutes from the payment page. After that we check price and places again.',
                'Zehn Minuten ab der Zahlungsseite. Danach prüfen wir Preis und Plätze erneut.',
                'عشر دقائق من صفحة الدفع، وبعدها نتحقق من السعر والأماكن مجددًا.',
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: l('Payer', 'Payment', 'Bezahlen', 'الدفع'),
    subCategories: [
      {
        id: 'ways',
        title: l('Moyens de paiement', 'Ways to pay', 'Zahlungsarten', 'طرق الدفع'),
        articles: [
          {
            id: 'faq-card',
            title: l(
              'Ma carte a été refusée : suis-je débité ?',
              'My card was declined: am I charged?',
              'Meine Karte wurde abgelehnt: Wird etwas abgebucht?',
              'رُفضت بطاقتي: هل خُصم المبلغ؟',
            ),
            paragraphs: [
              l(
                'Non. Un refus ne débite rien. Une autre carte ou un autre moyen de paiement peut servir aussitôt ; le voyage reste gardé.',
                'No. A refusal charges nothing. Try another card or another way to pay; your trip stays held.',
                'Nein. Bei einer Ablehnung wird nichts abgebucht. Eine andere Karte oder Zahlungsart geht sofort; die Reise bleibt reserviert.',
                'لا. الرفض لا يخصم شيئًا. جرّب بطاقة أخرى أو طريقة دفع أخرى، وتبقى رحلتك محفوظة.',
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'travel',
    title: l('Avant de partir', 'Before you travel', 'Vor der Abreise', 'قبل السفر'),
    subCategories: [
      {
        id: 'documents',
        title: l('Documents et bagages', 'Documents and luggage', 'Dokumente und Gepäck', 'الوثائق والأمتعة'),
        articles: [
          {
            id: 'faq-documents',
            title: l('Quand recevrai-je mes documents ?', 'When do I receive my documents?', 'Wann erhalte ich meine Unterlagen?', 'متى أستلم وثائقي؟'),
            paragraphs: [
              l(
                'La confirmation et le contrat arrivent par e-mail dès la réservation. Le bon d’échange est disponible avant le départ, avec la réservation.',
                'Confirmation and contract arrive by e-mail as soon as you book. The voucher is available before departure, in your booking.',
                'Bestätigung und Vertrag kommen sofort nach der Buchung per E-Mail. Der Voucher steht vor der Abreise bei der Buchung bereit.',
                'يصلك التأكيد والعقد بالبريد الإلكتروني فور الحجز، وتتوفر القسيمة قبل المغادرة ضمن حجزك.',
              ),
            ],
          },
          {
            id: 'faq-luggage',
            title: l('Quels bagages sont compris ?', 'Which luggage is included?', 'Welches Gepäck ist enthalten?', 'ما الأمتعة المشمولة؟'),
            paragraphs: [
              l(
                'Chaque vol indique ce qu’il comprend. Un bagage manquant s’ajoute au moment du choix, avec son prix.',
                'Every flight says what it includes. Missing luggage can be added when you choose, with its price.',
                'Bei jedem Flug steht, was er enthält. Fehlendes Gepäck lässt sich bei der Auswahl mit Preis hinzufügen.',
                'تذكر كل رحلة ما تشمله، ويمكن إضافة الأمتعة الناقصة عند الاختيار مع سعرها.',
              ),
            ],
          },
        ],
      },
    ],
  },
];
