import type { Profile } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserAuthFixture, type Refused, type UserAuthFixture } from './user-auth-fixture.ts';

const DAY = 86_400_000;
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

const aProfile = async (partner = 'AFFR') => {
  const { email, session, browser } = await room.aMember(room.aBrowser(), partner);
  const using = { token: session.token, browser };
  return {
    email,
    session,
    read: async () => (await room.get<Profile>('/me', using)).body,
    write: (update: unknown, query = '') => room.post<Profile & Refused>(`/me${query}`, update, using),
    changedAt: async () =>
      (await room.database.pool.query<{ changed_at: Date }>('select changed_at from member where uuid = $1', [session.uuid])).rows[0]?.changed_at.getTime(),
  };
};

const FULL = {
  name: { firstName: 'Zoé', lastName: 'O’Neill', gender: 'F' },
  birthDate: '1984-05-17',
  nationality: 'FR',
  address: { line1: '1 rue de la Paix', line2: 'Bât. B', postCode: '75002', city: 'Paris', country: 'FR', phone: '+33612345678' },
  newsletterPreference: { sms: true },
};

describe('a profile', () => {
  test('is empty but for the address at first', async () => {
    const { email, session, read } = await aProfile();
    expect(await read()).toEqual({
      uuid: session.uuid,
      status: 'active',
      deleted: false,
      type: 'member',
      email,
      partnerData: { code: 'AFFR' },
      name: {},
      address: {},
      newsletterPreference: { sms: false, frequency: 'none', shouldDisplayFrequencyModal: false },
      hasPassword: true,
      signIns: [],
    });
  });

  test('takes the whole payload, and gives it back', async () => {
    const { write, read } = await aProfile();
    expect(await write(FULL)).toMatchObject({ status: 200, body: { ...FULL, newsletterPreference: { sms: true, frequency: 'none' } } });
    expect(await read()).toMatchObject({ name: FULL.name, birthDate: FULL.birthDate, address: FULL.address });
  });

  test('a part left out stays, an empty text is cleared', async () => {
    const { write, read } = await aProfile();
    await write(FULL);
    await write({ address: { line2: '', city: 'Lyon' }, birthDate: '' });
    const after = await read();
    expect(after.address).toEqual({ line1: FULL.address.line1, postCode: '75002', city: 'Lyon', country: 'FR', phone: '+33612345678' });
    expect(after.birthDate).toBeUndefined();
    expect(after.name).toEqual(FULL.name);
  });

  test('names each wrong field by the message of the form, and changes nothing', async () => {
    const { write, read } = await aProfile();
    const reply = await write({ name: { firstName: 'Z', lastName: 'R2D2' }, birthDate: '2023-02-29', address: { phone: '+33 1', city: 'Paris' } });
    expect(reply.status).toBe(400);
    expect(reply.body.fieldErrors).toEqual([
      { path: 'name.firstName', messageId: 'error.firstName.minlength' },
      { path: 'name.lastName', messageId: 'error.lastName.invalid' },
      { path: 'birthDate', messageId: 'error.birthdate.day' },
      { path: 'address.phone', messageId: 'error.phone.invalid' },
    ]);
    expect((await read()).address).toEqual({});
  });

  test('text messages need a mobile number', async () => {
    const { write } = await aProfile();
    const wrong = [{ path: 'address.phone', messageId: 'error.phone.when.sms.is.activated' }];
    expect((await write({ newsletterPreference: { sms: true } })).body.fieldErrors).toEqual(wrong);
    expect((await write({ newsletterPreference: { sms: true }, address: { phone: '+33123456789' } })).body.fieldErrors).toEqual(wrong);
    expect((await write({ newsletterPreference: { sms: true }, address: { phone: '+33612345678' } })).status).toBe(200);
    expect((await write({ address: { phone: '' } })).body.fieldErrors).toEqual(wrong); // the wish stands: its number can't go
    expect((await write({ address: { phone: '' }, newsletterPreference: { sms: false } })).status).toBe(200);
  });

  test('saved silently it does not count as changed', async () => {
    const { write, changedAt } = await aProfile();
    const before = await changedAt();
    room.pass(DAY);
    await write({ name: { firstName: 'Zoé' } }, '?silent=true');
    expect(await changedAt()).toBe(before);
    await write({ name: { firstName: 'Zoé' } });
    expect(await changedAt()).toBe(room.now());
  });

  test('needs a sign-in', async () => {
    expect((await room.get('/me', { browser: room.aBrowser() })).status).toBe(401);
    expect((await room.post('/me', FULL, { browser: room.aBrowser() })).status).toBe(401);
  });
});

describe('how often to write', () => {
  test('is asked where the brand wishes it, until it is answered or closed', async () => {
    for (const answer of [{ frequency: 'weekly' }, { shouldDisplayFrequencyModal: false }]) {
      const { read, write } = await aProfile('GEDE');
      expect((await read()).newsletterPreference.shouldDisplayFrequencyModal).toBe(true);
      await write({ newsletterPreference: answer }, '?silent=true');
      expect((await read()).newsletterPreference).toMatchObject({ shouldDisplayFrequencyModal: false });
    }
  });
});
