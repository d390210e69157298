import { useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { loader } from './static-page.server.ts';
import styles from './static-page.module.css';

/** A legal or practical text in the shop's language. */
export const StaticPage = () => {
  const { title, intro, sections } = useLoaderData<typeof loader>();
  const t = useMessages();
  const brand = useShop().brand.displayName;
  return (
    <article className={`container ${styles['page'] ?? ''}`}>
      <PageHead title={t('page.title.page', { title, brand })} description={intro} />
      <h1 className="t-2">{title}</h1>
      <p className="t-5 prose">{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className="prose">
          <h2 className="t-4">{section.title}</h2>
          {section.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
};
