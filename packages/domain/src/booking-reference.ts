/** Most digits of a booking reference (platform 9). */
export const BOOKING_REFERENCE_LENGTH = 7;

/** True for 1 to 7 digits; leading zeros belong to it: a reference is text, not a number (readings 4.17). */
export function isBookingReference(text: string): boolean {
  return /^\d+$/u.test(text) && text.length <= BOOKING_REFERENCE_LENGTH;
}

/** The reference in groups of three from the end, for reading aloud: 4827160 → '4 827 160'. The separator is a no-break space. */
export function groupBookingReference(reference: string): string {
  return reference.replaceAll(/\B(?=(?:\d{3})+$)/gu, '\u00A0');
}
