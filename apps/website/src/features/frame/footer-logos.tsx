import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './footer.module.css';

/** Labels shown by selling country: two in France, none in Great Britain nor elsewhere (platform 2.3, readings 1.18). Both are invented. */
const LOGOS: Readonly<Record<string, readonly ('guarantee' | 'sale')[]>> = { FR: ['guarantee', 'sale'] };

/** The country's labels, drawn in the colour of the text. */
export const FooterLogos = () => {
  const { country } = useShop();
  const t = useMessages();
  const logos = LOGOS[country] ?? [];
  if (logos.length === 0) return null;
  return (
    <ul className={styles['logos']} aria-label={t('frame.footer.logos')}>
      {logos.map((logo) => (
        <li key={logo}>
          <svg
            viewBox="0 0 48 48"
            width={44}
            height={44}
            role="img"
            aria-label={t(`frame.footer.logo.${logo}`)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
          >
            {logo === 'guarantee' ? (
              <>
                <path d="M24 4 41 10v13c0 10-7 17-17 21C14 40 7 33 7 23V10Z" strokeLinejoin="round" />
                <path d="M11 31c6-9 12-9 18-4m-13 8c5-5 11-6 17-3" strokeLinecap="round" />
                <circle cx="29" cy="17" r="5" />
              </>
            ) : (
              <>
                <circle cx="24" cy="24" r="20" />
                <circle cx="24" cy="24" r="15" strokeDasharray="2 3" />
                <path d="m16 24 6 6 11-12" strokeLinecap="round" strokeLinejoin="round" />
              </>
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
};
