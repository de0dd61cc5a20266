import { describe, expect, it } from 'vitest';
import { coverageDesigns } from '../coverage/coverage-designs.ts';
import { findAdmesh } from './check-stl.ts';
import { exportFaults } from './export-faults.ts';

/*
 * A few of the designs that cover every choice, by every outside reader that is installed; `npm run bench -- exchange` takes
 * all of them.
 */
const SHARE = 5;
const admesh = findAdmesh();
const { designs } = coverageDesigns(60);
const picked = designs.filter((_, index) => index % Math.floor(designs.length / SHARE) === 0);

describe('files of designs that cover the choices', () => {
  it('are several', () => {
    expect(picked.length).toBeGreaterThanOrEqual(SHARE);
  });
  it.each(picked.map((design, index) => [index, design] as const))('number %d: no fault', async (_, design) => {
    expect(await exportFaults(design, admesh)).toEqual([]);
  });
});
