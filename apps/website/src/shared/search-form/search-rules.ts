import { durationCode, reconcileTravelDates, type Availability } from '@escale/domain/availability';
import type { DateWindow } from '@escale/domain/date-window';
import type { LastSearch } from '@escale/domain/last-searches';
import type { OccupancyInput } from '@escale/domain/occupancy-rules';
import { validateSearchForm, type SearchFieldError } from '@escale/domain/search-form-validation';
import { formatSearchQuery, isCabinCode, parseSearchQuery, type SearchQuery } from '@escale/domain/search-query';
import type { SearchFormData } from './form-data.ts';
import { initialState, type FormState } from './form-state.ts';

// What the form needs from the first touch on: no page loads this file to be shown.

/** Problems of the form by field path, in the order of the fields (funnel 5). */
export const checkForm = (state: FormState, today: string): readonly SearchFieldError[] =>
  validateSearchForm(
    {
      departureCity: state.city,
      destinationResort: state.destination,
      duration: state.dates.duration === '' ? null : { code: state.dates.duration },
      occupancies: state.rooms,
    },
    today,
  );

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
const searchedRooms = (rooms: readonly OccupancyInput[]) =>
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

/** A valid form as the device remembers it (funnel 2.8); undefined while a field is empty. */
export const searchToRemember = (state: FormState, cabins: SearchFormData['cabins'], id: string): LastSearch | undefined => {
  const { city, destination, dates, rooms } = state;
  if (city === null || destination === null || dates.departureDate === null || dates.endDate === null) return undefined;
  const cabin = cabins.find((each) => each.code === state.cabin);
  return {
    id,
    searchQueryString: queryOf(state),
    data: {
      departureCity: city,
      destinationResort: { code: destination.code, label: destination.label },
      departureDate: dates.departureDate,
      endDate: dates.endDate,
      adults: rooms.reduce((sum, room) => sum + room.adults, 0),
      children: rooms.reduce((sum, room) => sum + room.children, 0),
      infants: 0,
      ...(cabin === undefined ? {} : { cabin }),
      occupancies: searchedRooms(rooms),
    },
  };
};

/** The form as a remembered search fills it. `countryOf` knows the country of a destination's code. */
export const refilledForm = (search: LastSearch, data: SearchFormData, countryOf: (code: string) => string | null): FormState => {
  const { departureCity: city, destinationResort: destination } = search.data;
  return initialState({
    ...data,
    initial: {
      query: parseSearchQuery(new URLSearchParams(search.searchQueryString)),
      city: city?.code === undefined ? null : { code: city.code, label: city.label },
      destination:
        destination.code === undefined ? null : { code: destination.code, label: destination.label, second: '', country: countryOf(destination.code) },
    },
  });
};
