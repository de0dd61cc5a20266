import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDesign } from '../src/design/parse-design.ts';
import { serialiseDesign } from '../src/design/serialise-design.ts';
import type { Design } from '../src/design/ring-design.ts';
import { written, valueAt } from '../src/rules/engine/changed-ring.ts';
import { checkDesign } from '../src/rules/engine/check-design.ts';
import { checkRing } from '../src/rules/engine/check-ring.ts';
import { ruleContext } from '../src/rules/engine/rule-context.ts';
import type { RuleContext } from '../src/rules/basis/rule.ts';
import { repair } from '../src/rules/engine/repair-design.ts';
import { TABLES } from './fixtures/tables.ts';
import { likelyDesign } from './likely/likely-design.ts';
import { anyDesign, SEED } from './random-design.ts';

const PATIENCE = 120_000;
const check = <T>(name: string, arbitrary: fc.Arbitrary<T>, runs: number, holds: (value: T) => void): void => {
  it(`${name} (seed ${SEED}, ${runs} runs)`, { timeout: PATIENCE }, () => {
    fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns: runs });
  });
};
const likely: fc.Arbitrary<Design> = fc.nat().map((seed) => likelyDesign(seed, TABLES));
/** Errors without their repairs: those are looked for with many more rings. */
const errorsOf = (design: Design) =>
  design.rings.flatMap((ring, index) =>
    checkRing(ruleContext(ring, TABLES, `/rings/${index}`)).filter(({ severity }) => severity === 'error'),
  );

/** Nothing is said twice, with finite millimetres, a field that the design has, and a repair that removes the finding. */
function holdsTrue(design: Design): void {
  const issues = checkDesign(design, TABLES);
  const names = issues.map(({ code, path }) => `${code} ${path}`);
  expect(names.toSorted(), `said twice of ${serialiseDesign(design)}`).toEqual([...new Set(names)].toSorted());
  for (const { code, path, params, severity, repair } of issues) {
    const where = `${code} ${path} of ${serialiseDesign(design)}`;
    expect(
      Object.values(params).every((value) => typeof value === 'string' || Number.isFinite(value)),
      where,
    ).toBe(true);
    expect(valueAt(design, path), where).toBeDefined();
    if (repair === undefined || severity !== 'error') continue;
    const parsed = parseDesign(written(design, [repair])?.value);
    if (!parsed.ok) throw new Error(`The repair of ${where} leads out of the table: ${JSON.stringify(parsed.issues)}`);
    const left = errorsOf(parsed.value).filter((issue) => issue.code === code && issue.path === path);
    expect(left, `${where} stays after ${JSON.stringify(repair)}`).toEqual([]);
  }
}

describe('the rules', () => {
  check('speak true of likely designs of the whole record', likely, 600, holdsTrue);
  check('speak true of any design inside the parameter table', anyDesign, 40, holdsTrue);
  check('leave a good share of likely designs alone', fc.constant(0), 1, () => {
    const made = Array.from({ length: 1000 }, (_, seed) => likelyDesign(seed, TABLES)).filter(
      (design) => errorsOf(design).length === 0,
    );
    expect(made.length).toBeGreaterThan(200);
    // Everything that the record can say comes up among the rings that can be made.
    const rings = made.flatMap((design) => design.rings);
    expect(new Set(rings.flatMap(({ stones }) => stones.map(({ setting }) => setting))).size).toBeGreaterThan(8);
    expect(new Set(rings.map(({ split }) => split.form)).size).toBe(4);
    expect(rings.some(({ inlays }) => inlays.length > 0)).toBe(true);
    expect(rings.some(({ edges }) => edges.left !== null)).toBe(true);
  });
});

/** What the geometry calmed, moved or left out. */
function altered({ body }: RuleContext): boolean {
  const { leavesFace, skippedGrooves, skippedInlays } = body();
  return leavesFace.joints || leavesFace.grooves.length + skippedGrooves.length + skippedInlays.length > 0;
}

describe('a ring without errors', () => {
  check('is built as it is drawn', likely, 1500, (design) => {
    design.rings.forEach((ring, index) => {
      const context = ruleContext(ring, TABLES, `/rings/${index}`);
      if (!altered(context)) return;
      const errors = checkRing(context).filter(({ severity }) => severity === 'error');
      expect(errors.length, serialiseDesign(design)).toBeGreaterThan(0);
    });
  });
});

const EDITS = [
  ['/rings/0/profile', ['F01', 'F07', 'F08', 'F11', 'F12']],
  ['/rings/0/width', [2, 3, 6, 10]],
  ['/rings/0/height', [1.2, 2, 3]],
  ['/rings/0/segments/0/alloy', ['pt950-ru', 'ag925', 'ti-grade2', 'carbon-forged']],
  ['/rings/0/segments/0/finish', ['ice', 'hammer-pol', 'matte-xcross', 'polished']],
  ['/rings/0/split/form', ['wave', 'diagonal', 'shell']],
  ['/rings/0/stones', [[]]],
] as const;
const edit = fc.constantFrom(...EDITS.flatMap(([path, values]) => values.map((value) => ({ path, value }))));

describe('a repair', () => {
  check(
    'is legal, contains what it says it keeps, and names every change',
    fc.tuple(likely, edit),
    150,
    ([design, one]) => {
      const known = new Set(errorsOf(design).map(({ code, path }) => `${code} ${path}`));
      const outcome = repair(design, [one], TABLES, 60);
      if (!outcome.ok) {
        expect(outcome.issues.length).toBeGreaterThan(0);
        return;
      }
      expect(errorsOf(outcome.design).filter(({ code, path }) => !known.has(`${code} ${path}`))).toEqual([]);
      if (outcome.keepsEdit) expect(valueAt(outcome.design, one.path)).toEqual(one.value);
      const rebuilt = written(
        design,
        outcome.changes.map(({ path, to }) => ({ path, value: to })),
      );
      expect(rebuilt?.value).toEqual(outcome.design);
    },
  );
  check('of a legal edit is the edit', likely, 300, (design) => {
    fc.pre(errorsOf(design).length === 0);
    const outcome = repair(
      { ...design, rings: [] },
      design.rings.map((ring, index) => ({ path: `/rings/${index}`, value: ring })),
      TABLES,
    );
    expect(outcome).toMatchObject({ ok: true, keepsEdit: true, design });
  });
  check('comes out the same every time', fc.tuple(likely, edit), 40, ([design, one]) => {
    expect(repair(design, [one], TABLES, 60)).toEqual(repair(structuredClone(design), [one], TABLES, 60));
  });
});
