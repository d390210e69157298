import { useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShell } from '../../shared/shell.tsx';
import { BrandsView } from './brands-view.tsx';
import { MagicInputs } from './magic-inputs.tsx';
import type { loader } from './demo-index.server.ts';
import styles from './demo-index.module.css';

/** The only page that names the product: every demonstration brand, how it sells, and the way into each of its shops. */
export const DemoIndex = () => {
  const { featured, hasMagic, magic } = useLoaderData<typeof loader>();
  const { prefix } = useShell();
  const t = useMessages();
  const first = featured[0]?.shops[0]?.href;
  const index = prefix === '' ? '/' : prefix;
  return (
    <>
      <PageHead title={magic === undefined ? t('demo.title') : `${t('demo.magic')} – ${t('demo.title')}`} />
      <header className={styles['header']}>
        <div className={`container ${styles['bar'] ?? ''}`}>
          <span className={styles['mark']} aria-hidden="true">
            <svg viewBox="0 0 34 34">
              <path d="M8 24C15 24 13 11 20 11h6" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
              <circle cx="8" cy="24" r="3" fill="currentColor" />
            </svg>
          </span>
          <a href={index} className={`t-5 ${styles['title'] ?? ''}`}>
            {t('demo.title')}
          </a>
          <nav className={styles['tools']} aria-label={t('demo.tools')}>
            {hasMagic && (
              <a href={`${index}?show=magic-inputs`} aria-current={magic === undefined ? undefined : 'page'}>
                {t('demo.magic')}
              </a>
            )}
            <a href={`${prefix}/api/mail/outbox`}>{t('demo.outbox')}</a>
            <a href={`${prefix}/api/mail/previews`}>{t('demo.letters')}</a>
            {first !== undefined && <a href={`${first}/gallery`}>{t('demo.gallery')}</a>}
          </nav>
        </div>
      </header>
      {magic === undefined ? (
        <BrandsView />
      ) : (
        <main id="main" className="container">
          <h1 className={`t-1 ${styles['magicTitle'] ?? ''}`}>{t('demo.magic')}</h1>
          <MagicInputs blocks={magic} />
        </main>
      )}
      <footer className={styles['footer']}>
        <div className="container">{t('demo.note')}</div>
      </footer>
    </>
  );
};
