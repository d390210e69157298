/** Questions about days as whole numbers (days since 1970-01-01, see the domain's `dayNumber`): prices are asked for a million times. */

/** Monday = 0 … Sunday = 6. */
export const weekdayOf = (dayNumber: number): number => (dayNumber + 3) % 7;

/** Weeks count from a Monday. */
export const weekOf = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7);

/** Month 0–11 and day of month 1–31. */
export const monthAndDate = (dayNumber: number): { month: number; date: number; year: number } => {
  const at = new Date(dayNumber * 86_400_000);
  return { month: at.getUTCMonth(), date: at.getUTCDate(), year: at.getUTCFullYear() };
};
