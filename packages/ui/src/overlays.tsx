/**
 * The doors to what opens over the page: the same components as in modal.tsx, bottom-sheet.tsx and popover.tsx, whose
 * code is fetched when they are first opened (or when `preloadOverlay` is called on hover or focus). Use these.
 */
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import type { BottomSheetProps } from './bottom-sheet.tsx';
import type { ModalProps, OverlayProps } from './modal.tsx';
import type { PopoverProps } from './popover.tsx';

const loadModal = () => import('./modal.tsx');
const loadSheet = () => import('./bottom-sheet.tsx');
const loadPopover = () => import('./popover.tsx');

const LazyModal = lazy(() => loadModal().then((module) => ({ default: module.Modal })));
const LazyDrawer = lazy(() => loadModal().then((module) => ({ default: module.Drawer })));
const LazySheet = lazy(() => loadSheet().then((module) => ({ default: module.BottomSheet })));
const LazyPopover = lazy(() => loadPopover().then((module) => ({ default: module.Popover })));

/** Nothing until it is first open; then it stays, so that closing can be seen. */
function OnceOpen<Props extends { readonly isOpen: boolean }>({ overlay: Overlay, props }: { readonly overlay: ComponentType<Props>; readonly props: Props }) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen && !props.isOpen) return null;
  return (
    <Suspense>
      <Overlay {...props} />
    </Suspense>
  );
}

/** A dialog over the page (see modal.tsx). */
export function Modal(props: ModalProps) {
  return <OnceOpen overlay={LazyModal} props={props} />;
}

/** A panel of 400 from the end of the line (see modal.tsx). */
export function Drawer(props: OverlayProps) {
  return <OnceOpen overlay={LazyDrawer} props={props} />;
}

/** A sheet from below (see bottom-sheet.tsx). */
export function BottomSheet(props: BottomSheetProps) {
  return <OnceOpen overlay={LazySheet} props={props} />;
}

/** A panel hung on its trigger (see popover.tsx). */
export function Popover(props: PopoverProps) {
  return <OnceOpen overlay={LazyPopover} props={props} />;
}

/** Fetches the code of an overlay before it is asked for. */
export function preloadOverlay(kind: 'modal' | 'sheet' | 'popover'): void {
  void { modal: loadModal, sheet: loadSheet, popover: loadPopover }[kind]();
}

type PanelProps = Omit<BottomSheetProps, 'title'> & {
  readonly title: string;
  readonly triggerRef: RefObject<Element | null>;
  readonly width?: PopoverProps['width'];
  readonly placement?: PopoverProps['placement'];
  readonly offset?: number;
  readonly isFlush?: boolean;
};

/** A popover where there is room for one, a bottom sheet on small screens (funnel 2.6, 2.7). */
export function Panel({ triggerRef, width, placement, offset, isFlush, ...sheet }: PanelProps) {
  const isSmall = useMedia('(width < 768px)');
  if (isSmall) return <BottomSheet {...sheet} />;
  const { isOpen, onClose, title, locale, children } = sheet;
  const extras = {
    ...(width === undefined ? {} : { width }),
    ...(placement === undefined ? {} : { placement }),
    ...(offset === undefined ? {} : { offset }),
    ...(isFlush === undefined ? {} : { isFlush }),
  };
  return (
    <Popover isOpen={isOpen} onClose={onClose} triggerRef={triggerRef} label={title} locale={locale} {...extras}>
      {children}
    </Popover>
  );
}

/** Whether a media query holds; `false` on the server and during hydration, so use it only for what opens later. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
