import { durationCode, NO_TRAVEL_DATES, reconcileTravelDates, type Availability, type TravelDates } from '@escale/domain/availability';
import type { DateWindow } from '@escale/domain/date-window';
import type { FocusField } from '@escale/domain/form-focus';
import type { OccupancyInput } from '@escale/domain/occupancy-rules';
import { DEFAULT_OCCUPANCIES } from '@escale/domain/party';
import { formatSearchQuery, isCabinCode, type SearchQuery } from '@escale/domain/search-query';
import type { CityChoice, DestinationChoice, SearchFormData } from './form-data.ts';

/** What the traveller has put into the form (funnel 3.1). */
export interface FormState {
  readonly city: CityChoice | null;
  readonly cityText: string;
  readonly destination: DestinationChoice | null;
  readonly destinationText: string;
  readonly dates: TravelDates;
  readonly rooms: readonly OccupancyInput[];
  readonly cabin: string;
}

/** The form's first values: the address, else the saved booking, else empty with one room of two (funnel 2.3). The cabin defaults to the first. */
export const initialState = (data: SearchFormData): FormState => {
  const { city, destination, query } = data.initial;
  return {
    city,
    cityText: city?.label ?? '',
    destination,
    destinationText: destination?.label ?? '',
    dates:
      query.departureDate !== undefined && query.endDate !== undefined
        ? { departureDate: query.departureDate, endDate: query.endDate, duration: query.duration ?? '' }
        : NO_TRAVEL_DATES,
    rooms: query.occupancies ?? DEFAULT_OCCUPANCIES,
    cabin: query.cabin ?? data.cabins[0]?.code ?? 'ECONOMY',
  };
};

/** Fields still empty, for the focus rule. */
export const emptyFields = (state: FormState): ReadonlySet<FocusField> =>
  new Set<FocusField>([
    ...(state.city === null ? (['departureCity'] as const) : []),
    ...(state.destination === null ? (['destinationResort'] as const) : []),
    ...(state.dates.endDate === null ? (['travelDates'] as const) : []),
  ]);

/** Dates that the newly known availability no longer allows are cleared, with the duration (funnel 4.7). */
export const reconcile = (state: FormState, availability: Availability, window: DateWindow): FormState => {
  if (availability.kind === 'disabled' || state.dates.departureDate === null) return state;
  const dates = reconcileTravelDates(state.dates, availability, window);
  const duration = durationCode(availability, dates.departureDate, dates.endDate);
  return dates.departureDate === state.dates.departureDate && dates.endDate === state.dates.endDate && duration === state.dates.duration
    ? state
    : { ...state, dates: { ...dates, duration } };
};

/** The rooms as a search carries them: complete birth dates only. */
export const searchedRooms = (rooms: readonly OccupancyInput[]) =>
  rooms.map((room) => ({
    adults: room.adults,
    children: room.children,
    childrenBirthdates: room.childrenBirthdates.flatMap(({ day, month, year }) =>
      day === null || month === null || year === null ? [] : [{ day, month, year }],
    ),
  }));

/** The query string of the listing for a valid form. */
export const queryOf = (state: FormState): string => {
  const query: SearchQuery = {
    ...(state.city === null ? {} : { departureCityCode: state.city.code }),
    ...(state.destination === null ? {} : { destinationResortCode: state.destination.code }),
    ...(state.dates.departureDate === null ? {} : { departureDate: state.dates.departureDate }),
    ...(state.dates.endDate === null ? {} : { endDate: state.dates.endDate }),
    ...(state.dates.duration === '' ? {} : { duration: state.dates.duration }),
    ...(isCabinCode(state.cabin) ? { cabin: state.cabin } : {}),
    occupancies: searchedRooms(state.rooms),
  };
  return formatSearchQuery(query);
};
