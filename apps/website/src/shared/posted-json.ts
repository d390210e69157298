const LONGEST = 20_000;

/** JSON of a hidden field as a record; anything else is an empty one. */
export const readJson = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = text.length > LONGEST ? undefined : JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
};

/** A text or number of a record as text, '' when it is neither. */
export const textIn = (record: Readonly<Record<string, unknown>>, key: string): string => {
  const value = record[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
