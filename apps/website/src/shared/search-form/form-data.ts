import type { SearchFieldError } from '@escale/domain/search-form-validation';
import type { SearchQuery } from '@escale/domain/search-query';

/** A departure city as the form shows it. */
export interface CityChoice {
  readonly code: string;
  readonly label: string;
}

/** A destination as the form shows it: its own label, the wider place, and where its dates come from. */
export interface DestinationChoice {
  readonly code: string;
  readonly label: string;
  readonly second: string;
  readonly country: string | null;
}

interface CabinChoice {
  readonly code: string;
  readonly label: string;
}

/** What the server gives the form: enough to show and submit it; the rest of the filters file is fetched on first touch. */
export interface SearchFormData {
  readonly cities: readonly CityChoice[];
  readonly destinations: readonly DestinationChoice[];
  readonly cabins: readonly CabinChoice[];
  readonly initial: {
    readonly city: CityChoice | null;
    readonly destination: DestinationChoice | null;
    readonly query: SearchQuery;
  };
  /** Folder of the shop's content files as the browser reaches it. */
  readonly contentPath: string;
  /** The last answer refused the search: errors are shown at once (funnel 2.3). */
  readonly isRefused: boolean;
  /** What the refused search lacks, until the browser checks for itself. */
  readonly errors?: readonly SearchFieldError[];
  /** Fields the address says nothing about are filled from the saved booking (funnel 2.3); a partner may switch it off. */
  readonly remembersSearch: boolean;
}
