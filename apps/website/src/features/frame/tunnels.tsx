import type { ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';

const TUNNELS = [
  ['SDP', 'sdpSearch', 'frame.tunnel.sdp'],
  ['STOPOVER', 'stopoverSearch', 'frame.tunnel.stopover'],
  ['HOTEL_ONLY', 'hotelOnlySearch', 'frame.tunnel.hotelOnly'],
] as const;

interface TunnelLinksProps {
  readonly className?: string | undefined;
  /** Page shown, after `/{shop}`: its way to search is marked. */
  readonly page?: string;
  readonly icon?: ReactNode;
}

/** List items with the ways to search this partner sells; circuits have no search of their own (readings 2.9). */
export const TunnelLinks = ({ className, page, icon }: TunnelLinksProps) => {
  const { tunnels } = useShop();
  const t = useMessages();
  const isCurrent = (tunnel: string): boolean => page !== undefined && tunnel === 'SDP' && /^(?:sdp(?:\/search)?)?$/u.test(page);
  return TUNNELS.filter(([tunnel]) => tunnels.includes(tunnel)).map(([tunnel, route, label]) => (
    <li key={tunnel}>
      <ShopLink to={route} {...(className === undefined ? {} : { className })} aria-current={isCurrent(tunnel) ? 'page' : undefined}>
        {icon}
        {t(label)}
      </ShopLink>
    </li>
  ));
};
