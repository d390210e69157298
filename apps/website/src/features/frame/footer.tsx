import { clsx } from 'clsx';
import { MarkTag } from '@escale/ui/tag';
import { useMessages } from '../../shared/messages.tsx';
import { contentLink } from '../../shared/safe-url.ts';
import type { FrameVariant } from '../../shared/route-table.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

/** Documents of the legal column, in this order (platform 2.3). */
const LEGAL = ['cgv', 'legales', 'confidentialite', 'accessibility'] as const;

/** The footer: who sells, whom to call, what applies. In the funnel only the legal links stay. */
export const Footer = ({ variant }: { readonly variant: FrameVariant }) => {
  const shell = useShop();
  const t = useMessages();
  const legal = LEGAL.filter((slug) => shell.footer.documents.includes(slug));
  const isShort = variant === 'funnel' || variant === 'bare';
  const links = legal.map((slug) => (
    <li key={slug}>
      <ShopLink to="page" params={{ slug }} className={styles['link']}>
        {t(`frame.document.${slug}`)}
      </ShopLink>
    </li>
  ));
  const help = contentLink(shell.helpUrl);
  return (
    <footer className={styles['footer']} data-inverse="">
      <div className="container">
        {isShort ? (
          <ul className={styles['shortLinks']}>{links}</ul>
        ) : (
          <div className={styles['columns']}>
            <div className={styles['who']}>
              <Logo isWhite />
              <p className={styles['tagline']}>{shell.footer.tagline}</p>
              {shell.footer.marks.length > 0 && (
                <ul className={styles['marks']} aria-label={t('frame.payment.marks')}>
                  {shell.footer.marks.map((mark) => (
                    <li key={mark}>
                      <MarkTag>{mark}</MarkTag>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <section className={styles['column']}>
              <h2 className={styles['title']}>{t('frame.footer.help')}</h2>
              <ul>
                {help !== undefined && (
                  <li>
                    <a className={styles['link']} href={help}>
                      {t('frame.footer.contact')}
                    </a>
                  </li>
                )}
                <li>
                  <a className={styles['link']} href={`tel:${shell.phone.dial}`}>
                    <bdi dir="ltr">{shell.phone.display}</bdi>
                  </a>
                </li>
                <li className={styles['note']}>{shell.phone.hours}</li>
                <li className={styles['note']}>{shell.phone.price}</li>
                <li>
                  <a className={styles['link']} href={`mailto:${shell.email}`}>
                    {shell.email}
                  </a>
                </li>
              </ul>
            </section>
            <section className={styles['column']}>
              <h2 className={styles['title']}>{shell.brand.displayName}</h2>
              <ul>
                {shell.tunnels.includes('SDP') && (
                  <li>
                    <ShopLink to="sdpSearch" className={styles['link']}>
                      {t('frame.tunnel.sdp')}
                    </ShopLink>
                  </li>
                )}
              </ul>
            </section>
            <section className={styles['column']}>
              <h2 className={styles['title']}>{t('frame.footer.legal')}</h2>
              <ul>{links}</ul>
            </section>
          </div>
        )}
        {shell.footer.additionalNote !== undefined && !isShort && <p className={styles['additional']}>{shell.footer.additionalNote}</p>}
        <p className={clsx(styles['legal'], isShort && styles['bare'])}>{shell.footer.legalLine}</p>
      </div>
    </footer>
  );
};
