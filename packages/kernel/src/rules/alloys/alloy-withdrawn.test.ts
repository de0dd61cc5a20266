import { expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import type { AlloySpec, CieLab, KernelTables } from '../../design/tables.ts';
import { checkDesign } from '../engine/check-design.ts';

/** Colours as they were measured. */
const LAB: Readonly<Record<string, CieLab>> = {
  'au585-yellow': [90, 2, 20],
  'au585-rose': [88, 5.5, 16],
  'au585-white-pd': [84, 1, 7],
};

/** The tables without these alloys on offer, and with one of the house's own. */
function tablesWith(withdrawn: readonly string[], own: readonly AlloySpec[] = []): KernelTables {
  const mark = (alloy: AlloySpec): AlloySpec => ({
    ...alloy,
    ...(LAB[alloy.id] === undefined ? {} : { lab: LAB[alloy.id] }),
    ...(withdrawn.includes(alloy.id) ? { isWithdrawn: true as const } : {}),
  });
  return { ...TABLES, alloys: [...TABLES.alloys, ...own].map(mark) };
}

const specOf = (id: string): AlloySpec => {
  const found = TABLES.alloys.find((alloy) => alloy.id === id);
  if (found === undefined) throw new Error(`the tables have no ${id}`);
  return found;
};
const plain = { stones: [], grooves: [], engravings: [] };
const lane = (alloy: string) => ({ alloy, share: 1, finish: 'polished' as const, pattern: 0 });
const issuesOf = (alloys: readonly string[], tables: KernelTables) =>
  checkDesign({ version: 3, rings: [ringWith({ ...plain, segments: alloys.map(lane) })] }, tables);

it('refuses a withdrawn alloy and offers what was measured nearest to it in its fineness', () => {
  // Called yellow by the house, and nearer to rose than to yellow.
  const dawn: AlloySpec = { ...specOf('au585-yellow'), id: 'au585-yellow-h1', lab: [88, 4.5, 17] };
  expect(issuesOf([dawn.id], tablesWith([dawn.id], [dawn]))).toMatchObject([
    { code: 'alloy.withdrawn', path: '/rings/0/segments/0/alloy', params: { alloy: dawn.id }, severity: 'error' },
  ]);
  const nearest = (tables: KernelTables): unknown => issuesOf([dawn.id], tables)[0]?.repair?.value;
  expect(nearest(tablesWith([dawn.id], [dawn]))).toBe('au585-rose');
  // Where that one is gone as well, the next.
  expect(nearest(tablesWith([dawn.id, 'au585-rose'], [dawn]))).toBe('au585-yellow');
});

it('offers another fineness where none of its own is left', () => {
  const golds = TABLES.alloys.filter(({ family, fineness }) => family === 'gold' && fineness === 585);
  const tables = tablesWith(golds.map(({ id }) => id));
  const [issue] = issuesOf(['au585-yellow'], tables);
  const repair = tables.alloys.find(({ id }) => id === issue?.repair?.value);
  expect(repair).toMatchObject({ family: 'gold', colour: 'yellow' });
  expect(repair?.fineness).not.toBe(585);
});

it('keeps the other part of a two-tone ring: what is offered can be joined to it', () => {
  const [issue] = issuesOf(['au585-yellow', 'au585-rose'], tablesWith(['au585-rose']));
  expect(issue).toMatchObject({
    code: 'alloy.withdrawn',
    path: '/rings/0/segments/1/alloy',
    repair: { value: expect.stringMatching(/^au585-/u) },
  });
});
