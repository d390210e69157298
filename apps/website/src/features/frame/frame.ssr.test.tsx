import type { MarketingBannerData } from '@escale/contract/brand';
import { describe, expect, it } from 'vitest';
import { frameMarkup, linksOf, partOf, type FrameCase } from '../../testing/frame-markup.tsx';
import { aPartner } from '../../testing/brand-fixture.ts';

const header = (row: FrameCase): string => frameMarkup(row).replace(/<main[\s\S]*$/u, '');
const menu = (row: FrameCase): string => partOf(frameMarkup(row), 'dialog', 'id="account-panel"');
const footer = (row: FrameCase): string => partOf(frameMarkup(row), 'footer');
const MEMBER = { state: 'authenticated', email: 'camille@example.com', credits: 4500, refunds: 0, showsRefunds: true, unreadRequests: 1 } as const;
const EVERY_FLAG = { enableCredits: true, enableCreditNotes: true, enableSponsorship: true };

const marketing = aPartner('fr-FR').marketing;
const aBanner = (changes: Partial<MarketingBannerData>): MarketingBannerData => ({
  message: ['Cap sur le printemps'],
  pages: [],
  usersFilter: [],
  backgroundColor: { hex: '#0C2C4C' },
  textColor: { hex: '#FFFFFF' },
  ...changes,
});
const withBanners = (...banners: MarketingBannerData[]): FrameCase => ({ partner: { marketing: { ...marketing, marketingBanners: banners } } });

describe('the banners above the header', () => {
  it('shows each one that is meant for the moment, the visitor and the page, in order', () => {
    const html = frameMarkup({
      ...withBanners(
        aBanner({ message: ['first'] }),
        aBanner({ message: ['over'], endAt: '2026-11-21T12:00:00Z' }),
        aBanner({ message: ['members'], usersFilter: ['LOGGED_IN'] }),
        aBanner({ message: ['elsewhere'], pages: ['listing'] }),
        aBanner({ message: ['here', 'and more'], pages: ['home'], startAt: '2026-11-21T12:00:00Z' }),
      ),
    });
    expect([...html.matchAll(/<p>([^<]*)<\/p>/gu)].map((match) => match[1]).slice(0, 3)).toEqual(['first', 'here', 'and more']);
    expect(html).not.toMatch(/over<|members<|elsewhere</u);
    expect(html.indexOf('first')).toBeLessThan(html.indexOf('<header'));
  });

  it('keeps the partner’s colours only when they can be read', () => {
    expect(frameMarkup(withBanners(aBanner({})))).toContain('style="background:#0C2C4C;color:#FFFFFF"');
    expect(frameMarkup(withBanners(aBanner({ textColor: { hex: '#526172' } })))).not.toContain('#0C2C4C');
  });

  it('offers its code to be copied, its icon at the end, and no unsafe address', () => {
    const html = frameMarkup(withBanners(aBanner({ promoCode: 'PRINTEMPS80', displayIconEnd: true, redirectUrl: 'javascript:alert(1)' })));
    expect(html).toMatch(/<button[^>]*aria-label="Copier le code PRINTEMPS80"/u);
    expect(html.indexOf('PRINTEMPS80')).toBeLessThan(html.indexOf('lucide-tag'));
    expect(html).not.toContain('javascript:');
  });

  it('stays away from the funnel', () => {
    expect(frameMarkup({ ...withBanners(aBanner({})), path: '/sdp/booking/quote' })).not.toContain('Cap sur le printemps');
  });
});

describe('the header', () => {
  it.each<[string, FrameCase, RegExp, boolean]>([
    ['is transparent on the search home when the partner says so', {}, /<header[^>]*data-inverse/u, true],
    ['is not on a listing', { path: '/sdp/listing' }, /<header[^>]*data-inverse/u, false],
    ['is not when the partner does not say so', { partner: { isTransparentSdpSearchHeader: false } }, /<header[^>]*data-inverse/u, false],
    ['has a dark ground for a logo that is always white', { path: '/faq', capabilities: { whiteLogo: 'always' } }, /<header[^>]*data-inverse/u, true],
    [
      'keeps the coloured logo of a brand that is white over pictures only',
      { path: '/faq', capabilities: { whiteLogo: 'transparentHeader' } },
      /<header[^>]*data-inverse/u,
      false,
    ],
    ['hides the menu on sign-in pages', { path: '/home/login' }, /popoverTarget="account-panel"/u, false],
    ['shows the menu elsewhere', { path: '/faq' }, /popoverTarget="account-panel"/u, true],
    ['has the menu in the funnel too', { path: '/sdp/booking/quote' }, /popoverTarget="account-panel"/u, true],
    ['offers the shop switcher', {}, /popoverTarget="shop-switcher"/u, true],
    ['does not with a single shop', { shops: ['fr-FR'] }, /popoverTarget="shop-switcher"/u, false],
    ['does not in the funnel', { path: '/sdp/booking/quote' }, /popoverTarget="shop-switcher"/u, false],
    ['does not in the sign-in of the funnel', { path: '/booking/auth' }, /popoverTarget="shop-switcher"/u, false],
    ['offers a search on pages of offers', { path: '/merch?code=SUMMER' }, /<a[^>]*href="\/fr-FR\/sdp\/search"[^>]*>.*?Rechercher un voyage/u, true],
    [
      'links a member’s credits with their amount',
      { path: '/faq', visitor: MEMBER, partner: EVERY_FLAG },
      /href="\/fr-FR\/account\/mycredits"[^>]*aria-label="Mes crédits\u202f: 45,00\u00a0€"|aria-label="Mes crédits\u202f: 45\u00a0€"[^>]*href="\/fr-FR\/account\/mycredits"/u,
      true,
    ],
    ['does not for a visitor', { path: '/faq', partner: EVERY_FLAG }, /aria-label="Mes crédits/u, false],
  ])('%s', (_, row, pattern, isThere) => {
    expect(pattern.test(header(row))).toBe(isThere);
  });

  it.each<[string, FrameCase, string]>([
    ['through history from the funnel, else home', { path: '/sdp/booking/quote' }, '/fr-FR'],
    ['to the partner’s fallback from a product', { path: '/dar-selma', partner: { fallbackUrl: '/listing' } }, '/fr-FR/listing'],
    ['to another site from a product', { path: '/dar-selma', partner: { fallbackUrl: 'https://partner.example.com/' } }, 'https://partner.example.com/'],
    ['to the flash sales of a dark site', { path: '/product/id/12', capabilities: { darkSite: true } }, '/fr-FR/listing'],
    [
      'to the product a campaign names',
      { path: '/dar-selma?utm_source=letter&productUri=quinta', partner: { backCampaigns: [{ source: 'letter' }] } },
      '/fr-FR/quinta',
    ],
    ['to the product asked for', { path: '/dar-selma?redirectToProductPage=true&productUri=quinta' }, '/fr-FR/quinta'],
    ['nowhere else', { path: '/dar-selma?redirectToProductPage=true&productUri=//evil.example' }, '/fr-FR'],
  ])('leads back %s', (_, row, href) => {
    expect(linksOf(header(row)).find(([text]) => text === 'Retour')?.[1]).toBe(href);
  });

  it.each(['', '/sdp/listing', '/faq', '/sdp/booking/confirmation'])('has no way back on %s', (path) => {
    expect(linksOf(header({ path })).map(([text]) => text)).not.toContain('Retour');
  });

  it.each<[string, FrameCase, string | undefined]>([
    ['leads home', { path: '/faq' }, '/fr-FR'],
    ['leads to the partner’s fallback', { path: '/faq', partner: { fallbackUrl: 'https://partner.example.com/' } }, 'https://partner.example.com/'],
    ['leads nowhere from the page it names', {}, undefined],
    ['leads nowhere while a payment is on its way', { path: '/external-redirect' }, undefined],
  ])('its logo %s', (_, row, href) => {
    const top = header(row).replace(/<dialog[\s\S]*?<\/dialog>/gu, '');
    expect(linksOf(top).find(([text]) => text.startsWith('Aérelle Vacances'))?.[1]).toBe(href);
    expect(top.includes('aria-disabled="true"')).toBe(href === undefined);
  });

  it.each<[string, string, string]>([
    ['the sale’s number before a booking', '/sdp/listing', '0199004120'],
    ['the services’ number after it', '/account/mybookings', '0199004121'],
    ['the services’ number on the confirmation', '/sdp/booking/confirmation', '0199004121'],
  ])('calls %s when the sale’s is a premium one', (_, path, number) => {
    expect(linksOf(header({ path, partner: { useSVA: true } })).find(([, href]) => href.startsWith('tel:'))?.[1]).toBe(`tel:${number}`);
  });
});

it.each([
  ['price=1500', '0199000001'],
  ['price=2500', '0199000002'],
  ['', '0199000001'],
  ['price=x', '0199000001'],
])('the help number of the funnel follows the total (%s)', (query, number) => {
  const phones = [
    { displayPhone: '01 99 00 00 01', displayInternationalPhone: '+33 1 99 00 00 01', minPrice: 0, maxPrice: 2000 },
    { displayPhone: '01 99 00 00 02', displayInternationalPhone: '+33 1 99 00 00 02', minPrice: 2000.01, maxPrice: 9000 },
  ];
  const row = { path: `/sdp/booking/quote?${query}`, partner: { callCenter: { ...aPartner('fr-FR').callCenter, contextPhones: phones } } };
  expect(linksOf(header(row)).find(([, href]) => href.startsWith('tel:'))?.[1]).toBe(`tel:${number}`);
});

describe('the account menu', () => {
  const entries = (row: FrameCase): readonly string[] => linksOf(menu(row)).map(([text, href]) => `${text} ${href}`);

  it('of a member has every entry of the partner, with amounts, dot and logout', () => {
    const html = menu({
      path: '/faq',
      visitor: MEMBER,
      partner: { ...EVERY_FLAG, sponsorshipBadge: { startAt: '2026-11-01T00:00:00', endAt: '2026-11-30T23:59:59' } },
    });
    const links = linksOf(html).map(([text, href]) => `${text} ${href}`);
    expect(links).toEqual(
      expect.arrayContaining([
        'Profil /fr-FR/account/profile',
        expect.stringMatching(/^Mes crédits\s*45\u00a0€ \/fr-FR\/account\/mycredits$/u),
        'Mes remboursements /fr-FR/account/myrefunds',
        expect.stringMatching(/^Parrainage\s*Offre spéciale \/fr-FR\/account\/sponsorship$/u),
        'Sécurité /fr-FR/account/security',
        'Mes réservations /fr-FR/account/mybookings',
        'Abonnements /fr-FR/account/subscriptions',
        'Questions et contact /fr-FR/account/faq-contact',
        expect.stringMatching(/^Mes demandes\s*Réponse non lue \/fr-FR\/account\/customer-request\/my-requests$/u),
        'Ventes flash /fr-FR/listing',
        'Rechercher un voyage /fr-FR',
      ]),
    );
    expect(html).toMatch(/<form action="\/fr-FR\/logout" method="post">/u);
  });

  it('shows the badge by the clock of the shop', () => {
    const row = (now: string): FrameCase => ({
      visitor: MEMBER,
      now,
      partner: { ...EVERY_FLAG, sponsorshipBadge: { startAt: '2020-02-20T00:00:00', endAt: '2020-03-19T23:59:59' } },
    });
    expect(menu(row('2020-02-19T22:59:59Z'))).not.toContain('Offre spéciale');
    expect(menu(row('2020-02-19T23:00:00Z'))).toContain('Offre spéciale');
    expect(menu(row('2020-03-19T22:59:59Z'))).toContain('Offre spéciale');
    expect(menu(row('2020-03-19T23:00:00Z'))).not.toContain('Offre spéciale');
  });

  it('of an identified visitor has neither credits nor logout', () => {
    const html = menu({ visitor: { ...MEMBER, state: 'identified' }, partner: EVERY_FLAG });
    expect(html).toContain('/account/profile');
    expect(html).not.toMatch(/mycredits|myrefunds|logout/u);
  });

  it('of a found booking leads to it, to others and to its requests', () => {
    expect(entries({ visitor: { state: 'bookingFound', bookingReference: '4827160' } })).toEqual(
      expect.arrayContaining([
        'Ma réservation 4827160 /fr-FR/account/mybookings/4827160',
        'Voir d’autres réservations /fr-FR/booking-search',
        'Questions et contact /fr-FR/account/faq-contact',
        'Mes demandes /fr-FR/account/customer-request/my-requests?bookingReference=4827160',
      ]),
    );
  });

  it('of a visitor leads to sign-in and back, to help and to bookings', () => {
    expect(entries({ path: '/sdp/listing?departureCityCode=PAR' })).toEqual(
      expect.arrayContaining([
        'Se connecter ou s’inscrire /fr-FR/booking-auth?onauthsuccess=%2Ffr-FR%2Fsdp%2Flisting%3FdepartureCityCode%3DPAR',
        'Aide /fr-FR/faq',
        'Retrouver ma réservation /fr-FR/booking-search',
      ]),
    );
  });

  it('leads to the partner’s own booking site in a new tab', () => {
    const html = menu({ capabilities: { externalBookingSite: 'https://bookings.example.com' } });
    expect(html).toMatch(/<a[^>]*href="https:\/\/bookings\.example\.com\/fr-FR"[^>]*target="_blank"[^>]*rel="noopener"/u);
    expect(html).not.toContain('/booking-search');
  });

  it.each<[string, FrameCase, RegExp, boolean]>([
    [
      'the partner’s words, cleaned',
      { partner: { marketing: { ...marketing, menuConnectMessages: ['<p>Bon <b>retour</b><script>x()</script></p>'] } } },
      /<p>Bon <b>retour<\/b><\/p>/u,
      true,
    ],
    ['an invitation without them', {}, /Inscrivez-vous pour accéder aux ventes flash/u, true],
    ['neither when the brand hides it', { capabilities: { hidesMenuMarketingMessage: true } }, /Inscrivez-vous pour accéder/u, false],
    ['neither to a member', { visitor: MEMBER }, /Inscrivez-vous pour accéder/u, false],
  ])('greets a visitor with %s', (_, row, pattern, isThere) => {
    expect(pattern.test(menu(row))).toBe(isThere);
  });

  it('has the switcher inside, but not in the funnel', () => {
    expect(menu({})).toContain('popoverTarget="shop-switcher"');
    expect(menu({ path: '/sdp/booking/quote' })).not.toContain('popoverTarget="shop-switcher"');
  });
});

describe('the shop switcher', () => {
  it('posts, so that it works without scripts: every choice of the brand can be made', () => {
    const html = partOf(frameMarkup({ path: '/faq?q=1' }), 'dialog', 'id="shop-switcher"');
    expect(html).toMatch(/<form[^>]*action="\/fr-FR\/switch-shop"[^>]*method="post"/u);
    expect(html).toContain('name="to" value="/fr-FR/faq?q=1"');
    expect([...html.matchAll(/<option value="([^"]+)"/gu)].map((match) => match[1])).toEqual([
      'FR',
      'GB',
      'DE',
      'AE',
      'fr',
      'en',
      'de',
      'ar',
      'EUR',
      'GBP',
      'AED',
      'USD',
    ]);
    expect(html).toContain('src="/fr-FR/switch-shop?flag=FR"');
  });
});

describe('the footer', () => {
  const rich: FrameCase = {
    path: '/merch',
    partner: {
      useSVA: true,
      showPfsMessage: true,
      documents: Object.fromEntries(['cgv', 'legales', 'confidentialite', 'accessibility'].map((slug) => [slug, slug])),
      callCenter: { ...aPartner('fr-FR').callCenter, helpContactUrl: 'https://help.example.com/' },
      footer: {
        tagline: 'Choisis ensemble.',
        reassurance: ['Paiement sécurisé'],
        additionalNote: 'Note.',
        legalLine: '© 2026',
        socialNetworks: [
          { name: 'Photos', url: 'https://photos.example.com/' },
          { name: 'x', url: 'javascript:alert(1)' },
        ],
        additionalLinks: [{ label: 'Recrutement', url: 'https://jobs.example.com/' }],
        partnerRedirectionLink: { label: 'Aérelle, la compagnie', url: 'https://www.example.com/' },
        feedbackUrl: 'https://feedback.example.com/',
        preSalesPlanningUrl: 'https://planning.example.com/',
      },
    },
  };

  it('has every element the partner gives', () => {
    const html = footer(rich);
    const links = linksOf(html).map(([, href]) => href);
    expect(links).toEqual(
      expect.arrayContaining([
        'https://help.example.com/',
        'https://planning.example.com/',
        'https://feedback.example.com/',
        'https://www.example.com/',
        'https://jobs.example.com/',
        'https://photos.example.com/',
        '/fr-FR/page/cgv',
        '/fr-FR/page/legales',
        '/fr-FR/page/confidentialite',
        '/fr-FR/page/accessibility',
        'tel:0199004120',
        'tel:0199004121',
      ]),
    );
    for (const text of ['Visa', 'PayPal', 'Note.', 'Paiement sécurisé', 'Numéro surtaxé', 'plusieurs fois', 'Gérer mes cookies', '© 2026'])
      expect(html).toContain(text);
    expect(html).not.toContain('javascript:');
  });

  it.each<[string, FrameCase]>([
    ['the partner flag', { partner: { hideContactUsSection: true } }],
    ['the footer’s own', { partner: { hideContactUsSection: false, footer: { tagline: '', reassurance: [], legalLine: '', hideContactUsSection: true } } }],
  ])('hides how to reach us by %s', (_, row) => {
    expect(linksOf(footer(row)).filter(([, href]) => /^(?:tel|mailto):/u.test(href))).toEqual([]);
  });

  it.each<[string, number]>([
    ['fr-FR', 2],
    ['en-GB', 0],
    ['de-DE', 0],
  ])('of %s has %i labels', (shop, count) => {
    expect(footer({ shop }).split('role="img"').length - 1).toBe(count);
  });

  it.each<[string, boolean]>([
    ['/faq', false],
    ['/faq/category/1', false],
    ['/external-redirect', false],
    ['/sdp/listing/map', false],
    ['/hotelonly/listing/map', false],
    ['/sdp/listing', true],
    ['/booking-search', true],
  ])('on %s is there: %s', (path, isThere) => {
    expect(footer({ path }) !== '').toBe(isThere);
  });

  it('keeps only what the law asks in the funnel, without the switcher', () => {
    const html = footer({ path: '/sdp/booking/quote' });
    expect(linksOf(html).map(([, href]) => href)).toEqual(['/fr-FR/page/cgv', '/fr-FR/page/legales', '/fr-FR/page/confidentialite']);
    expect(html).not.toContain('shop-switcher');
  });

  it('has no switcher when the partner hides it there', () => {
    expect(footer({})).toContain('shop-switcher');
    expect(footer({ partner: { footer: { tagline: '', reassurance: [], legalLine: '', showShopSwitcher: false } } })).not.toContain('shop-switcher');
  });
});

describe('a partner’s own bar', () => {
  const row = (path: string): string => frameMarkup({ path, capabilities: { partnerHeader: true } });

  it('stands above and below in a sandbox without our origin', () => {
    const frames = [...row('/faq').matchAll(/<iframe[^>]*>/gu)].map((match) => match[0]);
    expect(frames.map((frame) => /src="([^"]*)"/u.exec(frame)?.[1])).toEqual(['/fr-FR/partner-bar?part=header', '/fr-FR/partner-bar?part=footer']);
    for (const frame of frames) {
      expect(frame).toContain('sandbox="allow-scripts');
      expect(frame).not.toContain('allow-same-origin');
    }
  });

  it.each(['/sdp/booking/payment', '/booking/payment', '/external-redirect'])('never on %s', (path) => {
    expect(row(path)).not.toContain('<iframe');
  });
});
