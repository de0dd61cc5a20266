import type { DealerRole, DealerUser, DealerUserLink } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

const PASSWORD = 'a password of their own';

let house: TestApp;
let owner: TestUser;
let sales: TestUser;
let dealerId: string;
beforeEach(async () => {
  house = await startTestApp({ publicUrl: 'https://portal.example' });
  owner = await house.logIn('10001');
  sales = await house.logIn('90001-2');
  dealerId = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers[0].id;
});
afterEach(() => house.close());

type Answer = Awaited<ReturnType<TestUser['call']>>;
const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];
const tokenOf = ({ url }: DealerUserLink): string => new URL(url ?? '').searchParams.get('token') ?? '';
const accept = (token: string) =>
  house.app.inject({
    method: 'POST',
    url: '/api/invitations/accept',
    payload: { token, name: 'Mia Huber', password: PASSWORD },
  });
const logIn = (customerNumber: string, password: string) =>
  house.app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
const session = (user: TestUser) => user.call({ url: '/api/session' });
let invitations = 0;

/** The same acts, by the owner in the dealer area and by the house in the dealer's file. */
const SIDES = [
  ['the owner', () => owner, () => '/api/dealer/users'],
  ['the house', () => sales, () => `/api/dealers/${dealerId}/users`],
] as const;

describe.each(SIDES)('%s', (_, by, base) => {
  const people = async (): Promise<DealerUser[]> =>
    base().startsWith('/api/dealers/')
      ? (await sales.call({ url: `/api/dealers/${dealerId}` })).json().people
      : (await owner.call({ url: base() })).json().users;
  const find = async (number: string): Promise<DealerUser> => {
    const found = (await people()).find(({ customerNumber }) => customerNumber === number);
    if (found === undefined) throw new Error(`there is no ${number}`);
    return found;
  };
  const invite = (role: DealerRole = 'seller') => {
    invitations += 1;
    const payload = { email: `mia-${invitations}@sonnleitner.example`, role, delivery: 'shown' };
    return by().call({ method: 'POST', url: base(), payload });
  };
  const change = ({ id, version }: Pick<DealerUser, 'id' | 'version'>, payload: object) =>
    by().call({ method: 'PATCH', url: `${base()}/${id}`, payload: { version, ...payload } });

  it('sees everybody of the company, and nobody else', async () => {
    expect((await people()).map(({ customerNumber, role, state }) => [customerNumber, role, state])).toEqual([
      ['10001', 'owner', 'active'],
      ['10001-2', 'seller', 'active'],
      ['10001-3', 'trainee', 'active'],
    ]);
  });

  it('invites: the person chooses name and password by the link, once, and logs in with the next number', async () => {
    const answer = await invite('trainee');
    expect(answer.statusCode, answer.body).toBe(200);
    const link: DealerUserLink = answer.json();
    expect(link).toMatchObject({
      kind: 'invitation',
      user: { customerNumber: '10001-4', role: 'trainee', state: 'invited' },
    });
    expect((await accept(tokenOf(link))).json()).toEqual({ customerNumber: '10001-4' });
    expect((await accept(tokenOf(link))).statusCode).toBe(410);
    expect((await logIn('10001-4', PASSWORD)).json()).toMatchObject({ user: { name: 'Mia Huber', role: 'trainee' } });
    const { entries } = (await sales.call({ url: `/api/dealers/${dealerId}/history` })).json();
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['person.invited', 'person.accepted']));
    expect(JSON.stringify(entries)).not.toContain(tokenOf(link));
  });

  it('gives another role, which counts with the next request; who loses trade prices is logged out', async () => {
    const seller = await house.logIn('10001-2');
    expect((await seller.call({ url: '/api/price-basis' })).statusCode).toBe(200);
    const changed = await change(await find('10001-2'), { role: 'trainee', name: 'Jonas E.' });
    expect(changed.json()).toMatchObject({ role: 'trainee', name: 'Jonas E.', sessions: 0 });
    expect((await session(seller)).statusCode).toBe(401);
    const again = await house.logIn('10001-2');
    expect(refusal(await again.call({ url: '/api/price-basis' }))).toEqual([403, 'session.forbidden']);
    expect((await change(await find('10001-2'), { role: 'owner' })).statusCode).toBe(200);
    expect((await again.call({ url: '/api/dealer/users' })).statusCode).toBe(200);
  });

  it('blocks: every session ends and links die; unblocked the old password opens a new one', async () => {
    const seller = await house.logIn('10001-2');
    const { id } = await find('10001-2');
    const made = await by().call({ method: 'POST', url: `${base()}/${id}/links`, payload: { delivery: 'shown' } });
    expect((await change(await find('10001-2'), { isDisabled: true })).json().state).toBe('disabled');
    expect((await session(seller)).statusCode).toBe(401);
    expect((await logIn('10001-2', TEST_PASSWORD)).statusCode).toBe(401);
    const payload = { token: tokenOf(made.json()), password: PASSWORD };
    const reset = await house.app.inject({ method: 'POST', url: '/api/password-resets/redeem', payload });
    expect(reset.statusCode).toBeGreaterThanOrEqual(400);
    expect((await change(await find('10001-2'), { isDisabled: false })).statusCode).toBe(200);
    expect((await logIn('10001-2', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('logs somebody out everywhere, and makes a link for another password', async () => {
    const seller = await house.logIn('10001-2');
    const { id } = await find('10001-2');
    const ended = await by().call({ method: 'DELETE', url: `${base()}/${id}/sessions` });
    expect(ended.json().sessions).toBe(0);
    expect((await session(seller)).statusCode).toBe(401);
    const link = await by().call({ method: 'POST', url: `${base()}/${id}/links`, payload: { delivery: 'mail' } });
    // Without a mail server, and for somebody without an address, it is shown.
    expect(link.json()).toMatchObject({ kind: 'password', url: expect.stringContaining('/passwort?token=') });
  });

  it('is answered 409 with what it is now, after a colleague’s change', async () => {
    const seen = await find('10001-2');
    await change(seen, { name: 'Jonas B.' });
    const stale = await change(seen, { name: 'Jonas C.' });
    expect(refusal(stale)).toEqual([409, 'person.changed']);
    expect(stale.json().error.issues[0].params).toMatchObject({ name: 'Jonas B.', version: seen.version + 1 });
  });
});

describe('the owner', () => {
  const users = async (user = owner): Promise<DealerUser[]> =>
    (await user.call({ url: '/api/dealer/users' })).json().users;
  const change = (user: TestUser, { id, version }: DealerUser, payload: object) =>
    user.call({ method: 'PATCH', url: `/api/dealer/users/${id}`, payload: { version, ...payload } });

  it('who is the last one does not take himself away; of two at once who take each other away one stays', async () => {
    const [first, second] = await users();
    if (first === undefined || second === undefined) throw new Error('the company has two users');
    for (const payload of [{ role: 'seller' }, { isDisabled: true }])
      expect(refusal(await change(owner, first, payload))).toEqual([409, 'person.last-owner']);
    expect((await change(owner, second, { role: 'owner' })).statusCode).toBe(200);
    const other = await house.logIn('10001-2');
    const [mine, theirs] = await users();
    if (mine === undefined || theirs === undefined) throw new Error('the company has two users');
    const answers = await Promise.all([
      change(owner, theirs, { isDisabled: true }),
      change(other, mine, { isDisabled: true }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  });

  it('reaches no user of another company, nor does a seller or a trainee reach their own', async () => {
    const stranger = await house.logIn('10002');
    const [, seller] = await users();
    if (seller === undefined) throw new Error('the company has two users');
    expect(refusal(await change(stranger, seller, { isDisabled: true }))).toEqual([404, 'person.unknown']);
    for (const number of ['10001-2', '10001-3'])
      expect((await change(await house.logIn(number), seller, { role: 'owner' })).statusCode).toBe(403);
    const other = (await sales.call({ url: '/api/dealers?q=10002' })).json().dealers[0].id;
    const across = await sales.call({
      method: 'PATCH',
      url: `/api/dealers/${other}/users/${seller.id}`,
      payload: { version: seller.version, isDisabled: true },
    });
    expect(refusal(across)).toEqual([404, 'person.unknown']);
    const { rows } = await house.database.pool.query("select id from dealers where kind = 'manufactory'");
    const own = await sales.call({
      method: 'POST',
      url: `/api/dealers/${rows[0].id}/users`,
      payload: { email: 'x@ringwerk.example', role: 'owner', delivery: 'shown' },
    });
    expect(refusal(own)).toEqual([404, 'dealer.unknown']);
  });

  it('may be blocked by the house, also the last one, which lets nobody into a closed dealer', async () => {
    const [first] = await users();
    if (first === undefined) throw new Error('the company has an owner');
    const url = `/api/dealers/${dealerId}/users/${first.id}`;
    const blocked = await sales.call({ method: 'PATCH', url, payload: { version: first.version, isDisabled: true } });
    expect(blocked.json().state).toBe('disabled');
    expect((await session(owner)).statusCode).toBe(401);
    const { version, openOrders } = (await sales.call({ url: `/api/dealers/${dealerId}` })).json();
    const payload = { version, state: 'closed', openOrders };
    await sales.call({ method: 'POST', url: `/api/dealers/${dealerId}/state`, payload });
    const invitation = { email: 'neu@sonnleitner.example', role: 'seller', delivery: 'shown' };
    const invited = await sales.call({ method: 'POST', url: `/api/dealers/${dealerId}/users`, payload: invitation });
    expect(refusal(invited)).toEqual([403, 'dealer.closed']);
  });
});
