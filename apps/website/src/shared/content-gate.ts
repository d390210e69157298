import { useMatches } from 'react-router';

/** A page that asks for sign-in: its loader puts this in its data as `gate`. */
export interface PageGate {
  /** Milliseconds until the sign-in layer opens, counted from the first interaction; 0 = at once, and the page holds its content back. */
  readonly delay: number;
  /** Where a visitor without scripts signs in; leads back to the page. */
  readonly signIn: string;
}

const gateIn = (data: unknown): PageGate | undefined => {
  if (typeof data !== 'object' || data === null || !('gate' in data)) return undefined;
  const { gate } = data;
  if (typeof gate !== 'object' || gate === null || !('delay' in gate) || !('signIn' in gate)) return undefined;
  return typeof gate.delay === 'number' && typeof gate.signIn === 'string' ? { delay: gate.delay, signIn: gate.signIn } : undefined;
};

/** The gate of the page shown, on the server and after every navigation; undefined when it is open (platform 2.4 "Protected pages"). */
export const usePageGate = (): PageGate | undefined => {
  for (const match of useMatches()) {
    const gate = gateIn(match.loaderData);
    if (gate !== undefined) return gate;
  }
  return undefined;
};
