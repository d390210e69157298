/** Fields the focus moves through, in order (funnel 2.3, readings 5). */
export const FOCUS_FIELDS = ['departureCity', 'destinationResort', 'travelDates'] as const;
export type FocusField = (typeof FOCUS_FIELDS)[number];

/**
 * Where the focus goes after a field is picked (funnel 2.3): the first earlier empty field, otherwise the next empty one; null when all are
 * filled. Moving to the dates opens the calendar.
 */
export function nextFocus(picked: FocusField, empty: ReadonlySet<FocusField>): FocusField | null {
  const at = FOCUS_FIELDS.indexOf(picked);
  return FOCUS_FIELDS.slice(0, at).find((field) => empty.has(field)) ?? FOCUS_FIELDS.slice(at + 1).find((field) => empty.has(field)) ?? null;
}
