import type { PartnerConfiguration, Theme } from '@escale/contract/brand';
import { escapeHtml } from '../../platform/html.ts';

/** What a mail needs of the brand that sends it. */
export interface MailBrand {
  readonly code: string;
  readonly name: string;
  readonly colors: Theme['colors'];
  readonly sunken: string;
  readonly radius: number;
  readonly displayFamily: string;
  /** Origin under which the brand's site, mark and pictures are reached. */
  readonly base: string;
  /** Path of the brand's mark, a picture without the name: the name stands beside it as text. */
  readonly mark: string;
  readonly callCenter: PartnerConfiguration['callCenter'];
  /** Who answers for the mail: named at its foot, as the law asks of commercial letters. */
  readonly organiser: Pick<PartnerConfiguration['organiser'], 'name' | 'address'>;
}

/** A mail in words of its shop. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Page that takes the reader off this kind of mail with one press, and the address of its one-click header (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

/** White on the call to action where it reads, else the brand's ink. */
export const onSecondary = (colors: Theme['colors']): string => {
  const channel = (offset: number) => {
    const value = Number.parseInt(colors.colorSecondary.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : escapeHtml(colors.black);
};
