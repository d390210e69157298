/** Steps kept of a visit: the last ones tell what led to an error. */
const MOST_STEPS = 20;
/** What a visitor acts on. */
const ACTIVE = 'a,button,input,select,textarea,summary,label,[role="option"],[role="tab"],[role="gridcell"]';

/** What was pressed, by its kind and the name the program gave it: never its text, its value or its address. */
export const kindOf = (element: Pick<Element, 'tagName' | 'getAttribute'>): string => {
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('name') ?? element.getAttribute('type');
  return name === null ? kind : `${kind}[${name}]`;
};

export interface Trail {
  readonly note: (what: string) => void;
  readonly steps: () => readonly string[];
}

/** An empty trail: each step is told with the pattern of its page and the seconds `now` (milliseconds) counts. */
export const createTrail = (page: () => string, now: () => number): Trail => {
  const kept: string[] = [];
  return {
    note: (what) => {
      kept.push(`${Math.round(now() / 1000)}s ${page()} ${what}`);
      if (kept.length > MOST_STEPS) kept.shift();
    },
    steps: () => [...kept],
  };
};

/**
 * The last steps of this visit, for the reports of its errors: pages by their pattern, presses by what was pressed. It stands for the session
 * replay of platform 9 without a recording: nothing the visitor reads, types or is called is in it, and it stays in memory. Browser only.
 */
export const startTrail = (page: () => string): (() => readonly string[]) => {
  const trail = createTrail(page, () => performance.now());
  for (const [type, word, of] of [
    ['click', 'press', ACTIVE],
    ['change', 'change', ACTIVE],
    ['submit', 'send', 'form'],
  ] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        const element = target instanceof Element ? target.closest(of) : null;
        if (element !== null) trail.note(`${word} ${kindOf(element)}`);
      },
      { capture: true, passive: true },
    );
  trail.note('open');
  return trail.steps;
};
