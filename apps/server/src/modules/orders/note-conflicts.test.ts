import { ALLOYS } from '@ringwerk/catalogue';
import { NO_NOTES } from '@ringwerk/contract';
import { parseDesign } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { requireConcord } from './note-conflicts.ts';

const parsed = parseDesign(WORKED_EXAMPLE);
if (!parsed.ok) throw new Error('the worked example is no design');
const { value: design } = parsed;
const NOBODY = { first: '', second: '' };
const position = (note: string) => ({ design, note });

test('between the notes of an order of twenty positions others have their turn', async () => {
  const positions = Array.from({ length: 20 }, () => position('wie besprochen'));
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  await requireConcord(
    { notes: NO_NOTES, persons: NOBODY, positions, pathOf: (index) => `/positions/${index}` },
    ALLOYS,
  );
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(positions.length);
});

test('a finding for each place, at the field of its note', async () => {
  const read = requireConcord(
    {
      notes: { ...NO_NOTES, delivery: 'in Platin' },
      persons: NOBODY,
      positions: [position(''), position('9 mm breit')],
      pathOf: (index) => `/positions/${index}`,
    },
    ALLOYS,
  );
  await expect(read).rejects.toMatchObject({
    issues: [{ path: '/notes/delivery' }, { path: '/positions/1/note' }],
  });
});
