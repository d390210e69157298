import type { CalendarDay } from './calendar-day.ts';

/** The range being picked. A return never stands without a departure. */
export interface CalendarSelection {
  readonly departure: CalendarDay | null;
  readonly end: CalendarDay | null;
}

export const EMPTY_SELECTION: CalendarSelection = { departure: null, end: null };

/** What can happen to the calendar, desktop and mobile (funnel 2.6). */
export type CalendarEvent =
  | { readonly type: 'pick'; readonly day: CalendarDay }
  | { readonly type: 'clear-departure' }
  | { readonly type: 'clear-return' }
  | { readonly type: 'confirm' }
  /** Closed by the traveller, or scrolled out of view. */
  | { readonly type: 'close' };

/** Both dates are chosen: confirm is enabled (funnel 2.6). */
export function isSelectionComplete(selection: CalendarSelection): boolean {
  return selection.departure !== null && selection.end !== null;
}

/**
 * First click: departure, clearing the return. Second: return. A click when both are set starts again (funnel 2.6); so does one on or
 * before the departure, which cannot be its return.
 */
function pick(selection: CalendarSelection, day: CalendarDay): CalendarSelection {
  if (selection.departure === null || selection.end !== null || day <= selection.departure) return { departure: day, end: null };
  return { departure: selection.departure, end: day };
}

/** The selection after an event. Confirming or closing with fewer than two dates clears it, and with it the duration (funnel 2.5, 2.6). */
export function selectDates(selection: CalendarSelection, event: CalendarEvent): CalendarSelection {
  switch (event.type) {
    case 'pick':
      return pick(selection, event.day);
    case 'clear-departure':
      return EMPTY_SELECTION;
    case 'clear-return':
      return { departure: selection.departure, end: null };
    case 'confirm':
    case 'close':
      return isSelectionComplete(selection) ? selection : EMPTY_SELECTION;
  }
}

/** Why the calendar cannot be used (funnel 2.6): nothing free on the chosen journey, or the journey is not chosen yet. */
export function disabledReason(form: {
  readonly hasDepartureCity: boolean;
  readonly hasDestination: boolean;
}): 'unavailable-date' | 'choose-destination-and-departure-city' {
  return form.hasDepartureCity && form.hasDestination ? 'unavailable-date' : 'choose-destination-and-departure-city';
}
