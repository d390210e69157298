/** Where every rule gets the time from; nothing in the services reads the machine's clock elsewhere. */
export interface Clock {
  /** Instant in epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * Clock of the environment variable CLOCK: unset = the machine's; `2026-03-10T09:00:00Z` = frozen at that instant;
 * `+36h`, `-2d`, `+15m` = shifted; `2026-03-10T09:00:00Z+` = starts there and runs on.
 * Throws on anything else: a wrong clock must stop the start.
 */
export const parseClock = (text: string | undefined, system: Clock = systemClock): Clock => {
  if (text === undefined || text === '') return system;
  const shift = /^([+-]\d+)([smhd])$/u.exec(text);
  if (shift) {
    const unit = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[shift[2] as 's' | 'm' | 'h' | 'd']; // as: the pattern admits these four only
    const offset = Number(shift[1]) * unit;
    return { now: () => system.now() + offset };
  }
  const runs = text.endsWith('+');
  const instant = Date.parse(runs ? text.slice(0, -1) : text);
  if (Number.isNaN(instant) || !/^\d{4}-\d{2}-\d{2}T/u.test(text)) throw new Error(`CLOCK is neither an instant nor a shift: ${text}`);
  if (!runs) return { now: () => instant };
  const started = system.now();
  return { now: () => instant + (system.now() - started) };
};

/** Calendar day `YYYY-MM-DD` of an instant in a time zone (UTC unless told). */
export const dayOf = (now: number, zone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );
