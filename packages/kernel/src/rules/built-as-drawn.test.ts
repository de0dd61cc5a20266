import { expect, it } from 'vitest';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { STRAIGHT } from '../design/blank-ring.ts';
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
