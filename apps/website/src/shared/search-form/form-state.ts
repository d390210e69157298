import type { FocusField } from '@escale/domain/form-focus';
import type { OccupancyInput } from '@escale/domain/occupancy-rules';
import { DEFAULT_OCCUPANCIES } from '@escale/domain/party';
import { NO_TRAVEL_DATES, type TravelDates } from '@escale/domain/travel-dates';
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
