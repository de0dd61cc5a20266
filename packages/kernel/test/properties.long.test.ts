import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDesign, encodeDesign } from '../src/design/link-form.ts';
import { parseDesign } from '../src/design/parse-design.ts';
import type { RingDesign } from '../src/design/ring-design.ts';
import { serialiseDesign } from '../src/design/serialise-design.ts';
import { evaluateDesign } from '../src/evaluate-design.ts';
import { ringBody } from '../src/body/ring-body.ts';
import { buildRingScene, needsSettling } from '../src/mesh/build-ring-scene.ts';
import { inspectSolid } from '../src/mesh/inspect-solid.ts';
import { TESSELLATION_DISPLAY } from '../src/mesh/ring-scene.ts';
import { checkDesign } from '../src/rules/engine/check-design.ts';
import { mm } from '../src/units/quantities.ts';
import { metalVolumes, weighRing } from '../src/weight/weigh-ring.ts';
import { PRICES, RETAIL, ringWith, KERNEL, TABLES } from './fixtures/tables.ts';
import { modelledVolume } from './modelled-volume.ts';
import { anyDesign, likelyDesign, SEED } from './random-design.ts';

const COARSE = { around: 48, perArc: 6 };
/** Hundreds of rings each; a machine that builds beside it takes several times as long, ms. */
const PATIENCE = 180_000;
const check = <T>(name: string, arbitrary: fc.Arbitrary<T>, runs: number, holds: (value: T) => void): void => {
  it(
    `${name} (seed ${SEED}, ${runs} runs)`,
    () => {
      fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns: runs });
    },
    PATIENCE,
  );
};
const isMakeable = (ring: RingDesign): boolean =>
  checkDesign({ version: 3, rings: [ring] }, TABLES).every((issue) => issue.severity !== 'error');

describe('any design inside the parameter table', () => {
  check('is read back as it was written', anyDesign, 2000, (design) => {
    expect(parseDesign(JSON.parse(serialiseDesign(design)))).toEqual({ ok: true, value: design });
    expect(decodeDesign(encodeDesign(design))).toEqual({ ok: true, value: design });
  });
  check('has figures or issues, and its lines sum to its cost', anyDesign, 200, (design) => {
    const { rings, total, issues } = evaluateDesign(design, KERNEL, PRICES, RETAIL);
    if (total === null) expect(issues.length).toBeGreaterThan(0);
    else {
      expect(total.grams).toBeGreaterThan(0);
      expect(total.cost).toBe(rings.reduce((sum, ring) => sum + (ring.trade?.cost ?? 0), 0));
      expect(total.retail.net + total.retail.tax).toBe(total.retail.gross);
    }
    for (const { trade } of rings) {
      if (trade !== null) expect(trade.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(trade.cost);
    }
    for (const { params } of issues) {
      expect(Object.values(params).every((value) => typeof value === 'string' || Number.isFinite(value))).toBe(true);
    }
  });
  check('has a mesh without holes, also when it is refused', anyDesign, 150, (design) => {
    for (const ring of design.rings) {
      const { parts, stones } = buildRingScene(ring, KERNEL, COARSE);
      expect(
        parts.every(({ mesh }) => mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)),
      ).toBe(true);
      expect(stones.every(({ matrix }) => matrix.every(Number.isFinite))).toBe(true);
      expect(inspectSolid(parts.map((part) => part.mesh)).openEdges).toBe(0);
    }
  });
});

describe('any JSON', () => {
  check('is read or refused, never thrown at', fc.anything(), 3000, (value) => {
    expect(typeof parseDesign(value).ok).toBe('boolean');
  });
  check('is decoded or refused', fc.string({ maxLength: 200 }), 2000, (text) => {
    expect(decodeDesign(text).ok).toBe(false);
  });
});

describe('a ring that can be made', () => {
  check('is closed and has its analytic volume', likelyDesign, 250, (design) => {
    const ring = design.rings[0] ?? ringWith({});
    fc.pre(isMakeable(ring));
    const scene = buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
    const { volume, openEdges, degenerate } = inspectSolid(scene.parts.map((part) => part.mesh));
    expect([openEdges, degenerate]).toEqual([0, 0]);
    // A seat that the display cannot cut is left to the boolean engine.
    if (needsSettling(ring, ringBody(ring, TABLES))) return;
    expect(Math.abs(volume / modelledVolume(ring, TABLES) - 1)).toBeLessThan(0.003);
    if (ring.stones.length > 0) expect(scene.parts.some((part) => part.kind === 'seat')).toBe(true);
  });
  check('is heavier when it is wider, higher or larger', likelyDesign, 600, (design) => {
    const ring = { ...(design.rings[0] ?? ringWith({})), stones: [], grooves: [] };
    const weight = (change: Partial<RingDesign>): number => weighRing({ ...ring, ...change }, KERNEL).metal;
    fc.pre(ring.height + 0.1 <= 0.8 * ring.width);
    expect(weight({ width: mm(ring.width + 0.5) })).toBeGreaterThan(weight({}));
    expect(weight({ height: mm(ring.height + 0.1) })).toBeGreaterThan(weight({}));
    expect(weight({ size: mm(ring.size + 0.5) })).toBeGreaterThan(weight({}));
  });
  check('weighs the same whole or in segments', likelyDesign, 400, (design) => {
    const ring = design.rings[0] ?? ringWith({});
    fc.pre(isMakeable(ring));
    const first = ring.segments.slice(0, 1);
    const whole = metalVolumes({ ...ring, segments: first }, KERNEL).reduce((a, b) => a + b, 0);
    const parts = metalVolumes(ring, KERNEL).reduce((a, b) => a + b, 0);
    expect(Math.abs(parts / whole - 1)).toBeLessThan(1e-9);
  });
  check('is left alone by its own repairs: applying one removes the issue', likelyDesign, 300, (design) => {
    for (const issue of checkDesign(design, TABLES)) {
      if (issue.repair === undefined || issue.severity !== 'error') continue;
      const changed = withValue(design, issue.repair.path, issue.repair.value);
      const parsed = parseDesign(changed);
      if (!parsed.ok)
        throw new Error(`${JSON.stringify(issue)} leads out of the table: ${JSON.stringify(parsed.issues)}`);
      const left = checkDesign(parsed.value, TABLES).filter(
        ({ code, path, severity }) => code === issue.code && path === issue.path && severity === 'error',
      );
      if (left.length > 0)
        throw new Error(`${JSON.stringify(issue)} stays: ${JSON.stringify(left)} in ${serialiseDesign(design)}`);
    }
  });
});

function withValue(design: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(design);
  const tokens = pointer.split('/').slice(1);
  const last = tokens.pop() ?? '';
  const parent = tokens.reduce((node: unknown, token) => (node as Record<string, unknown>)[token], copy);
  (parent as Record<string, unknown>)[last] = value;
  return copy;
}
