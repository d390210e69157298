import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { boundScale, fitView, type Bounds, type MapView, type Size } from '../../shared/mercator.ts';
import { moveView } from './map-view.ts';

const STEP = 80;
/** Room around what the map is fitted to: as much as its marks need, less where the map itself is small. */
const marginOf = ({ width, height }: Size): number => Math.min(72, Math.min(width, height) / 5);
/** A press that moves less than this is a press, not a drag. */
const SLACK = 4;

export interface MapControl {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly size: Size | undefined;
  readonly view: MapView | undefined;
  /** The visitor has moved the map since it was last set. */
  readonly hasMoved: boolean;
  readonly zoom: (factor: number) => void;
  readonly show: (bounds: Bounds) => void;
  readonly centre: (place: { readonly lat: number; readonly lon: number }, scale?: number) => void;
  readonly settle: () => void;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/** A map that can be moved: by dragging, pinching, wheel, keys and buttons. `start` is what it shows at first. */
export const useMap = (start: Bounds, window: Bounds): MapControl => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [view, setView] = useState<MapView>();
  const [hasMoved, setMoved] = useState(false);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // React's wheel listener is passive and could not keep the page still.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      change((before) => ({ ...before, scale: boundScale(before.scale * Math.exp(-event.deltaY / 400)) }));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- listeners live as long as the box
  }, []);

  const change = (next: (before: MapView) => MapView): void => {
    setMoved(true);
    setView((before) => (before === undefined ? before : next(before)));
  };
  if (size !== undefined && view === undefined) setView(fitView(start, size, marginOf(size)));

  const end = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    box,
    size,
    view,
    hasMoved,
    zoom: (factor) => {
      change((before) => ({ ...before, scale: boundScale(before.scale * factor) }));
    },
    show: (bounds) => {
      if (size !== undefined) setView(fitView(bounds, size, marginOf(size)));
    },
    centre: (place, scale) => {
      setView((before) => (before === undefined ? before : { lon: place.lon, lat: place.lat, scale: boundScale(scale ?? before.scale) }));
    },
    settle: () => {
      setMoved(false);
    },
    handlers: {
      onKeyDown: (event) => {
        const steps: Readonly<Record<string, readonly [number, number]>> = {
          ArrowLeft: [-STEP, 0],
          ArrowRight: [STEP, 0],
          ArrowUp: [0, -STEP],
          ArrowDown: [0, STEP],
        };
        const step = steps[event.key];
        if (step !== undefined) change((before) => moveView(before, step[0], step[1], window));
        else if (event.key === '+' || event.key === '=') change((before) => ({ ...before, scale: boundScale(before.scale * 1.6) }));
        else if (event.key === '-') change((before) => ({ ...before, scale: boundScale(before.scale / 1.6) }));
        else return;
        event.preventDefault();
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        travelled.current = 0;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        travelled.current += Math.abs(dx) + Math.abs(dy);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (travelled.current < SLACK) return;
        if (event.currentTarget instanceof HTMLElement && !event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.setPointerCapture(event.pointerId);
        if (other === undefined) {
          change((now) => moveView(now, -dx, -dy, window));
          return;
        }
        const distance = (x: number, y: number): number => Math.max(1, Math.hypot(x - other.x, y - other.y));
        const factor = distance(event.clientX, event.clientY) / distance(before.x, before.y);
        change((now) => ({ ...now, scale: boundScale(now.scale * factor) }));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};
