import { MINIMUM_BIRTH_YEAR } from './age-band.ts';
import { type CalendarDay, calendarDayParts, isCalendarDay, isValidDate } from './calendar-day.ts';
import { ACCEPTED_PHONE_TYPES, MOBILE_PHONE_TYPES, type PhoneInput } from './contact-phone.ts';
import { validateName } from './name-rules.ts';

/** Birth date as the three fields of the profile form hold it; '' = not given. */
export interface BirthdateFields {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}
export type BirthdateError = 'error.birthdate.day' | 'error.birthdate.month' | 'error.birthdate.year';

/** Message by field: all three given, or all three empty; the day exists, from 1900 on and not after today (platform 5). */
export function validateBirthdateFields({ day, month, year }: BirthdateFields, today: CalendarDay): Partial<Record<keyof BirthdateFields, BirthdateError>> {
  const texts = { day: day.trim(), month: month.trim(), year: year.trim() };
  if (texts.day === '' && texts.month === '' && texts.year === '') return {};
  const isNumber = (text: string) => /^\d{1,4}$/u.test(text);
  const errors: Partial<Record<keyof BirthdateFields, BirthdateError>> = {};
  if (!isNumber(texts.year) || Number(texts.year) < MINIMUM_BIRTH_YEAR || Number(texts.year) > calendarDayParts(today).year)
    errors.year = 'error.birthdate.year';
  if (!isNumber(texts.month) || Number(texts.month) < 1 || Number(texts.month) > 12) errors.month = 'error.birthdate.month';
  // Without a month and a year any day up to 31 may be right.
  const isDay =
    errors.month !== undefined || errors.year !== undefined
      ? isNumber(texts.day) && Number(texts.day) >= 1 && Number(texts.day) <= 31
      : isNumber(texts.day) && isValidDate(Number(texts.year), Number(texts.month), Number(texts.day));
  if (!isDay) errors.day = 'error.birthdate.day';
  if (Object.keys(errors).length === 0 && formatBirthdate({ day, month, year }) > today) errors.year = 'error.birthdate.year';
  return errors;
}

/** The fields as they are sent: zero-padded `YYYY-MM-DD`, '' when empty (platform 5). The fields must be valid. */
export function formatBirthdate({ day, month, year }: BirthdateFields): string {
  const pad = (text: string, length: number) => text.trim().padStart(length, '0');
  return day.trim() === '' ? '' : `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** What the profile rules read; '' = cleared, undefined = left as it is. */
export interface ProfileInput {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthDate?: string | undefined;
  /** The phone as it stands after the update. */
  readonly phone: PhoneInput;
  /** Text messages are wished after the update. */
  readonly sms: boolean;
}

export type ProfileErrors = Readonly<Partial<Record<'firstName' | 'lastName' | 'birthDate' | 'phone', string>>>;

/** Message for the profile's phone, or null: a valid number when given; with text messages a mobile one is required (platform 5, readings 1.17). */
export function validateProfilePhone(phone: PhoneInput, sms: boolean): 'error.phone.invalid' | 'error.phone.when.sms.is.activated' | null {
  const isGiven = phone.text.trim() !== '';
  if (isGiven && !(phone.isValid && ACCEPTED_PHONE_TYPES.includes(phone.type))) return 'error.phone.invalid';
  return sms && !(isGiven && MOBILE_PHONE_TYPES.includes(phone.type)) ? 'error.phone.when.sms.is.activated' : null;
}

/** Messages by field for a profile update, none when it is fine (platform 5 "Profile"). An emptied name is too short a name. */
export function validateProfile(input: ProfileInput, today: CalendarDay): ProfileErrors {
  const first = input.firstName === undefined ? null : validateName('firstName', input.firstName);
  const last = input.lastName === undefined ? null : validateName('lastName', input.lastName);
  const { birthDate } = input;
  const isBirthDate =
    birthDate === undefined || birthDate === '' || (isCalendarDay(birthDate) && birthDate <= today && calendarDayParts(birthDate).year >= MINIMUM_BIRTH_YEAR);
  const phone = validateProfilePhone(input.phone, input.sms);
  return {
    ...(first === null ? {} : { firstName: first }),
    ...(last === null ? {} : { lastName: last }),
    ...(isBirthDate ? {} : { birthDate: isCalendarDay(birthDate) ? 'error.birthdate.year' : 'error.birthdate.day' }),
    ...(phone === null ? {} : { phone }),
  };
}
