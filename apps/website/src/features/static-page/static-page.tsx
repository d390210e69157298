import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { loader } from './static-page.server.ts';
import styles from './static-page.module.css';

/** Sections from which a text has its contents beside it. */
const LONG = 4;

const sectionId = (at: number): string => `section-${at + 1}`;

/** A legal or practical text in the shop's language; a long one with its contents beside it on large screens. */
export const StaticPage = () => {
  const { title, intro, sections, picture, parent } = useLoaderData<typeof loader>();
  const t = useMessages();
  const { brand: own, shop } = useShop();
  const brand = own.displayName;
  const hasContents = sections.length >= LONG && sections.every((section) => section.title !== '');
  return (
    <article className={`container ${styles['page'] ?? ''}`} data-long={hasContents || undefined}>
      <PageHead title={t('page.title.page', { title, brand })} description={intro} picture={picture} />
      {parent !== undefined && (
        <Link to={`/${shop}/${parent.path}`} className={`${linkClass('quiet')} ${styles['back'] ?? ''}`}>
          <Icon shape={ArrowLeft} size={18} isDirectional /> {parent.title}
        </Link>
      )}
      <h1 className="t-2">{title}</h1>
      <p className="t-5 prose">{intro}</p>
      {picture !== undefined && (
        <div className={styles['picture']}>
          <ShopPicture picture={picture} alt="" isFirst isCover sizes="(width < 1268px) 100vw, 1240px" palette={own.palettes[0]} />
        </div>
      )}
      {hasContents && (
        <nav className={styles['contents']} aria-label={title}>
          <ul>
            {sections.map((section, at) => (
              <li key={section.title}>
                <a href={`#${sectionId(at)}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles['text']}>
        {sections.map((section, at) => (
          <section key={section.title} id={sectionId(at)} className="prose">
            {section.title !== '' && <h2 className="t-4">{section.title}</h2>}
            {section.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
};
