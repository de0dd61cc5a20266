import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';

const lines: string[] = [];
let shop: TestApp;
let owner: TestUser;
beforeAll(async () => {
  shop = await startTestApp({ logLevel: 'info' }, { log: { write: (line) => void lines.push(line) } });
  owner = await shop.logIn('10001');
});
afterAll(() => shop.close());
beforeEach(() => {
  lines.length = 0;
});

/** Lets every insert into a table fail as the database fails, with its own sentence that repeats what was written. */
const failInserts = (table: string, sqlstate: string, words: string) =>
  shop.database.pool.query(
    `create or replace function refuse() returns trigger language plpgsql as $$
       begin raise exception '%', ${words} using errcode = '${sqlstate}'; end $$;
     create or replace trigger refuse before insert on ${table} for each row execute function refuse()`,
  );
const letInserts = (table: string) => shop.database.pool.query(`drop trigger refuse on ${table}`);
const createList = () => owner.call({ method: 'POST', url: '/api/watch-lists', payload: { name: 'Neue Ringe' } });
const health = async () => {
  const answer = await shop.app.inject({ url: '/api/health' });
  return [answer.statusCode, answer.json().error?.code ?? answer.json().status];
};

describe('the log', () => {
  test('names a failing statement without words, tokens and values', async () => {
    const share = (
      await owner.call({
        method: 'POST',
        url: '/api/shares',
        payload: { design: WORKED_EXAMPLE, name: 'Classic', language: 'de', country: 'DE', showsPrice: true },
      })
    ).json();
    await failInserts('share_messages', 'P0001', 'new.text');
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/couple/${share.token}/messages`,
      payload: { author: 'Anna Geheim', text: 'our most private words' },
    });
    await letInserts('share_messages');
    expect(answer.statusCode).toBe(500);
    const log = lines.join('');
    expect(log).toContain('request failed');
    expect(log).toContain(answer.json().error.requestId);
    expect(log).toContain('insert into \\"share_messages\\"');
    expect(log).toContain('P0001');
    for (const secret of [share.token, 'Anna Geheim', 'our most private words', 'params'])
      expect(log).not.toContain(secret);
  });

  test('has no password hash of an account that could not be written', async () => {
    await shop.database.pool.query(
      "insert into registrations (company, contact, email, country, language) values ('Lindner', 'Eva', 'eva@lindner.example', 'DE', 'de')",
    );
    const staff = await shop.logIn('90001');
    const [request] = (await staff.call({ url: '/api/registrations' })).json().registrations;
    await failInserts('users', '23505', 'new.password_hash || new.email');
    const answer = await staff.call({
      method: 'POST',
      url: `/api/registrations/${request.id}/decision`,
      payload: { decision: 'approve' },
    });
    await letInserts('users');
    expect(answer.statusCode).toBe(500);
    expect(lines.join('')).toContain('23505');
    expect(lines.join('')).not.toMatch(/argon2|eva@lindner/);
  });

  test('calls a picture that is not there yet no broken database', async () => {
    const answer = await owner.call({ url: '/api/models/9001/stills/top?size=512' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'server.unavailable']);
    expect(lines.join('')).not.toContain('database');
    expect(lines.join('')).toContain('asked to come again');
  });

  test('calls a caller that hangs up no broken database', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    socket.write(
      'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
    );
    await sleep(150);
    socket.destroy();
    const hasHungUp = () => lines.join('').includes('hung up');
    for (const deadline = Date.now() + 5_000; !hasHungUp() && Date.now() < deadline;) await sleep(20);
    expect(lines.join('')).toContain('hung up');
    expect(lines.join('')).not.toContain('database');
  });
});

describe('a full disk', () => {
  test.each(['53100', '53200', '58030'])(
    '%s is said as unavailable, by health too until writes succeed',
    async (code) => {
      await failInserts('watch_lists', code, "'could not extend file'");
      const refused = await createList();
      expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'server.unavailable']);
      expect(refused.headers['retry-after']).toBeDefined();
      expect(lines.join('')).toContain('writes fail');
      expect(lines.join('')).not.toContain('database is away');
      expect(await health()).toEqual([503, 'server.unavailable']);
      await letInserts('watch_lists');
      expect((await createList()).statusCode).toBe(200);
      shop.setTime(new Date(Date.now() + 16_000));
      expect(await health()).toEqual([200, 'ok']);
      expect(await health()).toEqual([200, 'ok']);
      shop.setTime(new Date());
    },
  );
});
