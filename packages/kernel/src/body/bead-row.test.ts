import { itemAt } from '../units/item-at.ts';
import { expect, it } from 'vitest';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { mm } from '../units/quantities.ts';
import { beadRows, beadVolume } from './bead-row.ts';
import { ringBody } from './ring-body.ts';

const rowOf = (amplitude: number, shape: 'milgrain' | 'bead', width: number) => {
  const path = { form: amplitude === 0 ? 'straight' : 'wave', amplitude: mm(amplitude), waves: 3, phase: 20 } as const;
  const groove = { shape, width: mm(width), position: mm(0), path };
  const ring = ringWith({ profile: 'F01', width: mm(8), height: mm(1.8), stones: [], grooves: [groove] });
  const [row] = beadRows(ringBody(ring, TABLES), ring.grooves);
  if (row === undefined) throw new Error('the groove carries no beads');
  return row;
};

it('takes the rounded length over the pitch', () => {
  const { bead, places } = rowOf(0, 'milgrain', 0.7);
  const top = itemAt(places, 0).floorRadius + bead.height;
  expect(places).toHaveLength(Math.round((2 * Math.PI * top) / 0.6));
  expect(rowOf(0, 'bead', 0.9).bead).toEqual({ diameter: 0.8, height: 0.4, pitch: 0.8500000000000001 });
});

it('stands evenly along a wave and closes', () => {
  const { bead, places } = rowOf(1.2, 'milgrain', 0.7);
  const points = places.map(({ angle, x, floorRadius }) => {
    const radius = floorRadius + bead.height;
    return [radius * Math.cos(angle), radius * Math.sin(angle), x] as const;
  });
  const steps = points.map((point, k) => {
    const next = points[(k + 1) % points.length] ?? point;
    return Math.hypot(next[0] - point[0], next[1] - point[1], next[2] - point[2]);
  });
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.003);
  expect(Math.min(...steps)).toBeGreaterThan(0.9 * bead.pitch);
  expect(places.length).toBeGreaterThan(rowOf(0, 'milgrain', 0.7).places.length);
});

it('weighs a bead from its sphere down to the bent floor', () => {
  const bead = { diameter: 1.6, height: 0.8, pitch: 2 };
  const [floor, radius, steps] = [7, bead.diameter / 2, 600];
  const centre = bead.height - radius;
  let volume = 0;
  // Rings about the bead's axis; around one of them the floor falls away by half of its square over the ring's radius.
  for (let k = 0; k < steps; k++) {
    const reach = ((k + 0.5) * radius) / steps;
    const top = centre + Math.sqrt(radius * radius - reach * reach);
    for (let turn = 0; turn < 64; turn++) {
      const t = reach * Math.cos((2 * Math.PI * turn) / 64);
      volume += ((top - (Math.sqrt(floor * floor - t * t) - floor)) * 2 * Math.PI * reach * radius) / (64 * steps);
    }
  }
  expect(Math.abs(beadVolume(bead, floor) / volume - 1)).toBeLessThan(2e-5);
});

it('stands on the joint under it and is shared by both sides', () => {
  const joint = { form: 'wave', amplitude: mm(1.2), waves: 3, phase: 20 } as const;
  const lanes = ['au585-yellow', 'au585-rose'].map(
    (alloy) => ({ alloy, share: 1, finish: 'polished', pattern: 0 }) as const,
  );
  const groove = { shape: 'milgrain', width: mm(0.7), position: mm(0.01), path: joint } as const;
  const ring = ringWith({ width: mm(8), stones: [], segments: lanes, split: joint, grooves: [groove] });
  const [row] = beadRows(ringBody(ring, TABLES), ring.grooves);
  expect(row?.segments).toEqual([0, 1]);
  expect(row?.places[0]?.x).toBeCloseTo(1.2 * Math.cos((20 * Math.PI) / 180), 9);
  expect(rowOf(0, 'milgrain', 0.7).segments).toEqual([0, 0]);
});
