import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-app.ts';
import { HouseAlloys } from '../alloys/house-alloys.ts';
import { DRAWN_VERSION } from '../stills/stills.ts';
import { findListBasis } from './list-basis.ts';

test('a picture drawn anew by a process whose clock is behind gives lists another mark', async () => {
  const { database, drop } = await createTestDatabase();
  const alloys = new HouseAlloys(database);
  const { rows } = await database.pool.query('select id from dealers limit 1');
  const mark = async (): Promise<string> => (await findListBasis({ database, alloys }, rows[0].id)).mark;
  const draw = (key: string, at: string) =>
    database.pool.query(
      `insert into drawn_pictures (design_key, drawn_version, drawn_at) values ($1, $2, $3)
        on conflict (design_key, drawn_version) do update set drawn_at = excluded.drawn_at`,
      [key, DRAWN_VERSION, at],
    );
  const marks = [await mark()];
  for (const [key, at] of [
    ['a', '2026-11-21T10:00:00Z'],
    ['b', '2026-11-21T12:00:00Z'],
    ['a', '2026-11-21T11:00:00Z'],
    ['a', '2026-11-21T10:59:59.5Z'],
  ] as const) {
    await draw(key, at);
    marks.push(await mark());
  }
  expect(new Set(marks).size).toBe(5);
  expect(await mark()).toBe(marks.at(-1));
  await drop();
});
