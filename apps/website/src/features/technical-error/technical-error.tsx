import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import Info from 'lucide-react/icons/info';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { track } from '../../shared/analytics.ts';
import { Message, useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { contentLink, isExternal } from '../../shared/safe-url.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { errorPicture, type ErrorScene } from './error-picture.ts';
import styles from './technical-error.module.css';

type ErrorKind = 'default' | 'not-found' | 'rendering' | 'sso' | 'registration' | 'duplicate-booking';

interface ErrorAction {
  readonly href: string;
  readonly text: string;
  readonly isNewTab?: boolean;
}

export interface TechnicalErrorProps {
  readonly kind: ErrorKind;
  /** What is known about the cause, in the service's words; shown in the box and tracked. */
  readonly errorMessage?: string | undefined;
  /** The paragraph under the title; each kind has its own. */
  readonly text?: string | undefined;
  readonly incidentId?: string | undefined;
  /** The main way on; default: leave to the brand's home. */
  readonly action?: ErrorAction | undefined;
  /** What happened to the money, in words; default: this page took nothing. */
  readonly moneyMessage?: string | undefined;
  readonly canRetry?: boolean;
  /** Path of the page to try again, where it is not this one. */
  readonly retry?: string | undefined;
}

const TITLES = {
  default: 'technical.error.title',
  'not-found': 'not.found.title',
  rendering: 'technical.error.title',
  sso: 'technical.sso.error.title',
  registration: 'technical.error.registration.title',
  'duplicate-booking': 'technical.error.duplicate.booking.title',
} as const;
const SCENES = {
  default: 'mountain',
  'not-found': 'desert',
  rendering: 'mountain',
  sso: 'fjord',
  registration: 'fjord',
  'duplicate-booking': 'fjord',
} as const satisfies Readonly<Record<ErrorKind, ErrorScene>>;

/**
 * What every error page says: what happened, whether money moved, the reference to quote, and ways on (platform 2.9).
 * Every view is tracked with its message.
 */
export const TechnicalError = ({ kind, errorMessage, text, incidentId, action, moneyMessage, canRetry = false, retry }: TechnicalErrorProps) => {
  const { pathname, search } = useLocation();
  const here = useHref(retry ?? { pathname, search });
  const hasRetry = canRetry || retry !== undefined;
  const shell = useShop();
  const t = useMessages();
  const brand = shell.brand.displayName;
  useEffect(() => {
    track({ name: 'error_page', data: { page: kind, errorMessage: errorMessage ?? '' } });
  }, [kind, errorMessage]);
  const leave = contentLink(shell.homeUrl) ?? '/';
  const main = action ?? { href: isExternal(leave) ? leave : `${shell.prefix}${leave}`, text: t('technical.error.leave') };
  const title = t(TITLES[kind]);
  return (
    <>
      <PageHead title={t('page.title.error', { title, brand })} />
      <section className={styles['page']}>
        <div className={`container ${styles['grid'] ?? ''}`}>
          <div className={styles['text']}>
            <p className="eyebrow">{t(kind === 'not-found' ? 'not.found.eyebrow' : 'technical.error.eyebrow')}</p>
            <h1 className="t-1">{title}</h1>
            <p className="t-5">
              {kind === 'rendering' || kind === 'default' ? <strong>{moneyMessage ?? t('technical.error.money')} </strong> : null}
              <span className="t-muted">{text ?? t(kind === 'not-found' ? 'not.found.message' : 'technical.error.default.message', { brand })}</span>
            </p>
            {(errorMessage !== undefined || incidentId !== undefined) && (
              <p className={styles['box']}>
                <Icon shape={Info} size={20} />
                <span>
                  {errorMessage !== undefined && <strong>{errorMessage} </strong>}
                  {incidentId !== undefined && t('technical.error.incident', { incidentId })}
                </span>
              </p>
            )}
            <div className={styles['actions']}>
              <a
                className={buttonClass({ kind: 'cta', size: 'lg' })}
                href={main.href}
                {...(main.isNewTab === true ? { target: '_blank', rel: 'noopener' } : {})}
              >
                <ButtonContent>{main.text}</ButtonContent>
              </a>
              {hasRetry && (
                <a className={buttonClass({ kind: 'secondary', size: 'lg' })} href={here}>
                  <ButtonContent>{t('technical.error.retry')}</ButtonContent>
                </a>
              )}
              {!hasRetry && shell.tunnels.includes('SDP') && (
                <ShopLink to="sdpSearch" className={buttonClass({ kind: 'secondary', size: 'lg' })}>
                  <ButtonContent>{t('technical.error.search')}</ButtonContent>
                </ShopLink>
              )}
            </div>
            <p className="t-s t-muted">
              <Message
                id="technical.error.phone"
                values={{
                  phone: (
                    <a key="phone" className={styles['phone']} href={`tel:${shell.phone.dial}`}>
                      <bdi dir="ltr">{shell.phone.display}</bdi>
                    </a>
                  ),
                  hours: shell.phone.hours,
                }}
              />
            </p>
          </div>
          <ShopPicture
            picture={errorPicture(SCENES[kind], shell.brand.palettes)}
            alt=""
            sizes="(min-width: 1024px) 560px, 100vw"
            palette={shell.brand.palettes[0]}
            isFirst
            className={styles['picture']}
          />
        </div>
      </section>
    </>
  );
};
