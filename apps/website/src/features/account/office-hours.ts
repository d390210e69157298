const CLOCK = /(\d{1,2})(?:[:.](\d{2}))?[\u00A0\u202F ]?(am|pm)?/giu;

/**
 * Whether somebody answers now, from the hours as they are written for readers: the last two times in the text are the first and the last minute.
 * @param localTime the shop's clock, `YYYY-MM-DDTHH:mm:ss`
 * @returns undefined when the text names no hours
 * @example isOfficeOpen('7 jours sur 7, 8 h – 22 h', '2026-11-21T21:59:00') // true
 */
export const isOfficeOpen = (hours: string, localTime: string): boolean | undefined => {
  const times = [...hours.matchAll(CLOCK)].map(([, hour = '', minute = '0', half]) => {
    const isLater = half?.toLowerCase() === 'pm' && Number(hour) < 12;
    return (Number(hour) + (isLater ? 12 : 0)) * 60 + Number(minute);
  });
  const [from, to] = times.slice(-2);
  if (from === undefined || to === undefined || from >= to || to > 24 * 60) return undefined;
  const now = Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16));
  return now >= from && now < to;
};
