import { describe, expect, it } from 'vitest';
import { linkTo } from './links.ts';
import { pathAfterShop, sectionOfPath, shopSegment } from './page-path.ts';
import { areasOfPath, findRoute, FRAME_AREAS, patternOfPath, ROUTES } from './route-table.ts';
import { contentLink, isExternal, sameSitePath } from './safe-url.ts';

describe('links', () => {
  it('are made from the route table, with parameters and queries encoded and empty values left out', () => {
    expect(linkTo('fr-FR', 'home')).toBe('/fr-FR');
    expect(linkTo('fr-FR', 'hotelDescription', { params: { accommodationId: 'H 1/2', code: 'c' } })).toBe('/fr-FR/sdp/hotelDescription/H%201%2F2/c');
    expect(linkTo('ar-AE', 'quote', { search: { code: 'x', price: 12, boardCode: undefined, accommodationId: '' } })).toBe(
      '/ar-AE/sdp/booking/quote?code=x&price=12',
    );
    expect(linkTo('de-DE', 'technicalError', { params: { '*': 'duplicate-booking' } })).toBe('/de-DE/technical-error/duplicate-booking');
    expect(linkTo('de-DE', 'account')).toBe('/de-DE/account');
    expect(linkTo('de-DE', 'account', { params: { '*': 'mybookings/1234567' } })).toBe('/de-DE/account/mybookings/1234567');
    expect(linkTo('de-DE', 'signUpOperation', { params: { operationCode: 'SUMMER' } })).toBe('/de-DE/sign-up/SUMMER');
    expect(linkTo('de-DE', 'listing', { search: 'a=1,2', hash: 'top' })).toBe('/de-DE/sdp/listing?a=1,2#top');
  });

  it('do not compile with a wrong name or without a parameter', () => {
    // @ts-expect-error -- no such route
    expect(() => linkTo('fr-FR', 'nowhere')).toThrow(/./u);
    // @ts-expect-error -- slug is missing
    linkTo('fr-FR', 'page');
  });
});

describe('the route table', () => {
  it('finds the route of a path, with and without slashes and for data requests', () => {
    expect(findRoute('')?.name).toBe('home');
    expect(findRoute('/sdp/listing/')?.name).toBe('listing');
    expect(findRoute('sdp/listing/map')?.name).toBe('listingMap');
    expect(findRoute('sdp/booking/payment.data')?.name).toBe('payment');
    expect(findRoute('technical-error')?.name).toBe('technicalError');
    expect(findRoute('technical-error/anything/else')?.name).toBe('technicalError');
    expect(findRoute('sdp/hotelDescription/H1')).toBeUndefined();
    expect(findRoute('account/mybookings/1234567')?.name).toBe('account');
    expect(findRoute('booking/auth/resetpassword')?.name).toBe('funnelAuth');
    expect(findRoute('stopover/booking/nothing')).toBeUndefined();
  });

  it('takes one segment that no route has for a product, and never a route’s own name', () => {
    expect(findRoute('a-hotel-in-kos')?.name).toBe('product');
    expect(findRoute('product/id/P1')?.name).toBe('productById');
    const plain = Object.entries(ROUTES).filter(([name, { path }]) => !path.includes(':') && !path.includes('*') && name !== 'home');
    expect(plain.map(([, { path }]) => findRoute(path)?.name)).toEqual(plain.map(([name]) => name));
  });

  it('gives every page the frame’s messages and its own', () => {
    expect(areasOfPath('sdp/booking/payment')).toEqual([...FRAME_AREAS, 'quote', 'payment']);
    expect(areasOfPath('nothing/here')).toEqual(FRAME_AREAS);
  });

  it('tells tracking the pattern, never a code of a booking or a traveller', () => {
    expect(patternOfPath('sdp/hotelDescription/H00123/0f0e-secret')).toBe('/sdp/hotelDescription/:accommodationId/:code');
    expect(patternOfPath('some/secret')).toBe('/*');
  });

  it('opens the payment provider to payment pages only', () => {
    expect(
      Object.entries(ROUTES)
        .filter(([, entry]) => 'payment' in entry)
        .map(([name]) => name),
    ).toEqual(['payment', 'externalRedirect']);
  });
});

describe('paths', () => {
  it('are read under a prefix and without one', () => {
    expect(pathAfterShop('/fr-FR/sdp/listing')).toBe('sdp/listing');
    expect(pathAfterShop('/x/fr-FR/sdp', '/x')).toBe('sdp');
    expect(shopSegment('/x/fr-FR/sdp', '/x')).toBe('fr-FR');
    expect(shopSegment('/')).toBe('');
  });

  it.each([
    ['', 'home'],
    ['login', 'home'],
    ['sdp/search', 'search'],
    ['sdp/booking/quote', 'quote'],
    ['sdp/listing', 'listing'],
    ['technical-error', 'technical-error'],
    ['technical-error/sso', 'product'],
    ['faq', 'product'],
    ['sdp/listing/map', 'product'],
  ])('section of /%s is %s, by its last segment', (path, section) => {
    expect(sectionOfPath(path)).toBe(section);
  });
});

describe('addresses from outside', () => {
  it.each(['/fr-FR', '/fr-FR/sdp/listing?a=1#b', '/a%2Fb'])('accepts the same-site path %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'fr-FR', '', '/\t/evil.example', '/a\nb', null, undefined])(
    'refuses %s as a way back',
    (path) => {
      expect(sameSitePath(path)).toBeUndefined();
    },
  );

  it('lets content link to pages, phones and mail, and to nothing that runs', () => {
    expect(contentLink('https://help.example.com/a?b=1')).toBe('https://help.example.com/a?b=1');
    expect(contentLink('mailto:a@example.com')).toBe('mailto:a@example.com');
    expect(contentLink('/fr-FR/page/cgv')).toBe('/fr-FR/page/cgv');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', ' https://x', 'https://x"><script>'])
      expect(contentLink(bad)).toBeUndefined();
    expect(isExternal('https://x')).toBe(true);
    expect(isExternal('//x')).toBe(true);
    expect(isExternal('/x')).toBe(false);
  });
});
