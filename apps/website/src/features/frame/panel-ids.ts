/** Ids by which the header's buttons open the panels; the browser does so by itself, before and without scripts. */
export const ACCOUNT_PANEL_ID = 'account-panel';
export const SWITCHER_ID = 'shop-switcher';
