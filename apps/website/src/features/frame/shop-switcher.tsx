import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { countryNames } from '@escale/i18n/country-names';
import { Button } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './panel.module.css';
import { shopFor } from './shop-choice.ts';

export const SWITCHER_ID = 'shop-switcher';

/** Opens the popover as a modal dialog when scripts run, so that the focus stays inside; without them the popover opens by itself. */
export const openAsModal = (event: MouseEvent<HTMLButtonElement>): void => {
  const dialog = document.getElementById(event.currentTarget.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  dialog.showModal();
};

/** Closes the dialog a button stands in, however it was opened. */
export const closeDialog = (event: MouseEvent<HTMLButtonElement>): void => {
  const dialog = event.currentTarget.closest('dialog');
  if (dialog?.open !== true || dialog.matches(':popover-open')) return;
  event.preventDefault();
  dialog.close();
};

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Country, language and currency (platform 2.3). It posts to our own route, which sets the choice and redirects to the same page of the other shop. */
export const ShopSwitcher = () => {
  const shell = useShop();
  const t = useMessages();
  const { pathname, search } = useLocation();
  const [country, setCountry] = useState(shell.country);
  const [language, setLanguage] = useState(shell.language);
  const target = shopFor(shell.shops, country, language);
  const [currency, setCurrency] = useState(shell.currency);
  const countryName = (code: string): string =>
    code === 'WW' ? t('frame.world') : (shell.shops.find((each) => each.country === code)?.label ?? countryNames(shell.shop).nameOf(code));
  const currencies = target?.currencies ?? shell.currencies;
  const willRedirect = target !== undefined && target.code !== shell.shop;
  const chooseCountry = (code: string): void => {
    setCountry(code);
    const next = shopFor(shell.shops, code, language);
    if (next !== undefined) {
      setLanguage(next.language);
      if (!next.currencies.includes(currency)) setCurrency(next.currencies[0] ?? currency);
    }
  };
  return (
    <dialog id={SWITCHER_ID} popover="auto" className={clsx(styles['panel'], styles['centre'])} aria-labelledby="shop-switcher-title">
      <div className={styles['head']}>
        <h2 id="shop-switcher-title" className="t-4">
          {t('frame.switcher.title')}
        </h2>
        <button
          type="button"
          className={styles['close']}
          popoverTarget={SWITCHER_ID}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
          onClick={closeDialog}
        >
          <Icon shape={X} size={22} />
        </button>
      </div>
      <form method="post" action={`${shell.prefix}${linkTo(shell.shop, 'switchShop')}`} className={styles['form']}>
        <input type="hidden" name="to" value={pathname + search} />
        <div className={styles['field']}>
          <label htmlFor="switcher-country">{t('frame.switcher.country')}</label>
          <select
            id="switcher-country"
            name="country"
            value={country}
            onChange={(event) => {
              chooseCountry(event.target.value);
            }}
          >
            {unique(shell.shops.map((each) => each.country)).map((code) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles['field']}>
          <label htmlFor="switcher-language">{t('frame.switcher.language')}</label>
          <select
            id="switcher-language"
            name="language"
            value={language}
            onChange={(event) => {
              setLanguage(event.target.value);
            }}
          >
            {unique(shell.shops.map((each) => each.language)).map((code) => (
              <option key={code} value={code} disabled={!shell.shops.some((each) => each.country === country && each.language === code)}>
                {t(`frame.language.${code}` as 'frame.language.fr')}
              </option>
            ))}
            {/* `as`: one id a language, all checked by the catalogue check */}
          </select>
        </div>
        <div className={styles['field']}>
          <label htmlFor="switcher-currency">{t('frame.switcher.currency')}</label>
          <select
            id="switcher-currency"
            name="currency"
            value={currencies.includes(currency) ? currency : currencies[0]}
            onChange={(event) => {
              setCurrency(event.target.value);
            }}
          >
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </div>
        <p role="status" className={styles['warning']}>
          {willRedirect && (
            <>
              <Icon shape={TriangleAlert} size={20} />
              {t('frame.switcher.redirect')}
            </>
          )}
        </p>
        <Button type="submit" kind="primary" isFullWidth>
          {t('frame.switcher.submit')}
        </Button>
      </form>
    </dialog>
  );
};
