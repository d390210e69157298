/** How a demo member stands (docs/magic-inputs.md). */
export type DemoStanding = 'active' | 'other-device' | 'locked' | 'social-only' | 'pending';

/** A member every brand of the demo has; never made on a live site. */
export interface DemoMember {
  readonly email: string;
  /** Empty = has none. */
  readonly password: string;
  readonly standing: DemoStanding;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F';
  /** 'YYYY-MM-DD'. */
  readonly birthDate: string;
  readonly phone: string;
}

export const DEMO_PASSWORD = 'Escale-2026';

/** The members of every brand of the demo: one for each way a sign-in can go. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    email: 'camille@example.com',
    password: DEMO_PASSWORD,
    standing: 'active',
    firstName: 'Camille',
    lastName: 'Moreau',
    gender: 'F',
    birthDate: '1984-05-17',
    phone: '+33612345678',
  },
  {
    email: 'devices@example.com',
    password: DEMO_PASSWORD,
    standing: 'other-device',
    firstName: 'Jonas',
    lastName: 'Weber',
    gender: 'M',
    birthDate: '1979-11-02',
    phone: '+4915112345678',
  },
  {
    email: 'locked@example.com',
    password: DEMO_PASSWORD,
    standing: 'locked',
    firstName: 'Noor',
    lastName: 'Haddad',
    gender: 'F',
    birthDate: '1990-02-28',
    phone: '+971501234567',
  },
  {
    email: 'social@example.com',
    password: '',
    standing: 'social-only',
    firstName: 'Emma',
    lastName: 'Clarke',
    gender: 'F',
    birthDate: '1995-08-30',
    phone: '+447400123456',
  },
  {
    email: 'pending@example.com',
    password: DEMO_PASSWORD,
    standing: 'pending',
    firstName: 'Luca',
    lastName: 'Ferri',
    gender: 'M',
    birthDate: '1988-12-24',
    phone: '+393123456789',
  },
];
