import { Icon } from '@escale/ui/icon';
import Check from 'lucide-react/icons/check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { AuthView } from './auth-view.ts';

/** Picture, promise and its lines beside a form (platform 2.4 "marketing block"). */
export const MarketingBlock = ({ view: { words, picture } }: { readonly view: AuthView }) => {
  const { brand } = useShop();
  return (
    <div className={styles['marketing']} data-inverse="">
      {picture !== undefined && picture !== '' && (
        <div className={styles['picture']}>
          <ShopPicture picture={picture} alt="" isCover sizes="(width < 1024px) 100vw, 50vw" palette={brand.palettes[0]} />
        </div>
      )}
      {words !== undefined && (
        <div className={styles['promise']}>
          {words.title !== '' && <p className="t-3">{words.title}</p>}
          <ul>
            {words.description.map((line) => (
              <li key={line}>
                <Icon shape={Check} size={20} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

const BADGES = ['auth.badge.money', 'auth.badge.payment', 'auth.badge.data'] as const;

/** Certifications, in the shop en-GB only (platform 2.4, readings 1.18). */
export const CertificationBadges = () => {
  const t = useMessages();
  const { shop } = useShop();
  if (shop !== 'en-GB') return null;
  return (
    <ul className={styles['badges']} aria-label={t('auth.badges')}>
      {BADGES.map((badge) => (
        <li key={badge}>
          <Icon shape={ShieldCheck} size={16} />
          {t(badge)}
        </li>
      ))}
    </ul>
  );
};
