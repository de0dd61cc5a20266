import { expect, it } from 'vitest';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import { PLAIN_RING, STRAIGHT } from '../design/blank-ring.ts';
import { mm } from '../units/quantities.ts';
import { checkDesign } from './engine/check-design.ts';

it('refuses a groove that would go through the band for its wall, not for its place', () => {
  const ring = ringWith({
    profile: 'F01',
    width: mm(6),
    height: mm(1.2),
    stones: [],
    grooves: [{ shape: 'v60', width: mm(2), position: mm(0), path: STRAIGHT }],
  });
  const named = checkDesign({ version: 3, rings: [ring] }, TABLES).map(({ code }) => code);
  expect(named).toContain('groove.wall');
  expect(named).not.toContain('groove.edge-distance');
});

it('refuses shells whose joint would lie in the wall of a step, and proposes to leave the step out', () => {
  const edges = { left: { form: 'step', width: mm(0.85), depth: mm(1), finish: 'polished' }, right: null } as const;
  const ring = ringWith({
    profile: 'F17',
    width: mm(9.4),
    height: mm(2.8),
    size: mm(79),
    stones: [],
    engravings: [],
    edges,
    split: { ...PLAIN_RING.split, form: 'shell' },
    segments: (['au585-yellow', 'au585-rose'] as const).map((alloy, inside) => ({
      alloy,
      share: inside === 0 ? 2 : 10,
      finish: 'polished',
      pattern: 0,
    })),
  });
  const refused = checkDesign({ version: 3, rings: [ring] }, TABLES).find(({ code }) => code === 'split.profile');
  expect(ringBody(ring, TABLES).shell).toBeNull();
  expect(refused?.path).toBe('/rings/0/split/form');
  expect(refused?.repair).toMatchObject({ path: '/rings/0/edges/left', value: null });
  expect(ringBody({ ...ring, edges: { left: null, right: null } }, TABLES).shell).not.toBeNull();
});
