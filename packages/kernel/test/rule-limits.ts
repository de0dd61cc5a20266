import { expect } from 'vitest';
import { canonicalRing, parseDesign } from '../src/design/parse-design.ts';
import type { Design, RingDesign } from '../src/design/ring-design.ts';
import type { KernelTables } from '../src/design/tables.ts';
import { written } from '../src/rules/engine/changed-ring.ts';
import { checkDesign } from '../src/rules/engine/check-design.ts';
import { repair } from '../src/rules/engine/repair-design.ts';
import type { Issue, IssueCode } from '../src/units/result.ts';
import { ringWith, TABLES } from './fixtures/tables.ts';

/**
 * A limit from both sides: `at` is the field below the ring that goes from a value that is just allowed to one that is just
 * refused; `params` is what the message must say.
 */
export type RuleLimit = readonly [
  what: string,
  ring: Partial<RingDesign>,
  at: string,
  allowed: unknown,
  refused: unknown,
  code: IssueCode,
  params: Readonly<Record<string, unknown>>,
];

/** A flat gold band of 5 × 2 mm without stones and words. */
export const flatBand = (change: Partial<RingDesign> = {}): RingDesign =>
  ringWith({ profile: 'F01', width: 5, height: 2, stones: [], engravings: [], ...change } as Partial<RingDesign>);

const designOf = (ring: RingDesign): Design => ({ version: 3, rings: [ring] });

/** The ring with another value at a path below it. */
export function ringAt(ring: RingDesign, at: string, value: unknown): RingDesign {
  const changed = written(ring, [{ path: `/${at}`, value }]);
  if (changed === null) throw new Error(`The ring has no field ${at}.`);
  // The limits name fields of the record with values of their kind.
  return canonicalRing(changed.value as RingDesign);
}

export const issuesOf = (ring: RingDesign, tables: KernelTables = TABLES): readonly Issue[] =>
  checkDesign(designOf(ring), tables);
export const errorsOf = (ring: RingDesign, tables?: KernelTables): readonly Issue[] =>
  issuesOf(ring, tables).filter(({ severity }) => severity === 'error');
export const codesOf = (ring: RingDesign, tables?: KernelTables): readonly string[] =>
  errorsOf(ring, tables).map(({ code }) => code);

/** Rings looked at for a way out: few, for the next allowed value is near. */
const LOOKS = 80;

/** The repair of an issue removes it, and the repair of the same change ends at a ring that can be made. */
export function expectWayOut(from: RingDesign, refused: RingDesign, at: string, issue: Issue): void {
  if (issue.repair !== undefined) {
    const parsed = parseDesign(written(designOf(refused), [issue.repair])?.value);
    expect(parsed.ok, `the repair ${JSON.stringify(issue.repair)} stays within the record`).toBe(true);
    const left = parsed.ok ? checkDesign(parsed.value, TABLES) : [];
    const isSame = ({ code, path, severity }: Issue): boolean =>
      code === issue.code && path === issue.path && severity === 'error';
    expect(left.filter(isSame)).toEqual([]);
  }
  const path = `/rings/0/${at}`;
  const value = at.split('/').reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], refused);
  // A number beyond the record's own range is brought back by itself, not as a part of something larger.
  if (typeof value !== 'number' && !parseDesign(designOf(refused)).ok) return;
  const outcome = repair(designOf(from), [{ path, value }], TABLES, LOOKS);
  if (outcome.ok) {
    expect(checkDesign(outcome.design, TABLES).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(outcome.changes.length).toBeGreaterThan(0);
  } else {
    // Nothing is nearer to what was asked for than what the ring already has.
    expect(issue.repair, `a way out of ${issue.code}`).toBeDefined();
    expect(written(designOf(refused), issue.repair === undefined ? [] : [issue.repair])?.value).toEqual(designOf(from));
  }
}

/** Just allowed without any error, just refused with this one, and a way from there to a ring that can be made. */
export function expectLimit([, ring, at, allowed, refused, code, params]: RuleLimit): void {
  const inside = ringAt(flatBand(ring), at, allowed);
  expect(errorsOf(inside)).toEqual([]);
  const beyond = ringAt(flatBand(ring), at, refused);
  const found = errorsOf(beyond).find((issue) => issue.code === code);
  expect(codesOf(beyond)).toContain(code);
  if (found === undefined) return;
  expect(found.params).toMatchObject(params);
  const base = canonicalRing(flatBand(ring));
  expectWayOut(errorsOf(base).length === 0 ? base : inside, beyond, at, found);
}
