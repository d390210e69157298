import { linkClass } from '@escale/ui/link';
import { Link, useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ContentCards } from './content-cards.tsx';
import styles from './content-page.module.css';
import type { loader } from './magazine.server.ts';

/** The magazine's index (readings 6.1 row 12): articles by heading, page by page, by links alone. */
export const MagazinePage = () => {
  const view = useLoaderData<typeof loader>();
  const t = useMessages();
  const { brand } = useShop();
  return (
    <article className={`container ${styles['page'] ?? ''}`}>
      <PageHead title={t('page.title.page', { title: view.title, brand: brand.displayName })} description={view.intro} canonical={view.canonical} />
      <header className={`prose ${styles['head'] ?? ''}`}>
        <h1 className="t-2">{view.title}</h1>
        <p className="t-5">{view.intro}</p>
      </header>
      <nav className={styles['headings']} aria-label={t('content.magazine.headings')}>
        <Link to={view.all} className={styles['heading']} aria-current={view.chosen === undefined ? 'true' : undefined}>
          {t('content.magazine.all')}
        </Link>
        {view.headings.map(({ id, label, href }) => (
          <Link key={id} to={href} className={styles['heading']} aria-current={view.chosen === id ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <ContentCards links={view.articles} />
      {view.pages > 1 && (
        <nav className={styles['pages']} aria-label={t('content.pages')}>
          {view.previous !== undefined && (
            <Link to={view.previous} rel="prev" className={linkClass()}>
              {t('content.pages.previous')}
            </Link>
          )}
          <span>{t('content.pages.current', { page: view.page, pages: view.pages })}</span>
          {view.next !== undefined && (
            <Link to={view.next} rel="next" className={linkClass()}>
              {t('content.pages.next')}
            </Link>
          )}
        </nav>
      )}
    </article>
  );
};
