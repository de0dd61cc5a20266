import { itemAt, lastItem } from '../units/item-at.ts';
import { expect, it } from 'vitest';
import { STRAIGHT } from '../design/blank-ring.ts';
import { inlayAt, laneOf } from '../../test/fixtures/plain-parts.ts';
import { squareBand } from '../../test/fixtures/square-band.ts';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { mm } from '../units/quantities.ts';
import { sectionDrawing } from './section-drawing.ts';

/** Area inside a path of straight lines and arcs, mm², by fine chords; only M, L, A and Z occur. */
function enclosedArea(path: string): number {
  const points: (readonly [number, number])[] = [];
  for (const [, command, args] of path.matchAll(/([MLA])([^MLAZ]*)/g)) {
    const numbers = (args ?? '').trim().split(/\s+/).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    if (command !== 'A') points.push([x, y]);
    else points.push(...chords(lastItem(points), [x, y], itemAt(numbers, 0), numbers[4] === 1));
  }
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = itemAt(points, (index + 1) % points.length);
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function chords(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  radius: number,
  isClockwise: boolean,
): (readonly [number, number])[] {
  const half = Math.hypot(x1 - x0, y1 - y0) / 2;
  // An edge radius of nothing.
  if (half === 0) return [];
  const rise = Math.sqrt(Math.max(0, radius * radius - half * half)) * (isClockwise ? 1 : -1);
  // The centre lies right of the chord for a clockwise arc with y down, all arcs being shorter than half a turn.
  const cx = (x0 + x1) / 2 - ((y1 - y0) / (2 * half)) * rise;
  const cy = (y0 + y1) / 2 + ((x1 - x0) / (2 * half)) * rise;
  const start = Math.atan2(y0 - cy, x0 - cx);
  let sweep = Math.atan2(y1 - cy, x1 - cx) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  return Array.from({ length: 200 }, (_, step) => {
    const angle = start + (sweep * (step + 1)) / 200;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
}

const plain = { stones: [], engravings: [] } as const;

it('draws a flat section with the area that a hand calculation gives', () => {
  const ring = ringWith({ ...plain, profile: 'F01', width: mm(5), height: mm(1.5) });
  // F01: four corners of radius 0.15 taken off 5 × 1.5.
  expect(enclosedArea(sectionDrawing(ring, TABLES).outline)).toBeCloseTo(7.5 - (4 - Math.PI) * 0.15 ** 2, 3);
});

it.each(['F04', 'F05', 'F08', 'F11', 'F12'] as const)('%s: its lanes fill the section', (profile) => {
  const segment = { alloy: 'au585-yellow', finish: 'polished', pattern: 0 } as const;
  const ring = ringWith({
    ...plain,
    profile,
    width: mm(5),
    height: mm(1.8),
    segments: [
      { ...segment, share: 2 },
      { ...segment, share: 1 },
      { ...segment, share: 2 },
    ],
    grooves: [{ shape: 'v', width: mm(0.6), position: mm(1.2), path: STRAIGHT }],
  });
  const { outline, lanes } = sectionDrawing(ring, TABLES);
  expect(lanes.map((lane) => lane.segment)).toEqual([0, 1, 2]);
  expect(outline.endsWith('Z')).toBe(true);
  const sum = lanes.reduce((area, lane) => area + enclosedArea(lane.path), 0);
  expect(sum).toBeCloseTo(enclosedArea(outline), 3);
  expect(sum).toBeGreaterThan(5 * 1.8 * 0.7);
  expect(sum).toBeLessThan(5 * 1.8);
});

const TWO = [laneOf('au585-yellow'), laneOf('au585-rose')];
const SHELL = { ...STRAIGHT, form: 'shell' } as const;

it.each([
  [1, 1, 1],
  [3, 1, 0.5],
  [1, 3, 1.5],
])('draws two shells %d:%d over each other, the inner one %d mm high', (outer, inner, height) => {
  const segments = [laneOf('au585-yellow', outer), laneOf('au585-rose', inner)];
  const { outline, lanes } = sectionDrawing(squareBand(5, 2, { segments, split: SHELL }), TABLES);
  expect(lanes.map((lane) => lane.segment)).toEqual([0, 1]);
  expect(lanes.map((lane) => enclosedArea(lane.path))).toEqual([
    expect.closeTo(5 * (2 - height), 6),
    expect.closeTo(5 * height, 6),
  ]);
  expect(enclosedArea(outline)).toBeCloseTo(10, 6);
});

it.each(['F02', 'F04', 'F05', 'F06', 'F10', 'F12', 'F14', 'F17'] as const)(
  '%s: its shells fill the section',
  (profile) => {
    const grooves = [{ shape: 'v', width: mm(0.5), position: mm(0.3), path: STRAIGHT }] as const;
    const ring = ringWith({ ...plain, profile, width: mm(6), height: mm(2.4), segments: TWO, split: SHELL, grooves });
    const { outline, lanes } = sectionDrawing(ring, TABLES);
    const [outer = 0, inner = 0] = lanes.map((lane) => enclosedArea(lane.path));
    expect(outer + inner).toBeCloseTo(enclosedArea(outline), 3);
    expect(Math.min(outer, inner)).toBeGreaterThan(1);
  },
);

it('draws strips where they are let in, as wide and as deep as they are', () => {
  const inlays = [inlayAt('pt950-ru', 1, -1, 0.5), inlayAt('au585-rose', 0.6, 1.2, 0.8)];
  const { strips } = sectionDrawing(squareBand(5, 2, { inlays }), TABLES);
  expect(strips.map(({ inlay, path }) => [inlay, enclosedArea(path)])).toEqual([
    [0, expect.closeTo(0.5, 6)],
    [1, expect.closeTo(0.48, 6)],
  ]);
  expect(strips[0]?.path.startsWith('M-1.5 -2')).toBe(true);
  expect(sectionDrawing(squareBand(5, 2), TABLES).strips).toEqual([]);
});
