import { buttonClass } from '@escale/ui/button';
import { linkClass } from '@escale/ui/link';
import { Fragment } from 'react';
import { Link, useLoaderData } from 'react-router';
import { usePageGate } from '../../shared/content-gate.ts';
import { JsonLd } from '../../shared/json-ld.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ContentCards } from './content-cards.tsx';
import type { ContentPageData } from './content-view.ts';
import styles from './content-page.module.css';

/** A page of published content: title, text, picture, links (platform 2.7). Behind a gate it says what it is about and where to sign in. */
export const ContentPage = () => {
  const { view, jsonLd } = useLoaderData<ContentPageData>();
  const gate = usePageGate();
  const t = useMessages();
  const { brand } = useShop();
  return (
    <article className={`container ${styles['page'] ?? ''}`}>
      <PageHead
        title={t('page.title.page', { title: view.title, brand: brand.displayName })}
        description={view.intro === '' ? undefined : view.intro}
        picture={view.picture}
        canonical={view.canonical}
      />
      <JsonLd data={jsonLd} />
      <nav className={styles['trail']} aria-label={t('content.trail')}>
        <ShopLink to="home" className={linkClass('quiet')}>
          {brand.displayName}
        </ShopLink>
        {view.trail.map(({ href, title }) => (
          <Fragment key={href}>
            <span aria-hidden="true">/</span>
            <Link to={href} className={linkClass('quiet')}>
              {title}
            </Link>
          </Fragment>
        ))}
      </nav>
      <header className={`prose ${styles['head'] ?? ''}`}>
        <h1 className="t-2">{view.title}</h1>
        {view.isOver === true && <p className={styles['over']}>{t('content.over')}</p>}
        <p className="t-5">{view.intro}</p>
      </header>
      {gate !== undefined && (
        <section className={styles['gate']} data-gate={gate.delay}>
          <h2 className="t-4">{t('content.gate.title')}</h2>
          <p>{t('content.gate.text', { brand: brand.displayName })}</p>
          <Link to={gate.signIn} className={buttonClass({ kind: 'primary' })}>
            {t('content.gate.action')}
          </Link>
        </section>
      )}
      {view.picture !== undefined && (
        <div className={styles['hero']}>
          <ShopPicture picture={view.picture} alt="" isFirst isCover sizes="(width < 1268px) 100vw, 1240px" palette={brand.palettes[0]} />
        </div>
      )}
      {view.sections.map((section) => (
        <section key={section.title} className={`prose ${styles['section'] ?? ''}`}>
          <h2 className="t-4">{section.title}</h2>
          {section.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      {view.search !== undefined && (
        <p>
          <Link to={view.search} className={buttonClass({ kind: 'primary' })}>
            {t('frame.account.searchTrip')}
          </Link>
        </p>
      )}
      {view.links.length > 0 && <ContentCards links={view.links} />}
    </article>
  );
};
