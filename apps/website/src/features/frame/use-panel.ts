import { useEffect } from 'react';

const LARGE = '(width >= 1024px)';
/** Time to cross the gap between button and menu. */
const LEAVE_DELAY = 200;

const isOpen = (panel: HTMLDialogElement): boolean => panel.open || panel.matches(':popover-open');

/** Closes a panel however it was opened. */
const closePanel = (panel: HTMLDialogElement | null): void => {
  if (panel === null) return;
  if (panel.matches(':popover-open')) panel.hidePopover();
  else if (panel.open) panel.close();
};

const openModal = (panel: HTMLDialogElement): void => {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[popover]')) closePanel(other);
  panel.showModal();
};

/** Opens the panel while a mouse is over its buttons or over itself; a press keeps it open. */
const followMouse = (panel: HTMLDialogElement, button: HTMLElement, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByMouse = false;
  const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse' && window.matchMedia(LARGE).matches;
  const stay = (event: PointerEvent): void => {
    if (!isMouse(event)) return;
    clearTimeout(timer);
    if (isOpen(panel) || event.currentTarget !== button) return;
    isByMouse = true;
    // A dialog takes the focus when it opens; a mouse passing by must not.
    const before = document.activeElement;
    panel.showPopover();
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const leave = (event: PointerEvent): void => {
    if (!isMouse(event) || !isByMouse) return;
    timer = setTimeout(() => {
      // Whoever went on inside by keyboard keeps it.
      if (!panel.contains(document.activeElement)) closePanel(panel);
    }, LEAVE_DELAY);
  };
  for (const area of [button, panel]) {
    area.addEventListener('pointerenter', stay, { signal });
    area.addEventListener('pointerleave', leave, { signal });
  }
  button.addEventListener(
    'click',
    (event) => {
      if (isByMouse && isOpen(panel)) event.preventDefault();
      isByMouse = false;
    },
    { signal },
  );
  panel.addEventListener(
    'toggle',
    () => {
      if (!isOpen(panel)) isByMouse = false;
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
};

interface PanelOptions {
  /** Below 1024 the panel is modal: the focus stays inside. Otherwise it always is. */
  readonly isMenuWhenLarge: boolean;
  /** What closes the panel when it changes: the page shown. */
  readonly page: string;
}

/**
 * Makes a panel that the browser opens as a popover behave as scripts allow: modal where it covers the page, on hover where it hangs on its
 * button, closed when the page changes (platform 2.3).
 */
export const usePanel = (id: string, { isMenuWhenLarge, page }: PanelOptions): void => {
  useEffect(() => {
    const panel = document.getElementById(id);
    if (!(panel instanceof HTMLDialogElement)) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const openers = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)];
    for (const opener of openers) {
      opener.addEventListener(
        'click',
        (event) => {
          if (isMenuWhenLarge && window.matchMedia(LARGE).matches) return;
          event.preventDefault();
          openModal(panel);
        },
        { signal },
      );
      if (isMenuWhenLarge) followMouse(panel, opener, signal);
    }
    for (const closer of panel.querySelectorAll<HTMLElement>('[popovertargetaction="hide"]'))
      closer.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          closePanel(panel);
        },
        { signal },
      );
    // A press on the veil around a modal panel.
    panel.addEventListener(
      'click',
      (event) => {
        if (event.target === panel && panel.open) closePanel(panel);
      },
      { signal },
    );
    return () => {
      stop.abort();
    };
  });
  useEffect(() => {
    const panel = document.getElementById(id);
    return () => {
      if (panel instanceof HTMLDialogElement) closePanel(panel);
    };
  }, [id, page]);
};
