import { loadBrands } from '@escale/catalogue/brands';
import type { MailBrand } from './mail-brand.ts';

const folder = loadBrands().find(({ brand }) => brand.code === 'AF');
const shop = folder?.shops[0]?.configuration;
if (folder === undefined || shop === undefined) throw new Error('No brand AF');

/** The brand AF as its mails know it, under its address in the demo. */
export const aMailBrand: MailBrand = {
  code: 'AF',
  name: folder.brand.displayName,
  colors: folder.brand.theme.colors,
  sunken: '#F5F7F9',
  radius: 10,
  displayFamily: 'Plus Jakarta Sans',
  base: 'http://af.localhost:3000',
  mark: '/marks/AF.png',
  callCenter: shop.callCenter,
  organiser: shop.organiser,
};
