import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { KERNEL, TABLES } from '../../test/fixtures/tables.ts';
import { lane, STONES_ON_HAMMER, workedBand, workedRings } from '../../test/fixtures/worked-rings.ts';
import { relief, reliefAt } from '../body/relief.ts';
import { ringBody } from '../body/ring-body.ts';
import type { FinishId, RingDesign } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { planRow } from '../stones/row-plan.ts';
import { mm } from '../units/quantities.ts';
import { metalVolumes } from './weigh-ring.ts';

/** Share of the relief beside the polished frames of round stones: 0 up to 0.3 mm beside the girdle, whole 0.25 further. */
function besideStones(ring: RingDesign): (angle: number, x: number, circumference: number) => number {
  const body = ringBody(ring, TABLES);
  const stones = ring.stones.flatMap((row) =>
    planRow(body, row).angles.map((angle) => ({ angle, x: row.position, reach: row.diameter / 2 + 0.3 })),
  );
  return (angle, x, circumference) => {
    let share = 1;
    for (const stone of stones) {
      const turn = Math.atan2(Math.sin(angle - stone.angle), Math.cos(angle - stone.angle));
      const along = (turn * circumference) / (2 * Math.PI);
      const t = Math.min(1, Math.max(0, (Math.hypot(along, x - stone.x) - stone.reach) / 0.25));
      share *= t * t * (3 - 2 * t);
    }
    return share;
  };
}

interface Field {
  readonly seed: number;
  readonly reach: readonly [number, number];
  readonly bordersAt: (angle: number) => readonly [number, number];
  readonly isOpen?: boolean;
}

/** The metal between the turned and the worked surface of one field, cell by cell: ½∬ r² − (r − h)². */
function bruteLoss(ring: RingDesign, finish: FinishId, { seed, reach, bordersAt, isOpen = false }: Field): number {
  const body = ringBody(ring, TABLES);
  const circumference = 2 * Math.PI * (body.innerRadius + ring.height);
  const [from, to] = reach;
  const one = relief(finish, { from, to, circumference, seed, openLeft: isOpen, openRight: isOpen });
  if (one === null) throw new Error(`${finish} is no relief`);
  const left = besideStones(ring);
  const columns = Math.round(circumference / 0.012);
  const rows = Math.round((to - from) / 0.012);
  const point = { value: 0, byU: 0, byX: 0 };
  const radii = Array.from(
    { length: rows },
    (_, i) => body.innerRadius + chainHeight(body.section.outer, from + ((i + 0.5) * (to - from)) / rows),
  );
  let sum = 0;
  for (let j = 0; j < columns; j++) {
    const angle = (2 * Math.PI * (j + 0.5)) / columns;
    const [a, b] = bordersAt(angle);
    const borders = { left: a, right: b, leftSlope: 0, rightSlope: 0 };
    for (let i = 0; i < rows; i++) {
      const x = from + ((i + 0.5) * (to - from)) / rows;
      if (x <= a || x >= b) continue;
      reliefAt(one, (angle * circumference) / (2 * Math.PI), x, borders, point);
      const h = point.value * left(angle, x, circumference);
      sum += itemAt(radii, i) * h - (h * h) / 2;
    }
  }
  return (sum * 2 * Math.PI * (to - from)) / (columns * rows);
}

const polished = (ring: RingDesign): RingDesign => ({
  ...ring,
  segments: ring.segments.map((segment) => ({ ...segment, finish: 'polished' })),
  inlays: ring.inlays.map((inlay) => ({ ...inlay, finish: 'polished' })),
  edges: {
    left: ring.edges.left === null ? null : { ...ring.edges.left, finish: 'polished' },
    right: ring.edges.right,
  },
});

/** Loss by weighing against the sum of the cells, as a share of the ring. */
function disagreement(ring: RingDesign, brute: readonly number[]): number {
  const worked = metalVolumes(ring, KERNEL);
  const plain = metalVolumes(polished(ring), KERNEL);
  const whole = plain.reduce((sum, each) => sum + each, 0);
  const errors = plain.map((volume, metal) => Math.abs(volume - itemAt(worked, metal) - itemAt(brute, metal)));
  return Math.max(...errors) / whole;
}

const straight = (a: number, b: number): Omit<Field, 'seed'> => ({ reach: [a, b], bordersAt: () => [a, b] });

describe('what hammer, chisel and file take', () => {
  it.each(['hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark'] as const)(
    '%s: a domed band against cells of 0.012 mm',
    (finish) => {
      const ring = workedBand(finish, 5, 1.8, { profile: 'F04' });
      expect(disagreement(ring, [bruteLoss(ring, finish, { seed: 0, ...straight(-2.5, 2.5) })])).toBeLessThan(1e-6);
    },
  );

  it('notches through both edges of a flat band', () => {
    const ring = workedBand('notch', 4, 1.8, { profile: 'F01' });
    const brute = bruteLoss(ring, 'notch', { seed: 0, ...straight(-2, 2), isOpen: true });
    expect(brute).toBeGreaterThan(1);
    expect(disagreement(ring, [brute])).toBeLessThan(1e-6);
  });

  it('leaves frames around stones, so that no metal is taken twice', () => {
    const ring = STONES_ON_HAMMER;
    const framed = bruteLoss(ring, 'hammer-pol', { seed: 0, ...straight(-3, 3) });
    const whole = bruteLoss({ ...ring, stones: [] }, 'hammer-pol', { seed: 0, ...straight(-3, 3) });
    expect(whole / framed).toBeGreaterThan(1.02);
    expect(disagreement(ring, [framed])).toBeLessThan(1e-6);
  });

  it('follows a joint that swings', () => {
    const ring = workedBand('hammer-pol', 8, 1.8, {
      profile: 'F01',
      segments: [lane('polished'), lane('hammer-pol', 'au585-rose')],
      split: { form: 'wave', amplitude: mm(0.5), waves: 3, phase: 40 },
    });
    const joint = (angle: number): number => 0.5 * Math.cos(3 * (angle - Math.PI / 2) + (40 * Math.PI) / 180);
    const field: Field = { seed: 1, reach: [-0.5, 4], bordersAt: (angle) => [joint(angle), 4] };
    expect(disagreement(ring, [0, bruteLoss(ring, 'hammer-pol', field)])).toBeLessThan(1e-6);
  });

  it('takes from the strip what is struck on the strip', () => {
    const [, ring] = workedRings('bark').find(([name]) => name.startsWith('on a strip')) ?? [];
    if (ring === undefined) throw new Error('no ring with a strip');
    const strip = bruteLoss(ring, 'bark', { seed: 1, ...straight(0, 2) });
    const lanes = [straight(-4.5, -3.5), straight(-3.5, 0), straight(2, 4.5)];
    const rest = lanes.reduce((sum, field) => sum + bruteLoss(ring, 'bark', { seed: 0, ...field }), 0);
    expect(disagreement(ring, [rest, strip])).toBeLessThan(1e-6);
  });
});
