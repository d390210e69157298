import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { Icon } from '@escale/ui/icon';
import { MarkTag } from '@escale/ui/tag';
import { currencySymbol } from '@escale/i18n/format';
import type { ReactNode } from 'react';
import { openConsent } from '../../shared/consent/consent-store.ts';
import { useMessages } from '../../shared/messages.tsx';
import type { FrameVariant } from '../../shared/route-table.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './footer.module.css';
import { FooterLogos } from './footer-logos.tsx';
import { Logo } from '../../shared/logo.tsx';
import { SWITCHER_ID } from './panel-ids.ts';
import { TunnelLinks } from './tunnels.tsx';

/** Documents of the legal column, in this order (platform 2.3). */
const LEGAL = ['cgv', 'legales', 'confidentialite'] as const;

interface FooterContentProps {
  readonly variant: FrameVariant;
  readonly hasSwitcher: boolean;
}

/** What stands in the footer: who sells, whom to call, what applies. In the funnel only the legal links stay. */
export const FooterContent = ({ variant, hasSwitcher }: FooterContentProps) => {
  const shell = useShop();
  const isShort = variant === 'funnel' || variant === 'bare';
  return (
    <div className="container">
      {isShort ? (
        <ul className={styles['shortLinks']}>
          <LegalLinks />
          <AccessibilityLink />
        </ul>
      ) : (
        <div className={styles['columns']}>
          <Who />
          <Help />
          <Ours />
          <Legal />
        </div>
      )}
      {!isShort && <Notes />}
      <div className={clsx(styles['end'], isShort && styles['bare'])}>
        <p>{shell.footer.legalLine}</p>
        {!isShort && (
          <ul className={styles['endLinks']}>
            <AccessibilityLink />
            {hasSwitcher && shell.footer.showsSwitcher && <SwitcherButton />}
          </ul>
        )}
      </div>
    </div>
  );
};

interface ColumnProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands open on small screens too. */
  readonly isOpen?: boolean;
}

/** Links under a title: a column from 768 on, folded below, where a visitor opens what is looked for. No script is needed for either. */
const Column = ({ title, children, isOpen = false }: ColumnProps) => (
  <details className={styles['column']} open={isOpen}>
    <summary className={styles['fold']}>
      <h2 className={styles['title']}>{title}</h2>
      <Icon shape={ChevronDown} size={20} />
    </summary>
    <h2 className={clsx(styles['title'], styles['always'])}>{title}</h2>
    <ul>{children}</ul>
  </details>
);

/** Links to another site open here, as all links do; `rel` keeps our address to ourselves. */
const Away = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <li>
    <a className={styles['link']} href={href} rel="noopener">
      {children}
    </a>
  </li>
);

const Who = () => {
  const { footer, brand } = useShop();
  const t = useMessages();
  return (
    <div className={styles['who']}>
      <Logo isWhite />
      <p className={styles['tagline']}>{footer.tagline}</p>
      {footer.marks.length > 0 && (
        <ul className={styles['marks']} aria-label={t('frame.payment.marks')}>
          {footer.marks.map((mark) => (
            <li key={mark}>
              <MarkTag>{mark}</MarkTag>
            </li>
          ))}
        </ul>
      )}
      {footer.paymentReassurance !== undefined && <p className={styles['tagline']}>{footer.paymentReassurance}</p>}
      {footer.reassurance.length > 0 && (
        <ul className={styles['reassurance']} aria-label={t('frame.footer.reassurance')}>
          {footer.reassurance.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <FooterLogos />
      {footer.socialNetworks.length > 0 && (
        <nav aria-label={`${t('frame.footer.social')}, ${brand.displayName}`}>
          <ul className={styles['social']}>
            {footer.socialNetworks.map(({ name, url }) => (
              <Away key={url} href={url}>
                {name}
              </Away>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};

const PhoneLink = ({ display, dial }: { readonly display: string; readonly dial: string }) => (
  <a className={styles['link']} href={`tel:${dial}`}>
    <bdi dir="ltr">{display}</bdi>
  </a>
);

const Help = () => {
  const shell = useShop();
  const t = useMessages();
  const { externalBookingSite } = shell.capabilities;
  const isPremium = shell.flags.useSVA;
  return (
    <Column title={t('frame.footer.help')}>
      <li>
        <ShopLink to="faq" className={styles['link']}>
          {t('frame.footer.faq')}
        </ShopLink>
      </li>
      {externalBookingSite === undefined ? (
        <li>
          <ShopLink to="bookingSearch" className={styles['link']}>
            {t('frame.footer.findBooking')}
          </ShopLink>
        </li>
      ) : (
        <Away href={`${externalBookingSite}/${shell.shop}`}>{t('frame.footer.findBooking')}</Away>
      )}
      {shell.footer.planningUrl !== undefined && <Away href={shell.footer.planningUrl}>{t('frame.footer.planning')}</Away>}
      {!shell.flags.hideContactUsSection && (
        <>
          {shell.helpUrl !== undefined && <Away href={shell.helpUrl}>{t('frame.footer.contact')}</Away>}
          <li>
            <PhoneLink {...shell.phone} />
          </li>
          <li className={styles['note']}>{shell.phone.hours}</li>
          <li className={styles['note']}>{isPremium ? t('frame.footer.premiumRate', { price: shell.phone.price }) : shell.phone.price}</li>
          {/* Whoever has booked reaches us at no more than the basic rate (readings 7.4). */}
          {isPremium && (
            <li>
              {t('frame.footer.afterSales')} <PhoneLink {...shell.servicesPhone} />
            </li>
          )}
          <Away href={`mailto:${shell.email}`}>{shell.email}</Away>
        </>
      )}
    </Column>
  );
};

const Ours = () => {
  const { brand, footer, tunnels } = useShop();
  const t = useMessages();
  return (
    <Column title={brand.displayName}>
      {tunnels.length > 0 && <TunnelLinks className={styles['link']} />}
      <li>
        <ShopLink to="priceMatchGuarantee" className={styles['link']}>
          {t('frame.footer.priceMatch')}
        </ShopLink>
      </li>
      {footer.additionalLinks.map(({ label, url }) => (
        <Away key={url} href={url}>
          {label}
        </Away>
      ))}
      {footer.partnerLink !== undefined && <Away href={footer.partnerLink.url}>{footer.partnerLink.label}</Away>}
      {footer.feedbackUrl !== undefined && <Away href={footer.feedbackUrl}>{t('frame.footer.feedback')}</Away>}
    </Column>
  );
};

/** What the law wants at hand, the way to take consent back among it: never folded at first. */
const Legal = () => {
  const t = useMessages();
  return (
    <Column title={t('frame.footer.legal')} isOpen>
      <LegalLinks />
    </Column>
  );
};

const LegalLinks = () => {
  const { footer } = useShop();
  const t = useMessages();
  return (
    <>
      {LEGAL.filter((slug) => footer.documents.includes(slug)).map((slug) => (
        <li key={slug}>
          <ShopLink to="page" params={{ slug }} className={styles['link']}>
            {t(`frame.document.${slug}`)}
          </ShopLink>
        </li>
      ))}
      <li className={styles['scripted']}>
        <button type="button" className={styles['link']} onClick={openConsent}>
          {t('frame.footer.cookies')}
        </button>
      </li>
    </>
  );
};

const AccessibilityLink = () => {
  const { footer } = useShop();
  const t = useMessages();
  if (!footer.documents.includes('accessibility')) return null;
  return (
    <li>
      <ShopLink to="page" params={{ slug: 'accessibility' }} className={styles['link']}>
        {t('frame.footer.accessibility')}
      </ShopLink>
    </li>
  );
};

const SwitcherButton = () => {
  const shell = useShop();
  const t = useMessages();
  return (
    <li>
      <button type="button" className={styles['link']} popoverTarget={SWITCHER_ID} aria-haspopup="dialog">
        <Icon shape={Globe} size={16} />
        <span className="visually-hidden">{t('frame.switcher.open')}</span>
        <span>
          {shell.country === 'WW' ? t('frame.world') : (shell.shops.find((each) => each.code === shell.shop)?.label ?? shell.country)} ·{' '}
          {t(`frame.language.${shell.language}` as 'frame.language.fr')} · <bdi>{currencySymbol(shell.currency, shell.shop)}</bdi>
        </span>
        {/* `as`: one id a language, all checked by the catalogue check. */}
      </button>
    </li>
  );
};

/** The partner's additional note, and that some trips can be paid in instalments (`showPfsMessage`). */
const Notes = () => {
  const { footer, flags } = useShop();
  const t = useMessages();
  return (
    <>
      {flags.showPfsMessage && <p className={styles['additional']}>{t('frame.footer.instalments')}</p>}
      {footer.additionalNote !== undefined && <p className={styles['additional']}>{footer.additionalNote}</p>}
    </>
  );
};
