import { describe, expect, test } from 'vitest';
import { aMailBrand as brand } from './mail-brand.fixture.ts';
import { type MemberMailKind, renderMemberMail } from './member-mail.ts';

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

  test.each(['password', 'device'] as const)('%s tells when and on what it happened, and is nothing to ignore', (kind) => {
    const moment = { at: Date.UTC(2026, 10, 20, 21, 5), zone: 'Europe/Paris', browser: 'Firefox', system: 'Windows' };
    const { text } = renderMemberMail({ kind, shop: 'en-GB', currency: 'GBP', link, moment }, brand);
    expect(text).toMatch(/When: .*20 November.*22:05/u);
    expect(text).toContain('Device: Firefox on Windows');
    expect(text).not.toContain('You did not ask for this?');
    expect(renderMemberMail({ kind, shop: 'en-GB', currency: 'GBP', link, moment: { at: moment.at, zone: 'UTC' } }, brand).text).toContain('Unknown device');
  });

  test('a greeting says that its link confirms the address, where it does', () => {
    const greeting = (to: string) => renderMemberMail({ kind: 'welcome', shop: 'en-GB', currency: 'GBP', link: to }, brand).text;
    expect(greeting(link)).toContain('This link also confirms your address. It works once, for two days.');
    expect(greeting('http://af.localhost:3000/en-GB/')).not.toContain('confirms');
  });
});
