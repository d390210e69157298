/** A departure city of filters.json (funnel 3.5). */
export interface DepartureCity {
  readonly code: string;
  readonly label: string;
  readonly isMain: boolean;
  readonly mainOrder: number;
}

/** Top departure cities: those flagged isMain, in ascending mainOrder (funnel 2.3). */
export function topDepartureCities<City extends DepartureCity>(cities: readonly City[]): City[] {
  return cities.filter((city) => city.isMain).toSorted((first, second) => first.mainOrder - second.mainOrder);
}

/** Top destinations: the partner's references 'x.{code}' in their configured order; unknown codes are left out (funnel 2.3). */
export function topDestinations<Destination extends { readonly code: string }>(
  destinations: readonly Destination[],
  references: readonly { readonly _ref: string }[],
): Destination[] {
  return references.flatMap(({ _ref }) => {
    const code = _ref.slice(_ref.indexOf('.') + 1);
    const found = destinations.find((destination) => destination.code === code);
    return found === undefined ? [] : [found];
  });
}

/** Text for matching: case, accents, Arabic vowel signs and punctuation do not count. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How well a label matches: 0 starts with the text, 1 a later word does, null not at all. */
function matchRank(label: string, needle: string): 0 | 1 | null {
  const folded = foldText(label);
  if (folded.startsWith(needle)) return 0;
  return ` ${folded}`.includes(` ${needle}`) ? 1 : null;
}

/** Places whose labels match what was typed: the start of a label before the start of a later word, otherwise in the given order; at most `most`. */
export function matchPlaces<Place>(places: readonly Place[], text: string, labelsOf: (place: Place) => readonly string[], most = 50): Place[] {
  const needle = foldText(text);
  if (needle === '') return [];
  return places
    .map((place) => ({
      place,
      rank: labelsOf(place)
        .map((label) => matchRank(label, needle))
        .filter((rank) => rank !== null)
        .toSorted((first, second) => first - second)[0],
    }))
    .filter((entry) => entry.rank !== undefined)
    .toSorted((first, second) => (first.rank ?? 0) - (second.rank ?? 0))
    .slice(0, most)
    .map((entry) => entry.place);
}

/** The last label of a destination, and the one above it as the secondary label (funnel 2.3, readings 5); empty when it has no parent. */
export function destinationLines(labels: readonly string[]): { label: string; secondary: string } {
  return { label: labels.at(-1) ?? '', secondary: labels.at(-2) ?? '' };
}
