import { AccountMenuContent as Account } from './account-panel.tsx';
import { BackLink as Back } from './back-link.tsx';
import { CreditsLink as Credits } from './credits-link.tsx';
import { FooterContent as Foot } from './footer.tsx';
import { FunnelSteps as Steps } from './funnel-steps.tsx';
import { MarketingBanners as Banners } from './marketing-banners.tsx';
import { MiniSearch as Mini } from './mini-search.tsx';
import { OfflineNotice as Offline } from './offline-notice.tsx';
import { SwitcherContent as Switcher } from './shop-switcher.tsx';

// One chunk for what comes after the first load.
export const AccountMenuContent = Account;
export const BackLink = Back;
export const CreditsLink = Credits;
export const FooterContent = Foot;
export const FunnelSteps = Steps;
export const MarketingBanners = Banners;
export const MiniSearch = Mini;
export const OfflineNotice = Offline;
export const SwitcherContent = Switcher;
