import { formatDay } from '@escale/i18n/format';
import { useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShell } from '../../shared/shell.tsx';
import type { loader } from './demo-index.server.ts';
import styles from './demo-index.module.css';

/** The only page that names the product: every demonstration brand and the way into each of its shops. */
export const DemoIndex = () => {
  const { brands, now } = useLoaderData<typeof loader>();
  const { locale, prefix } = useShell();
  const t = useMessages();
  const first = brands[0]?.shops[0]?.href;
  return (
    <>
      <PageHead title={t('demo.title')} />
      <header className={styles['header']}>
        <div className={`container ${styles['bar'] ?? ''}`}>
          <span className={styles['mark']} aria-hidden="true">
            <svg viewBox="0 0 34 34">
              <path d="M8 24C15 24 13 11 20 11h6" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
              <circle cx="8" cy="24" r="3" fill="currentColor" />
            </svg>
          </span>
          <strong className="t-5">{t('demo.title')}</strong>
          <nav className={styles['tools']} aria-label={t('demo.tools')}>
            <a href={`${prefix}/api/mail/outbox`}>{t('demo.outbox')}</a>
            {first !== undefined && <a href={`${first}/gallery`}>{t('demo.gallery')}</a>}
          </nav>
        </div>
      </header>
      <main id="main" className="container">
        <div className={styles['intro']}>
          <div>
            <h1 className="t-hero">{t('demo.heading')}</h1>
            <p className="t-5 t-muted">{t('demo.intro')}</p>
          </div>
          <dl className={styles['scene']}>
            <dt>{t('demo.clock')}</dt>
            <dd>{formatDay(now, locale, 'medium')}</dd>
          </dl>
        </div>
        <h2 className="t-3">{t('demo.brands')}</h2>
        {brands.length === 0 && <p>{t('demo.empty')}</p>}
        <ul className={styles['cards']}>
          {brands.map((brand) => (
            <li key={brand.code} className={styles['card']}>
              <div className={styles['poster']}>
                {brand.picture !== undefined && brand.picture !== '' && (
                  <ShopPicture picture={brand.picture} alt="" palette={brand.palette} sizes="300px" isCover className={styles['picture']} />
                )}
                <span className={styles['code']}>{brand.code}</span>
              </div>
              <div className={styles['body']}>
                <h3 className={styles['name']}>
                  {brand.logo.startsWith('<svg') && <span className={styles['logo']} aria-hidden="true" dangerouslySetInnerHTML={{ __html: brand.logo }} />}
                  {brand.name}
                </h3>
                <svg className={styles['dots']} viewBox="0 0 78 24" aria-hidden="true">
                  {brand.colours.map((colour, at) => (
                    <circle key={colour} cx={12 + at * 27} cy="12" r="11" fill={colour} stroke="currentColor" strokeOpacity=".2" />
                  ))}
                </svg>
                <ul className={styles['shops']}>
                  {brand.shops.map((shop) => (
                    <li key={shop.code}>
                      <a className={styles['shop']} href={shop.href} aria-label={`${brand.name}, ${shop.label}, ${shop.code}`}>
                        {shop.code}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </main>
      <footer className={styles['footer']}>
        <div className="container">{t('demo.note')}</div>
      </footer>
    </>
  );
};
