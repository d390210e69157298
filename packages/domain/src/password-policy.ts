/** Least characters of a password (platform 9). */
export const PASSWORD_MIN_LENGTH = 10;
/** Longest password that is hashed: beyond it length is an attack, not a password. */
export const PASSWORD_MAX_LENGTH = 256;

/** The lines of the live checklist, in the order they are shown (platform 2.4). */
export const PASSWORD_RULES = ['length', 'uppercase', 'digit', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/u;

const MEETS: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => ASCII_PUNCTUATION.test(password),
};

/** Which lines of the checklist a password meets, for the popover that follows the typing (platform 2.4). */
export function checkPassword(password: string): Readonly<Record<PasswordRule, boolean>> {
  return { length: MEETS.length(password), uppercase: MEETS.uppercase(password), digit: MEETS.digit(password), special: MEETS.special(password) };
}

/** Message for a new password, or null: ten characters, one uppercase letter, one digit, one special character of ASCII (platform 5). */
export function validateNewPassword(password: string): 'error.password.required' | 'auth.password.policy.not.valid' | null {
  if (password === '') return 'error.password.required';
  return Array.from(password).length <= PASSWORD_MAX_LENGTH && PASSWORD_RULES.every((rule) => MEETS[rule](password)) ? null : 'auth.password.policy.not.valid';
}

/** The second, weaker rule set (platform 5): a digit and a special character. */
export function meetsWeakPasswordRules(password: string): boolean {
  return MEETS.digit(password) && MEETS.special(password);
}
