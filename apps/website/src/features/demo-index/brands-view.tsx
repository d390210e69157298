import { formatDay } from '@escale/i18n/format';
import { useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { useShell } from '../../shared/shell.tsx';
import { BrandCard } from './brand-card.tsx';
import { BrandRow } from './brand-row.tsx';
import type { loader } from './demo-index.server.ts';
import styles from './demo-index.module.css';

/** Every brand of the demonstration: some with their picture, the others in a line each, by strategy when one was chosen. */
export const BrandsView = () => {
  const { count, featured, others, othersCount, strategies, chosen, lists, day, time, seed } = useLoaderData<typeof loader>();
  const { locale, prefix } = useShell();
  const t = useMessages();
  const index = prefix === '' ? '/' : prefix;
  return (
    <main id="main" className="container">
      <div className={styles['intro']}>
        <div>
          <h1 className="t-hero">{t('demo.heading', { count })}</h1>
          <p className="t-5 t-muted">{t('demo.intro')}</p>
        </div>
        <section className={styles['scene']} aria-label={t('demo.scene')}>
          <dl>
            <div>
              <dt>{t('demo.clock')}</dt>
              <dd>
                {formatDay(day, locale, 'medium')}, <bdi>{time} UTC</bdi>
              </dd>
            </div>
            {seed !== undefined && (
              <div>
                <dt>{t('demo.seed')}</dt>
                <dd>
                  <bdi>{seed}</bdi>
                </dd>
              </div>
            )}
          </dl>
        </section>
      </div>
      {count === 0 && <p>{t('demo.empty')}</p>}
      {featured.length > 0 && (
        <section>
          <h2 className="t-3">{t('demo.featured', { count: featured.length })}</h2>
          <ul className={styles['cards']}>
            {featured.map((brand) => (
              <BrandCard key={brand.code} brand={brand} />
            ))}
          </ul>
        </section>
      )}
      {othersCount > 0 && (
        <section className={styles['others']}>
          <div className={styles['othersHead']}>
            <div>
              <h2 className="t-3" id="others">
                {t('demo.others', { count: othersCount })}
              </h2>
              <p className={styles['lead']}>{t('demo.others.lead')}</p>
            </div>
            <nav className={styles['filters']} aria-label={t('demo.filter')}>
              <a className={styles['filter']} href={`${index}#others`} aria-current={chosen === undefined ? 'true' : undefined}>
                {t('demo.all')}
              </a>
              {strategies.map((strategy) => (
                <a
                  key={strategy}
                  className={styles['filter']}
                  href={`${index}?strategy=${strategy}#others`}
                  aria-current={chosen === strategy ? 'true' : undefined}
                >
                  {t(`demo.strategy.${strategy}`)}
                </a>
              ))}
            </nav>
          </div>
          <ul className={styles['rows']}>
            {others.map((brand) => (
              <BrandRow key={brand.code} brand={brand} />
            ))}
          </ul>
        </section>
      )}
      {count > 0 && (
        <section className={styles['lists']}>
          <h2 className="t-4">{t('demo.lists')}</h2>
          <dl>
            {(['account', 'auth', 'menu'] as const).map((list) => (
              <div key={list}>
                <dt>{t(`demo.lists.${list}`)}</dt>
                <dd>{lists[list].length === 0 ? t('demo.lists.none') : lists[list].join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </main>
  );
};
