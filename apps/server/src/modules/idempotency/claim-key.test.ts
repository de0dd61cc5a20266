import { expect, test } from 'vitest';
import type { Queryable } from '../../storage/database.ts';
import { madeBy, type IdempotentCall } from './claim-key.ts';

const call: IdempotentCall = { act: 'showcase', dealerId: 'dealer', key: 'key', body: { place: 'Tray 1' } };
type Row = { readonly fingerprint: string; readonly madeId: string };

/** Answers each query with the next of these rows. */
function databaseOf(...answers: readonly (readonly Row[])[]) {
  let asked = 0;
  const where = async (): Promise<readonly Row[]> => answers[asked++] ?? [];
  const database = { select: () => ({ from: () => ({ where }) }) } as unknown as Queryable; // all that is asked of it
  return { database, asked: () => asked };
}

test('what another body has made between two queries is not taken for this one', async () => {
  const other = { fingerprint: 'of another body', madeId: 'made by it' };
  const { database, asked } = databaseOf([], [other]);
  expect(await madeBy(database, call)).toBeNull();
  expect(asked()).toBe(1);
  await expect(madeBy(database, call)).rejects.toMatchObject({ code: 'idempotency.other-body' });
});
