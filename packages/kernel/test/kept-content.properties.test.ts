import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_ENGRAVING } from '../src/design/blank-ring.ts';
import { parseDesign } from '../src/design/parse-design.ts';
import { ENGRAVING_FONTS, ENGRAVING_METHODS, type Design, type RingDesign } from '../src/design/ring-design.ts';
import { serialiseDesign } from '../src/design/serialise-design.ts';
import { written } from '../src/rules/engine/changed-ring.ts';
import { checkDesign } from '../src/rules/engine/check-design.ts';
import { repairWays } from '../src/rules/engine/repair-design.ts';
import { TABLES } from './fixtures/tables.ts';
import { likelyDesign } from './likely/likely-design.ts';
import { SEED } from './random-design.ts';

/* A way out may move, shrink, part or redraw what a couple asked for; it never leaves any of it out. */

const PATIENCE = 120_000;
const LONG = 'Anna Magdalena & Paul Friedrich 12.06.2027 für immer und ewig';
const TEXTS = [
  '',
  'Anna',
  LONG.slice(0, 60),
  'À bientôt, ma chérie, à bientôt',
  '永遠に愛しています永遠に愛しています永遠に',
];
const FRAME = 'M-1 -1L1 -1L1 1L-1 1ZM-.95 -.95V.95H.95V-.95Z';
const DRAWINGS = [null, null, 'M-1 -1L1 -1L1 1L-1 1Z', FRAME, 'M0 0h3v.03h-3Z', 'no drawing', 'M-4 -4L4 -4L4 4Z'];

const engraving = fc.record({
  face: fc.constantFrom('inside', 'outside'),
  text: fc.constantFrom(...TEXTS),
  drawing: fc.constantFrom(...DRAWINGS),
  method: fc.constantFrom(...ENGRAVING_METHODS),
  font: fc.constantFrom(...ENGRAVING_FONTS),
  height: fc.constantFrom(null, 0.6, 1.2, 3),
  position: fc.constantFrom(0, 0.8, -1.5),
  angle: fc.constantFrom(0, 90, 170),
  depth: fc.constantFrom(0.02, 0.05, 0.2),
});

/** Likely rings, every one of them with words or drawings, right or wrong. */
const engraved: fc.Arbitrary<Design> = fc
  .tuple(fc.nat(), fc.array(engraving, { minLength: 1, maxLength: 3 }))
  .map(([seed, lines]) => {
    const design = likelyDesign(seed, TABLES);
    const engravings = lines
      .filter(({ text, drawing }) => text !== '' || drawing !== null)
      .map((line) => ({ ...PLAIN_ENGRAVING, ...line }));
    const parsed = parseDesign({ ...design, rings: design.rings.map((ring) => ({ ...ring, engravings })) });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return parsed.value;
  });

/** Everything that somebody asked for, counted. */
function contentOf({ engravings, stones }: RingDesign) {
  return {
    words: engravings.flatMap(({ text }) => text.split(' ').filter((word) => word !== '')).toSorted(),
    drawings: engravings.filter(({ drawing }) => drawing !== null).length,
    rows: stones.length,
  };
}

function expectKept(from: RingDesign, to: RingDesign, what: string): void {
  const [before, after] = [contentOf(from), contentOf(to)];
  expect(after.words, what).toEqual(before.words);
  expect(after.drawings, what).toBe(before.drawings);
  expect(after.rows, what).toBe(before.rows);
}

describe('a way out', () => {
  it(`of checkDesign keeps words, drawings and rows of stones (seed ${SEED})`, { timeout: PATIENCE }, () => {
    let repairs = 0;
    const holds = (design: Design): void => {
      for (const { code, repair } of checkDesign(design, TABLES)) {
        if (repair === undefined) continue;
        repairs++;
        const parsed = parseDesign(written(design, [repair])?.value);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
        const what = `${code}: ${JSON.stringify(repair)} for ${serialiseDesign(design)}`;
        design.rings.forEach((ring, index) => expectKept(ring, parsed.value.rings[index] ?? ring, what));
      }
    };
    fc.assert(fc.property(engraved, holds), { seed: SEED, numRuns: 150 });
    // A property over nothing holds always.
    expect(repairs).toBeGreaterThan(300);
  });

  it(`of a refused edit keeps them as well (seed ${SEED})`, { timeout: PATIENCE }, () => {
    const edit = fc.constantFrom(
      { path: '/rings/0/profile', value: 'F11' },
      { path: '/rings/0/width', value: 2 },
      { path: '/rings/0/height', value: 1.2 },
      { path: '/rings/0/segments/0/alloy', value: 'carbon-forged' },
      { path: '/rings/0/segments/0/alloy', value: 'ti-grade2' },
      { path: '/rings/0/segments/0/finish', value: 'hammer-pol' },
    );
    let ways = 0;
    const holds = ([design, one]: readonly [Design, { path: string; value: unknown }]): void => {
      for (const way of repairWays(design, [one], TABLES, 3, 60).ways) {
        ways++;
        const what = `${JSON.stringify(one)} of ${serialiseDesign(design)}`;
        design.rings.forEach((ring, index) => expectKept(ring, way.design.rings[index] ?? ring, what));
      }
    };
    fc.assert(fc.property(fc.tuple(engraved, edit), holds), { seed: SEED, numRuns: 50 });
    expect(ways).toBeGreaterThan(50);
  });
});
