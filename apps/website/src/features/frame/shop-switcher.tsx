import { clsx } from 'clsx';
import Globe from 'lucide-react/icons/globe';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { countryNames } from '@escale/i18n/country-names';
import { changeChoice, languagesOf, leadsToOtherShop, shopFor } from '@escale/domain/shop-switch';
import { Button } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './panel.module.css';
import { SWITCHER_ID } from './panel-ids.ts';
import { usePanel } from './use-panel.ts';

const unique = (values: readonly string[]): string[] => [...new Set(values)];

interface SelectProps {
  readonly name: 'country' | 'language' | 'currency';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly icon?: ReactNode;
}

const Select = ({ name, label, value, onChange, options, icon }: SelectProps) => (
  <div className={styles['field']}>
    <label htmlFor={`switcher-${name}`}>{label}</label>
    <span className={clsx(styles['select'], icon !== undefined && styles['withIcon'])}>
      {icon}
      <select
        id={`switcher-${name}`}
        name={name}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </span>
  </div>
);

/**
 * The form of the shop switcher (platform 2.3). It posts to our own route, which keeps
 * the choice and leads to the other shop, so it works without JavaScript; with it, language and currency follow the country.
 */
export const SwitcherContent = () => {
  const shell = useShop();
  const t = useMessages();
  const { pathname, search, hash, key } = useLocation();
  const [choice, setChoice] = useState({ country: shell.country, language: shell.language, currency: shell.currency });
  const [isReady, setReady] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen before scripts came is kept, and the other two follow the country as they would have.
    const typed = form.current === null ? [] : [...new FormData(form.current)];
    setChoice((current) => changeChoice(shell.shops, current, Object.fromEntries(typed.filter(([name]) => Object.hasOwn(current, name)))));
    setReady(true);
  }, [shell.shops]);
  usePanel(SWITCHER_ID, { isMenuWhenLarge: false, page: key });
  const shop = shopFor(shell.shops, choice.country, choice.language);
  const nameOf = (country: string): string =>
    country === 'WW' ? t('frame.world') : (shell.shops.find((each) => each.country === country)?.label ?? countryNames(shell.shop).nameOf(country));
  // Until scripts can follow the country, every language and currency of the brand may be chosen; the server takes what the country has.
  const languages = isReady ? languagesOf(shell.shops, choice.country) : unique(shell.shops.map((each) => each.language));
  const currencies = isReady ? (shop?.currencies ?? shell.currencies) : unique(shell.shops.flatMap((each) => each.currencies));
  const change = (part: Partial<typeof choice>): void => {
    setChoice((current) => changeChoice(shell.shops, current, part));
  };
  return (
    <>
      <div className={styles['head']}>
        <h2 className="t-4">{t('frame.switcher.title')}</h2>
        <button type="button" className={styles['close']} popoverTarget={SWITCHER_ID} popoverTargetAction="hide" aria-label={t('common.close')}>
          <Icon shape={X} size={22} />
        </button>
      </div>
      <form ref={form} method="post" action={`${shell.prefix}${linkTo(shell.shop, 'switchShop')}`} className={styles['form']}>
        <input type="hidden" name="to" value={`${pathname}${search}${isReady ? hash : ''}`} />
        <Select
          name="country"
          label={t('frame.switcher.country')}
          value={choice.country}
          onChange={(country) => {
            change({ country });
          }}
          options={unique(shell.shops.map((each) => each.country)).map((code) => [code, nameOf(code)])}
          icon={
            choice.country === 'WW' ? (
              <Icon shape={Globe} size={22} />
            ) : (
              <img
                src={`${shell.prefix}${linkTo(shell.shop, 'switchShop', { search: { flag: choice.country } })}`}
                alt=""
                width={22}
                height={16}
                loading="lazy"
                className={styles['flag']}
              />
            )
          }
        />
        <Select
          name="language"
          label={t('frame.switcher.language')}
          value={choice.language}
          onChange={(language) => {
            change({ language });
          }}
          // `as`: one id a language, all checked by the catalogue check.
          options={languages.map((code) => [code, t(`frame.language.${code}` as 'frame.language.fr')])}
        />
        <Select
          name="currency"
          label={t('frame.switcher.currency')}
          value={choice.currency}
          onChange={(currency) => {
            change({ currency });
          }}
          options={currencies.map((code) => [code, code])}
        />
        <p role="status" className={styles['warning']}>
          {leadsToOtherShop(shell.shops, shell.shop, choice) && (
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
    </>
  );
};
