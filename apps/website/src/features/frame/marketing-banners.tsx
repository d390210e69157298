import Tag from 'lucide-react/icons/tag';
import { isBannerPage } from '@escale/domain/marketing-banner';
import { Icon } from '@escale/ui/icon';
import { useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop, type MarketingBanner } from '../../shared/shell.tsx';
import styles from './banner.module.css';

/** The banners meant for this page (platform 2.3). The server has already left out those outside their time or for other visitors. */
export const MarketingBanners = ({ section }: { readonly section: string }) => {
  const { banners } = useShop();
  const t = useMessages();
  const shown = banners.filter((banner) => banner.paragraphs.length > 0 && isBannerPage({ pages: banner.pages }, section));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('frame.banners')}>
      {shown.map((banner) => (
        <Banner key={banner.paragraphs.join(' ')} banner={banner} />
      ))}
    </section>
  );
};

const Banner = ({ banner }: { readonly banner: MarketingBanner }) => {
  const { paragraphs, promoCode, redirectUrl, backgroundColor, textColor, showsIconAtEnd } = banner;
  const icon = banner.icon?.startsWith('/') === true ? <img src={banner.icon} alt="" width={16} height={16} /> : <Icon shape={Tag} size={16} />;
  const text = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <div className={styles['banner']} data-inverse="" style={{ background: backgroundColor, color: textColor }}>
      <div className={`container ${styles['line'] ?? ''}`}>
        {showsIconAtEnd !== true && icon}
        {redirectUrl === undefined ? (
          <div className={styles['text']}>{text}</div>
        ) : (
          <a className={styles['text']} href={redirectUrl}>
            {text}
          </a>
        )}
        {promoCode !== undefined && promoCode !== '' && <PromoCode code={promoCode} />}
        {showsIconAtEnd === true && icon}
      </div>
    </div>
  );
};

/** The code in its dashed box; a press copies it. Without scripts it can be marked and copied by hand. */
const PromoCode = ({ code }: { readonly code: string }) => {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(code).then(
      () => {
        setCopied(true);
      },
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" className={styles['code']} aria-label={t('frame.banner.copy', { code })} onClick={copy}>
        <bdi>{code}</bdi>
      </button>
      <span role="status" className={styles['copied']}>
        {isCopied ? t('frame.banner.copied') : ''}
      </span>
    </>
  );
};
