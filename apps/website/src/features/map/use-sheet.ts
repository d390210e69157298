import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** How far the sheet of the list is pulled up on small screens. */
const SHEET_LEVELS = ['peek', 'half', 'full'] as const;
export type SheetLevel = (typeof SHEET_LEVELS)[number];

/** Heights of the levels: pixels for the least, shares of the page for the others; the same as in the styles. */
const PEEK = 120;
const HALF = 0.52;
/** A press that moves less than this is a press, not a drag. */
const SLACK = 6;
/** A flick faster than this, in pixels a millisecond, goes one level on in its direction. */
const FLICK = 0.5;
const SETTLE = 200;

/** Height of a level in a page of so many pixels. */
export const heightOfLevel = (level: SheetLevel, page: number): number => (level === 'peek' ? PEEK : level === 'half' ? page * HALF : page);

/** Where a sheet comes to rest when it is let go: the nearest level, or the next one in the direction of a flick (`speed` in px/ms, up is positive). */
export const restOf = (height: number, speed: number, page: number): SheetLevel => {
  const heights = SHEET_LEVELS.map((level) => ({ level, height: heightOfLevel(level, page) }));
  if (speed > FLICK) return heights.find((each) => each.height > height)?.level ?? 'full';
  if (speed < -FLICK) return heights.findLast((each) => each.height < height)?.level ?? 'peek';
  const far = (each: { readonly height: number }): number => Math.abs(each.height - height);
  return heights.reduce((nearest, each) => (far(each) < far(nearest) ? each : nearest)).level;
};

interface Drag {
  readonly from: number;
  readonly height: number;
  readonly page: number;
  last: number;
  at: number;
  speed: number;
  hasMoved: boolean;
}

export interface SheetControl {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly level: SheetLevel;
  readonly setLevel: (level: SheetLevel) => void;
  /** For the handle, a button: it follows the finger, and a press or the arrow keys go from level to level. */
  readonly handlers: {
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** A sheet from below that follows the finger and rests at three heights (readings 6.1 row 2). */
export const useSheet = (start: SheetLevel): SheetControl => {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const [level, setLevel] = useState<SheetLevel>(start);
  const at = SHEET_LEVELS.indexOf(level);

  /** From where the finger left it to its level: only a transform moves, the height jumps once. */
  const settle = (to: SheetLevel, { height, page }: { readonly height: number; readonly page: number }): void => {
    const element = sheet.current;
    setLevel(to);
    if (element === null) return;
    const target = heightOfLevel(to, page);
    const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const free = (): void => {
      element.style.removeProperty('block-size');
    };
    if (isStill) {
      free();
      return;
    }
    const isGrowing = target > height;
    if (isGrowing) free();
    const frames = isGrowing ? [`translateY(${target - height}px)`, 'none'] : ['none', `translateY(${height - target}px)`];
    const animation = element.animate({ transform: frames }, { duration: SETTLE, easing: 'cubic-bezier(.2,0,0,1)' });
    if (!isGrowing) animation.addEventListener('finish', free);
  };

  const heightOf = ({ from, height, page }: Drag, y: number): number => Math.min(page, Math.max(PEEK, height + from - y));
  const end = (event: PointerEvent<HTMLElement>): void => {
    const { current } = drag;
    drag.current = undefined;
    if (current?.hasMoved !== true) return;
    wasDragged.current = true;
    const height = heightOf(current, event.clientY);
    // A finger that rested before it was lifted does not flick.
    const speed = event.timeStamp - current.at > 80 ? 0 : current.speed;
    settle(restOf(height, speed, current.page), { height, page: current.page });
  };

  return {
    sheet,
    level,
    setLevel,
    handlers: {
      onClick: () => {
        // The click that ends a drag is none.
        if (wasDragged.current) wasDragged.current = false;
        else setLevel(SHEET_LEVELS[(at + 1) % SHEET_LEVELS.length] ?? 'half');
      },
      onKeyDown: (event) => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        const next = by === 0 ? undefined : SHEET_LEVELS[at + by];
        if (next === undefined) return;
        event.preventDefault();
        setLevel(next);
      },
      onPointerDown: (event) => {
        const element = sheet.current;
        const page = element?.parentElement?.clientHeight;
        if (event.button !== 0 || element === null || page === undefined) return;
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientY, height: element.offsetHeight, page, last: event.clientY, at: event.timeStamp, speed: 0, hasMoved: false };
      },
      onPointerMove: (event) => {
        const { current } = drag;
        if (current === undefined) return;
        if (!current.hasMoved && Math.abs(event.clientY - current.from) < SLACK) return;
        current.hasMoved = true;
        const passed = Math.max(1, event.timeStamp - current.at);
        current.speed = (current.last - event.clientY) / passed;
        current.last = event.clientY;
        current.at = event.timeStamp;
        sheet.current?.style.setProperty('block-size', `${heightOf(current, event.clientY)}px`);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};
