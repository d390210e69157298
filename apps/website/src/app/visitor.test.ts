// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IDENTITY, UUID } from '../testing/identity-fixture.ts';
import { createVisitors, visitorShell } from './visitor.server.ts';

const auth = { auth: 'auth', authToken: 'secret' };

const visitorsOver = (answer: () => Response | Promise<Response>) => {
  let now = 0;
  const calls: { device: string | null; body: string }[] = [];
  const visitors = createVisitors({
    userAuthUrl: 'http://auth.invalid',
    ticks: () => now,
    fetch: async (_input, init) => {
      calls.push({ device: new Headers(init?.headers).get('x-device'), body: typeof init?.body === 'string' ? init.body : '' });
      return answer();
    },
  });
  return {
    calls,
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    of: (cookies: Record<string, string>, device = 'device-1') => visitors({ cookies, device }),
  };
};

describe('who a request comes from', () => {
  it('is nobody without cookies, and nobody is asked', async () => {
    const visitors = visitorsOver(() => Response.json(IDENTITY));
    expect(await visitors.of({})).toEqual({ visitor: { state: 'anonymous' }, isRefused: false });
    expect(visitors.calls).toEqual([]);
  });

  it.each([
    ['member', { kind: 'member' }, 'authenticated'],
    ['partner', { kind: 'partner' }, 'authenticated'],
    ['booking', { kind: 'booking', scope: '1234567' }, 'bookingFound'],
    ['operator', { kind: 'operator' }, 'anonymous'],
  ] as const)('a token of kind %s', async (_kind, changes, state) => {
    const { visitor } = await visitorsOver(() => Response.json({ ...IDENTITY, ...changes })).of(auth);
    expect(visitor.state).toBe(state);
  });

  it('is confirmed for this device, once in thirty seconds for each device', async () => {
    const visitors = visitorsOver(() => Response.json(IDENTITY));
    await visitors.of(auth);
    await visitors.of(auth);
    expect(visitors.calls).toEqual([{ device: 'device-1', body: '{"token":"secret"}' }]);
    await visitors.of(auth, 'device-2');
    expect(visitors.calls.at(-1)?.device).toBe('device-2');
    visitors.later(30_001);
    await visitors.of(auth);
    expect(visitors.calls).toHaveLength(3);
  });

  it('is nobody once the token is refused, but a service that fails refuses nothing', async () => {
    const refused = visitorsOver(() => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }));
    expect(await refused.of(auth)).toEqual({ visitor: { state: 'anonymous' }, isRefused: true });
    const failing = visitorsOver(() => new Response('', { status: 500 }));
    expect(await failing.of(auth)).toEqual({ visitor: { state: 'anonymous' }, isRefused: false });
    await failing.of(auth);
    expect(failing.calls).toHaveLength(2);
  });

  it('is identified by cookie and uuid together, not by half of them', async () => {
    const visitors = visitorsOver(() => Response.json(IDENTITY));
    expect((await visitors.of({ auth: 'identified', uuid: UUID })).visitor).toEqual({ state: 'identified', uuid: UUID });
    expect((await visitors.of({ auth: 'identified', uuid: 'x' })).visitor.state).toBe('anonymous');
    expect((await visitors.of({ uuid: UUID })).visitor.state).toBe('anonymous');
  });

  it('takes a partner’s token where nobody has signed in here', async () => {
    const visitors = visitorsOver(() => Response.json({ ...IDENTITY, kind: 'partner' }));
    expect((await visitors.of({ tokenFromPartner: 'theirs' })).visitor).toMatchObject({ state: 'authenticated', token: 'theirs' });
    expect((await visitors.of({ authToken: 'ours', tokenFromPartner: 'theirs' })).visitor).toMatchObject({ token: 'ours' });
  });

  it('keeps a booking that a member found beside the member, and forgets it with the sign-in', async () => {
    const visitors = createVisitors({
      userAuthUrl: 'http://auth.invalid',
      fetch: async (_input, init) =>
        JSON.stringify(init?.body).includes('found') ? Response.json({ ...IDENTITY, kind: 'booking', scope: '1234567' }) : Response.json(IDENTITY),
    });
    const found = { state: 'bookingFound', bookingReference: '1234567', token: 'found' };
    expect((await visitors({ cookies: { ...auth, bookingToken: 'found' }, device: 'device-1' })).visitor).toMatchObject({
      state: 'authenticated',
      token: 'secret',
      found,
    });
    expect((await visitors({ cookies: { bookingToken: 'found' }, device: 'device-1' })).visitor).toEqual({ state: 'anonymous' });
    expect((await visitors({ cookies: { authToken: 'found', bookingToken: 'found' }, device: 'device-1' })).visitor).not.toHaveProperty('found');
  });

  it('never tells the browser its token or uuid again', () => {
    expect(visitorShell({ state: 'authenticated', uuid: UUID, email: 'ana@example.com', token: 'secret' })).toEqual({
      state: 'authenticated',
      email: 'ana@example.com',
    });
  });
});
