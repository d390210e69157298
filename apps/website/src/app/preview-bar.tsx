import { formatDay } from '@escale/i18n/format';
import { useLocation } from 'react-router';
import { useMessages } from '../shared/messages.tsx';
import { useShop } from '../shared/shell.tsx';
import styles from './preview-bar.module.css';

/**
 * What an editor sees above every page outside the published view: the instant it is shown for, and a way to choose another
 * (platform 4 "Products visibility"). It works as a plain form.
 */
export const PreviewBar = ({ at }: { readonly at: string }) => {
  const t = useMessages();
  const { shop, prefix } = useShop();
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'previewDate');
  return (
    <form className={styles['bar']} action={prefix + pathname} method="get" aria-label={t('content.preview.date')} data-inverse="">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <strong>{t('content.preview.bar', { date: `${formatDay(at.slice(0, 10), shop, 'medium')} ${at.slice(11, 16)} UTC` })}</strong>
      <label className={styles['date']}>
        <span>{t('content.preview.date')}</span>
        <input type="datetime-local" name="previewDate" defaultValue={at.slice(0, 16)} className={styles['input']} />
      </label>
      <button type="submit" className={styles['button']}>
        {t('content.preview.show')}
      </button>
      <a href={`${prefix}${pathname}?previewDate=`} className={styles['link']}>
        {t('content.preview.now')}
      </a>
    </form>
  );
};
