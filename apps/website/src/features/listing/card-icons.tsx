import { clsx } from 'clsx';
import styles from './card-icons.module.css';

/** Lines of the facts' icons: once in the page, however many cards there are, so that a listing stays light. */
const SHAPES = {
  room: 'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
  board: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
  flight:
    'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  bag: 'M6 20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2M8 18V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v14M10 20h4M18 20a2 2 0 1 1-4 0a2 2 0 1 1 4 0M10 20a2 2 0 1 1-4 0a2 2 0 1 1 4 0',
} as const;
export type FactIcon = keyof typeof SHAPES;

const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';
const MOST_STARS = 5;

/** The icons the cards point to; put once before them. */
export const CardIcons = () => (
  <svg aria-hidden width="0" height="0" className={styles['sprite']}>
    <defs>
      {Object.entries(SHAPES).map(([id, path]) => (
        <symbol key={id} id={`i-${id}`} viewBox="0 0 24 24">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
        </symbol>
      ))}
      <g id="i-stars">
        {Array.from({ length: MOST_STARS }, (_, at) => (
          <path key={at} d={STAR} transform={`translate(${String(at * 24)} 0)`} fill="currentColor" />
        ))}
      </g>
    </defs>
  </svg>
);

/** Facts of a card, each with its icon. */
export const CardFacts = ({ facts }: { readonly facts: readonly { readonly icon: FactIcon; readonly text: string }[] }) => (
  <ul className={styles['facts']}>
    {facts.map(({ icon, text }) => (
      <li key={icon}>
        <svg aria-hidden>
          <use href={`#i-${icon}`} />
        </svg>
        {text}
      </li>
    ))}
  </ul>
);

const STAR_SIZE = 14;

/** The category of a hotel; the number is its name. A half is half a star. */
export const CardStars = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <svg role="img" aria-label={label} className={clsx(styles['stars'])} width={count * STAR_SIZE} height={STAR_SIZE} viewBox={`0 0 ${String(count * 24)} 24`}>
    <use href="#i-stars" />
  </svg>
);
