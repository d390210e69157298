import { type CalendarDay, calendarDayParts } from './calendar-day.ts';
import { shortenCity, stripAirportCode } from './city-label.ts';
import { countSavedTravellers } from './last-searches.ts';

/** What the summary button of a listing shows (funnel 2.9); texts around it are the interface's. */
export interface SearchSummary {
  /** Origin (none in hotel-only), stopover city if any, destination: without airport codes, cut above 10 characters. */
  readonly places: readonly string[];
  readonly departure: { readonly day: CalendarDay; readonly isMonthShown: boolean };
  readonly end: { readonly day: CalendarDay; readonly isMonthShown: boolean };
  readonly travellers: number;
  readonly rooms: number;
}

/**
 * The departure carries its month only when the two dates fall in different months; the end date always does, so that a range such as
 * "14 – 21 March" can be read (readings 5). Travellers are adults, children and infants.
 */
export function summariseSearch(search: {
  readonly origin?: string | undefined;
  readonly stopover?: string | undefined;
  readonly destination: string;
  readonly departureDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly rooms: number;
}): SearchSummary {
  const start = calendarDayParts(search.departureDate);
  const end = calendarDayParts(search.endDate);
  return {
    places: [search.origin ?? '', search.stopover ?? '', search.destination]
      .filter((place) => place !== '')
      .map((place) => shortenCity(stripAirportCode(place))),
    departure: { day: search.departureDate, isMonthShown: start.month !== end.month || start.year !== end.year },
    end: { day: search.endDate, isMonthShown: true },
    travellers: countSavedTravellers(search),
    rooms: search.rooms,
  };
}
