import type { AuditEntry } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let admin: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(new Date('2026-11-20T22:30:00Z'));
  await house.logIn('10001');
  // Half past midnight of the 21st at the manufactory.
  house.setTime(new Date('2026-11-20T23:30:00Z'));
  admin = await house.logIn('90001');
  const put = { language: 'de', title: 'Impressum', body: 'Trauringmanufaktur Berger' };
  await admin.call({ method: 'PUT', url: '/api/legal/imprint', payload: put });
  await admin.call({ method: 'PUT', url: '/api/legal/imprint', payload: { ...put, title: 'Impressum 2026 %' } });
});
afterAll(() => house.close());

interface Listed {
  readonly total: number;
  readonly entries: readonly AuditEntry[];
  readonly entities: readonly string[];
}
const list = async (query = ''): Promise<Listed> => (await admin.call({ url: `/api/audit?${query}` })).json();
const actions = async (query: string): Promise<string[]> => (await list(query)).entries.map(({ action }) => action);

describe('the log in the database', () => {
  test.each([
    "update audit_log set action = 'nothing'",
    'delete from audit_log',
    'delete from audit_log where false',
    'truncate audit_log',
    'truncate audit_log cascade',
  ])('%s is refused', async (statement) => {
    const before = (await house.database.pool.query('select count(*) from audit_log')).rows;
    await expect(house.database.pool.query(statement)).rejects.toThrow('append-only');
    expect((await house.database.pool.query('select count(*) from audit_log')).rows).toEqual(before);
  });
});

describe('the log on the page', () => {
  test('names who, when, what, before and after, newest first', async () => {
    const [entry] = (await list('entity=legal-text')).entries;
    expect(entry).toMatchObject({
      at: '2026-11-20T23:30:00.000Z',
      by: { name: 'Ruth Amsler', customerNumber: '90001' },
      action: 'legal-text.changed',
      entity: 'legal-text',
      entityId: 'imprint/de',
      before: { title: 'Impressum' },
      after: { title: 'Impressum 2026 %' },
    });
  });

  test('is searched by every word, in names, actions, objects and changed fields; signs are no pattern', async () => {
    expect((await list('q=amsler imprint')).total).toBe(2);
    expect((await list('q=Amsler 2026')).total).toBe(1);
    expect((await list('q=%25')).total).toBe(1);
    expect((await list('q=Amsler Sonnleitner')).total).toBe(0);
  });

  test('is filtered by person, object and day of the house', async () => {
    const owner = (await list('q=10001')).entries.find(({ by }) => by !== null)?.by;
    expect(await actions(`userId=${owner?.id}`)).toEqual(['session.opened']);
    expect(await actions('entity=legal-text&entityId=imprint/de')).toHaveLength(2);
    expect(await actions('to=2026-11-20&entity=user')).toEqual(['session.opened']);
    expect((await list('from=2026-11-21&entity=user')).entries.map(({ by }) => by?.customerNumber)).toEqual(['90001']);
    expect((await list('pageSize=1&page=2&entity=legal-text')).entries).toHaveLength(1);
  });

  test('is sorted as a whole by moment, person or deed', async () => {
    const both = async (sort: string) => [
      ...(await list(`pageSize=2&${sort}`)).entries,
      ...(await list(`pageSize=2&page=2&${sort}`)).entries,
    ];
    const newest = (await list()).entries.map(({ id }) => id);
    expect((await both('sort=at')).map(({ id }) => id)).toEqual(newest.toReversed().slice(0, 4));
    expect((await both('sort=at&descending=true')).map(({ id }) => id)).toEqual(newest.slice(0, 4));
    const names = (entries: readonly AuditEntry[]) => entries.map(({ by }) => by?.name);
    expect(names(await both('sort=by'))).toEqual(
      names(await both('sort=by')).toSorted((one = '', other = '') => one.localeCompare(other, 'en')),
    );
    expect(names(await both('sort=by&descending=true'))).toEqual(names(await both('sort=by')).toReversed());
    const deeds = (await both('sort=deed')).map(({ action }) => action);
    expect(deeds).toEqual(['legal-text.changed', 'legal-text.changed', 'session.opened', 'session.opened']);
  });

  test('knows the kinds of its objects', async () => {
    expect((await list()).entities).toEqual(['legal-text', 'user']);
  });

  test('an export holds the same, and is an entry itself', async () => {
    const exported = (await admin.call({ url: '/api/audit/export?entity=legal-text' })).json();
    expect(exported.isCut).toBe(false);
    expect(exported.entries).toHaveLength(2);
    expect((await list('q=exportAudit')).entries[0]).toMatchObject({
      action: 'personal-data.read',
      entity: 'audit',
      detail: { operation: 'exportAudit', entity: 'legal-text' },
    });
  });

  test.each(['from=0000-01-01', 'to=2026-13-01', 'userId=x', 'page=0'])('%s is refused at its field', async (query) => {
    expect((await admin.call({ url: `/api/audit?${query}` })).statusCode).toBe(400);
  });
});
