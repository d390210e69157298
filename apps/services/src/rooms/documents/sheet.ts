/** A document before it is drawn: the same blocks make the contract, the invoice, the certificate and the voucher. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | {
      readonly kind: 'ledger';
      readonly rows: readonly { readonly label: string; readonly amount: string }[];
      readonly total: { readonly label: string; readonly amount: string };
    }
  | { readonly kind: 'code'; readonly svgPath: string; readonly size: number; readonly caption: string };

export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly brand: string;
  readonly colour: string;
  readonly reference: { readonly label: string; readonly value: string };
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly footer: string;
  readonly blocks: readonly Block[];
}
