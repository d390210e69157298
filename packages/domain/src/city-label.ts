/** Longest city name shown whole on the search summary (funnel 9). */
const LONGEST_CITY = 10;

/** A city without its trailing ' (CDG)' airport code (funnel 2.8, 2.9). */
export function stripAirportCode(label: string): string {
  return label.replace(/ \([A-Z]{3}\)$/u, '');
}

/** A city name of more than 10 characters is cut after 10 and ends in an ellipsis (funnel 9). Accented letters count once. */
export function shortenCity(label: string): string {
  const characters = Array.from(label.normalize('NFC'));
  return characters.length > LONGEST_CITY ? `${characters.slice(0, LONGEST_CITY).join('').trimEnd()}…` : label;
}
