import ArrowLeft from 'lucide-react/icons/arrow-left';
import { backTarget } from '@escale/domain/back-target';
import { Icon } from '@escale/ui/icon';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { isExternal } from '../../shared/safe-url.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './header.module.css';

interface BackLinkProps {
  readonly isProductPage: boolean;
  /** Merchandising page the visitor came through. */
  readonly merchandising: string | null;
}

/** Back by the rules of platform 2.3; where history is meant, it leads to the partner's home without JavaScript or history. */
export const BackLink = ({ isProductPage, merchandising }: BackLinkProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { shop, prefix, homeUrl, flags, capabilities, backCampaigns } = useShop();
  const query = new URLSearchParams(search);
  const target = backTarget({
    isProductPage,
    useBrowserBackOnProductPage: flags.useBrowserBackOnProductPage,
    merchandising,
    query: {
      utmSource: query.get('utm_source'),
      utmMedium: query.get('utm_medium'),
      redirectToProductPage: query.get('redirectToProductPage'),
      productUri: query.get('productUri'),
    },
    campaigns: backCampaigns,
    isDarkSite: capabilities.darkSite === true,
    fallbackUrl: homeUrl,
  });
  const address = target.kind === 'page' ? `/${shop}${target.path}` : homeUrl;
  const goBack = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (target.kind === 'history' && window.history.length > 1) {
      event.preventDefault();
      void navigate(-1);
    } else if (!isExternal(address)) {
      event.preventDefault();
      void navigate(address);
    }
  };
  return (
    <a className={styles['back']} aria-label={t('frame.back')} href={isExternal(address) ? address : `${prefix}${address}`} onClick={goBack}>
      <Icon shape={ArrowLeft} size={20} isDirectional />
      <span className={styles['backText']}>{t('frame.back')}</span>
    </a>
  );
};
