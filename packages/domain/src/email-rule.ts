const LOCAL_PART = /^[^\s@"(),:;<>[\]\\]{1,64}$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const LONGEST = 254;

/** True for an address that mail can be sent to: one @, no dot at the ends or doubled, a domain of at least two labels, 254 characters at most. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || text.length > LONGEST || !LOCAL_PART.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return labels.length >= 2 && labels.every((label) => DOMAIN_LABEL.test(label)) && /^(?:\p{L}{2,}|xn--.+)$/u.test(labels.at(-1) ?? '');
}

/** Message for an e-mail field, or null (platform 5). */
export function validateEmail(text: string): 'error.email.required' | 'error.email.format' | null {
  const email = text.trim();
  if (email === '') return 'error.email.required';
  return isEmail(email) ? null : 'error.email.format';
}
