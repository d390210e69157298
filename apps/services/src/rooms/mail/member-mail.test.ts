import { loadBrands } from '@escale/catalogue/brands';
import { describe, expect, test } from 'vitest';
import type { MailBrand } from './booking-mail.ts';
import { type MemberMailKind, renderMemberMail } from './member-mail.ts';

const af = loadBrands().find(({ brand }) => brand.code === 'AF');
if (af === undefined) throw new Error('No brand AF');
const brand: MailBrand = {
  code: 'AF',
  name: af.brand.displayName,
  colors: af.brand.theme.colors,
  sunken: '#ffffff',
  radius: 8,
  displayFamily: 'Noto Sans',
  base: 'http://af.localhost:3000',
  logo: '/marks/AF-logo.svg',
  callCenter: af.shops[0]?.configuration.callCenter ?? ({} as MailBrand['callCenter']), // as: not read by these letters
};
const link = 'http://af.localhost:3000/fr-FR/confirmRegistration?token=a.b&x="<';

describe('a letter to a member', () => {
  test.each([
    ['confirm', 'fr-FR', 'ltr'],
    ['reset', 'en-GB', 'ltr'],
    ['welcome', 'de-DE', 'ltr'],
    ['confirm', 'ar-AE', 'rtl'],
  ] as const)('%s in %s leads to its page, in words of that language', (kind: MemberMailKind, shop, direction) => {
    const mail = renderMemberMail({ kind, shop, currency: 'EUR', link }, brand);
    expect(mail.html).toContain(`lang="${shop.slice(0, 2)}" dir="${direction}"`);
    expect(mail.html).toContain('token=a.b&#38;x=&#34;&#60;');
    expect(mail.text).toContain(link);
    expect(mail.subject).not.toContain('mail.member');
    expect(mail.html).not.toContain('mail.member');
  });

  test('says what to do about it when somebody else asked', () => {
    const ignore = 'You did not ask for this?';
    expect(renderMemberMail({ kind: 'reset', shop: 'en-GB', currency: 'GBP', link }, brand).text).toContain(ignore);
    expect(renderMemberMail({ kind: 'welcome', shop: 'en-GB', currency: 'GBP', link }, brand).text).not.toContain(ignore);
  });
});
