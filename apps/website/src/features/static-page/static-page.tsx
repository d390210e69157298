import { useLoaderData } from 'react-router';
import { useIntl } from 'react-intl';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { loader } from './static-page.server.ts';
import styles from './static-page.module.css';

/** A legal or practical text in the shop's language. */
export const StaticPage = () => {
  const { slug, html } = useLoaderData<typeof loader>();
  const t = useMessages();
  const intl = useIntl();
  const brand = useShop().brand.displayName;
  const id = `frame.document.${slug}`;
  const known = intl.messages[id] === undefined ? undefined : intl.formatMessage({ id });
  const title = known ?? brand;
  return (
    <article className={`container ${styles['page'] ?? ''}`}>
      <PageHead title={t('page.title.page', { title, brand })} />
      {!/<h1[\s>]/iu.test(html) && <h1 className="t-2">{title}</h1>}
      <div className={`prose ${styles['text'] ?? ''}`} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
};
