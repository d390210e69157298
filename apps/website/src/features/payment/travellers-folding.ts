import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

export interface TravellersFolding {
  readonly isOpen: (at: number) => boolean;
  /** Opens one and folds the others, or folds the one that is open; a traveller with an error stays open. */
  readonly toggle: (at: number) => void;
  /** Leaves a traveller for the next unfinished one; answers who that is, undefined when everybody is done. */
  readonly next: (at: number) => number | undefined;
  /** Somebody began to work in the list: from now on only presses and errors fold and open. */
  readonly hold: () => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

interface FoldingGiven {
  /** Places of travellers with something missing or wrong, in their order. */
  readonly unfinished: readonly number[];
  /** Places of travellers whose errors are shown. */
  readonly wrong: readonly number[];
}

/** Places that stand open after a press on one: it alone with those that have errors, or no longer. */
export const toggledTraveller = (opened: readonly number[], at: number, wrong: readonly number[]): readonly number[] =>
  opened.includes(at) || wrong.includes(at) ? opened.filter((each) => each !== at) : [at, ...wrong];

/** The unfinished traveller after one, else the first of all; undefined when everybody else is done. */
export const nextUnfinished = (unfinished: readonly number[], at: number): number | undefined => {
  const others = unfinished.filter((each) => each !== at);
  return others.find((each) => each > at) ?? others[0];
};

/**
 * Which travellers stand open on a small screen (look, payment): the first unfinished one, then one at a time; those with errors always. Until
 * the list is touched it follows what was kept from before, afterwards nothing moves by itself.
 */
export const useTravellersFolding = ({ unfinished, wrong }: FoldingGiven): TravellersFolding => {
  const listRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>();
  const first = unfinished[0];
  const opened = useMemo(() => chosen ?? (first === undefined ? [] : [first]), [chosen, first]);
  const isOpen = (at: number): boolean => opened.includes(at) || wrong.includes(at);
  const wrongOnes = wrong.join();
  useEffect(() => {
    // A mended traveller must not fold under the hands that mend it.
    const added = wrongOnes === '' ? [] : wrongOnes.split(',').map(Number);
    if (added.some((at) => !opened.includes(at))) setChosen([...new Set([...opened, ...added])]);
  }, [wrongOnes, opened]);
  useEffect(() => {
    if (listRef.current?.contains(document.activeElement) === true) setChosen((now) => now ?? opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: typing may have begun before scripts ran
  }, []);
  return {
    isOpen,
    listRef,
    hold: () => {
      if (chosen === undefined) setChosen(opened);
    },
    toggle: (at) => {
      setChosen(toggledTraveller(opened, at, wrong));
    },
    next: (at) => {
      const following = nextUnfinished(unfinished, at);
      setChosen(following === undefined ? [] : [following]);
      return following;
    },
  };
};
