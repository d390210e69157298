const HOUR = 3_600_000;

const instantOf = (text: string | null | undefined): number => Date.parse(text ?? '');

/** True when a product has no start or end, or `now` (epoch milliseconds) lies within [startAt, endAt], both included (platform 4, readings 1.9). */
export const isProductActive = (now: number, { startAt, endAt }: { readonly startAt?: string | undefined; readonly endAt?: string | undefined }): boolean => {
  const [start, end] = [instantOf(startAt), instantOf(endAt)];
  return (Number.isNaN(start) || start <= now) && (Number.isNaN(end) || now <= end);
};

/** Whole days and remaining hours until `endAt`; zero when it is past or missing (platform 4, readings 4.20). */
export const productExpiration = (now: number, endAt: string | undefined): { readonly day: number; readonly hour: number } => {
  const left = instantOf(endAt) - now;
  if (Number.isNaN(left) || left <= 0) return { day: 0, hour: 0 };
  const hours = Math.floor(left / HOUR);
  return { day: Math.floor(hours / 24), hour: hours % 24 };
};
