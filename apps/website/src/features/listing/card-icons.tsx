import styles from './card-icons.module.css';

/** One star, drawn from its top. */
const STAR = 'l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';
const MOST_STARS = 5;
const STARS = Array.from({ length: MOST_STARS }, (_, at) => `M${String(12 + at * 24)} 2.6${STAR}`).join('');

/** The stars the cards point to; put once before them. */
export const CardIcons = () => (
  <svg aria-hidden width="0" height="0" className={styles['sprite']}>
    <defs>
      <path id="i-stars" d={STARS} fill="currentColor" />
    </defs>
  </svg>
);

/** Facts of a card. Their icons are the style sheet's, which knows them by their order: a listing shows eighty. */
export const CardFacts = ({ room, board, flight, bag }: { readonly room: string; readonly board: string; readonly flight: string; readonly bag: string }) => (
  <ul className={styles['facts']}>
    <li>{room}</li>
    <li>{board}</li>
    <li>{flight}</li>
    <li>{bag}</li>
  </ul>
);

/** The category of a hotel; the number is its name. A half is half a star. */
export const CardStars = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <svg role="img" aria-label={label} className={styles['stars']} viewBox={`0 0 ${String(count * 24)} 24`}>
    <use href="#i-stars" />
  </svg>
);
