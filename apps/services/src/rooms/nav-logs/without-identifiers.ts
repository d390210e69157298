/** Names of fields that could tell who somebody is; matched as a whole word of a camelCase or snake_case name. */
const TELLING =
  /(?:^|_)(?:id|ids|ip|uid|uuid|biid|token|email|mail|phone|name|firstname|lastname|birthdate|dob|address|customer|passenger|passengers|reference|device|session|code|card|auth|password)(?:_|$)/u;
/** Names that end in a telling word but tell about an offer, not a person. */
const HARMLESS = new Set([
  'status_code',
  'error_code',
  'departure_city_code',
  'destination_code',
  'destination_resort_code',
  'board_code',
  'currency_code',
  'event_name',
  'error_name',
  'page_name',
]);
const EMAIL = /\S*@\S*/gu;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/giu;
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/gu;
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOST_TEXT = 200,
  MOST_FIELDS = 40,
  MOST_DEPTH = 3;

const snake = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/gu, '$1_$2')
    .replaceAll(/[-.\s]/gu, '_')
    .toLowerCase();
const isTelling = (name: string): boolean => !HARMLESS.has(snake(name)) && TELLING.test(snake(name));

/** A text without e-mail addresses, long numbers and handles, cut to a sensible length. */
export const cleanText = (text: string): string =>
  CALENDAR_DAY.test(text)
    ? text
    : text
        .slice(0, 4 * MOST_TEXT)
        .replace(EMAIL, '…')
        .replace(UUID, '…')
        .replace(LONG_NUMBER, '…')
        .slice(0, MOST_TEXT);

/** An address without its query and fragment, which carry what the visitor searched and the handles of quotes. */
export const cleanPath = (path: string): string => cleanText(path.replace(/[?#].*$/su, ''));

const cleanValue = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (depth >= MOST_DEPTH || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return value.slice(0, MOST_FIELDS).map((part) => cleanValue(part, depth + 1) ?? null);
  return cleanRecord(value, depth + 1);
};

const cleanRecord = (record: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !isTelling(name))
      .slice(0, MOST_FIELDS)
      .flatMap(([name, value]) => {
        const kept = cleanValue(value, depth);
        return kept === undefined ? [] : [[name.slice(0, 60), kept]];
      }),
  );

/**
 * Event data with everything removed that could tell who the visitor is: telling fields as a whole, and e-mail addresses,
 * handles and long numbers inside the rest.
 * @example withoutIdentifiers({ status: 500, email: 'a@b.c' }) // { status: 500 }
 */
export const withoutIdentifiers = (data: Readonly<Record<string, unknown>>): Record<string, unknown> => cleanRecord(data, 0);
