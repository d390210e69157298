import { loadBrands } from '@escale/catalogue/brands';
import { describe, expect, test } from 'vitest';
import { createAuthPartners } from './auth-partners.ts';

const brands = loadBrands();
const partners = createAuthPartners(brands, false);

describe('the partner of a call', () => {
  test('is told apart by its shop where one code stands for several', () => {
    const [folder] = brands;
    if (folder === undefined) throw new Error('No brand');
    const [first, second] = folder.shops;
    if (first === undefined || second === undefined) throw new Error('A brand of one shop');
    const shared = [{ ...folder, shops: [first, { ...second, configuration: { ...second.configuration, code: first.configuration.code } }] }];
    const book = createAuthPartners(shared, false);
    expect(book.get(first.configuration.code)?.shop).toBe(first.shop);
    expect(book.get(first.configuration.code, second.shop)?.shop).toBe(second.shop);
    expect(book.get(first.configuration.code, 'xx-XX')?.shop).toBe(first.shop);
  });

  test('follows brands that join and leave', () => {
    const list = [...brands];
    const book = createAuthPartners(list, false);
    expect(book.get('AFFR')?.brand).toBe('AF');
    list.splice(0, list.length);
    expect(book.get('AFFR')).toBeUndefined();
  });
});

describe('a page that letters and providers may lead back to', () => {
  test.each([
    ['http://af.localhost:3000/fr-FR/home/resetpassword', 'AFFR'],
    ['https://af.localhost/holidays/en-GB/confirmRegistration?x=1#y', 'AFGB'],
    ['http://localhost:3000/fr-FR/home?brand=AF', 'AFFR'],
  ])('%s is one of %s', (address, code) => {
    expect(partners.ofPage(address)?.code).toBe(code);
  });

  test.each([
    'https://evil.example/fr-FR/home',
    'https://af.localhost.evil.example/fr-FR/home',
    'https://evil.example/?https://af.localhost/fr-FR/home',
    'https://user:secret@af.localhost/fr-FR/home',
    'ftp://af.localhost/fr-FR/home',
    'javascript:alert(1)',
    'http://af.localhost:3000/',
    'http://localhost:3000/fr-FR/home',
    '/fr-FR/home',
    '',
  ])('%s is none', (address) => {
    expect(partners.ofPage(address)).toBeUndefined();
  });

  test('is reached by https only on a live site', () => {
    const live = createAuthPartners(brands, true);
    expect(live.ofPage('http://af.localhost/fr-FR/home')).toBeUndefined();
    expect(live.ofPage('https://af.localhost/fr-FR/home')?.code).toBe('AFFR');
    expect(live.ofPage('https://localhost/fr-FR/home?brand=AF')).toBeUndefined();
  });
});
