import { describe, expect, it } from 'vitest';
import { stoneRow } from '../../test/fixtures/plain-parts.ts';
import { boreOf, squareBand } from '../../test/fixtures/square-band.ts';
import { TABLES } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';
import { openSeats } from './open-seats.ts';
import { polishedFrames } from './polished-frames.ts';
import { ringTools } from './ring-tools.ts';
import { planRow } from './row-plan.ts';

const [WIDTH, HEIGHT, SIZE] = [6, 2.4, 54];
const BORE = boreOf(SIZE);
const TOP = Math.PI / 2;
const bandWith = (...stones: readonly StoneRow[]): RingDesign => squareBand(WIDTH, HEIGHT, { size: mm(SIZE), stones });
const seatsOf = (...stones: readonly StoneRow[]) => {
  const ring = bandWith(...stones);
  return openSeats(ring, ringBody(ring, TABLES));
};
const framesOf = (...stones: readonly StoneRow[]) => {
  const ring = bandWith(...stones);
  return polishedFrames(ring, ringBody(ring, TABLES));
};
const sized = (diameter: number): Pick<StoneRow, 'diameter' | 'length'> => ({
  diameter: mm(diameter),
  length: mm(diameter),
});

describe('holes in the bore', () => {
  it.each([1, 1.7, 2.5])(
    'behind an open stone of %d mm are a third of it to either side, and a rim of 0.1 mm',
    (diameter) => {
      const half = 0.33 * diameter + 0.1;
      for (const [position, angle] of [
        [0, 0],
        [1.2, 90],
        [-1.5, -45],
      ] as const) {
        const [seat, ...others] = seatsOf(
          stoneRow({ ...sized(diameter), back: 'open', position: mm(position), angle }),
        );
        expect(others).toEqual([]);
        const middle = TOP + (angle * Math.PI) / 180;
        // As an arc of the bore: its chord is the hole.
        expect(seat?.from).toBeCloseTo(middle - Math.asin(half / BORE), 9);
        expect(seat?.to).toBeCloseTo(middle + Math.asin(half / BORE), 9);
        expect([seat?.low, seat?.high]).toEqual([
          expect.closeTo(position - half, 9),
          expect.closeTo(position + half, 9),
        ]);
      }
    },
  );
  it('of a sprung stone part the whole width, as far as the stone lies along the ring', () => {
    const [seat] = seatsOf(stoneRow({ setting: 'tension', ...sized(3), spacing: mm(0) }));
    expect([seat?.low, seat?.high]).toEqual([-WIDTH / 2, WIDTH / 2]);
    expect(seat?.to).toBeCloseTo(TOP + Math.asin(1.6 / BORE), 9);
  });
  it('are one for each open stone, and none behind closed ones or in a flank', () => {
    expect(seatsOf(stoneRow({ count: 5, back: 'open' }))).toHaveLength(5);
    expect(seatsOf(stoneRow({ count: 5 }))).toEqual([]);
    expect(
      seatsOf(stoneRow({ setting: 'side', face: 'left', ...sized(1.3), position: mm(1.2), back: 'open' })),
    ).toEqual([]);
    const rows = seatsOf(stoneRow({ count: 2 }), stoneRow({ angle: 180, count: 3, back: 'open' })).map(
      ({ row }) => row,
    );
    expect(rows).toEqual([1, 1, 1]);
  });
});

describe('the frames that stay polished around stones', () => {
  it.each([
    // [setting, metal beside the stone]: 0.3 mm of frame beyond it.
    ['flush', 0],
    ['scatter', 0],
    ['bezel', 0.5],
    ['prong4', 0.5],
    ['prong6', 0.5],
    ['tension', 0.3],
  ] as const)('%s: round a round stone, 0.3 mm beyond its work', (setting, beside) => {
    for (const diameter of [1.3, 2.1]) {
      const [frame] = framesOf(stoneRow({ setting, ...sized(diameter), spacing: mm(0.2) }));
      expect((frame?.across ?? 0) + (frame?.corner ?? 0)).toBeCloseTo(diameter / 2 + 0.3 + beside, 9);
      expect(frame?.across).toBeCloseTo(0, 9);
    }
  });
  it('reach to the middle between neighbours where the setter’s work runs through', () => {
    for (const setting of ['grain', 'pave', 'channel', 'bar'] as const) {
      const row = stoneRow({ setting, ...sized(1.5), count: 5, spacing: mm(0.5) });
      const ring = bandWith(row);
      const body = ringBody(ring, TABLES);
      const { pitch, surfaceRadius } = planRow(body, row);
      const frames = polishedFrames(ring, body);
      expect(frames).toHaveLength(5);
      for (const { along } of frames) expect(along).toBeCloseTo((pitch * surfaceRadius) / 2, 9);
    }
    // Flush stones have frames of their own.
    expect(framesOf(stoneRow({ ...sized(1.5), count: 5, spacing: mm(0.5) })).map(({ along }) => along)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
  it('have the corners of cuts that have corners', () => {
    const [frame] = framesOf(
      stoneRow({ setting: 'bezel', cut: 'baguette', diameter: mm(1.5), length: mm(3), lift: mm(1) }),
    );
    expect([frame?.along, frame?.across, frame?.corner]).toEqual([1.5, 0.75, 0.8]);
    const [turned] = framesOf(
      stoneRow({
        setting: 'bezel',
        cut: 'baguette',
        diameter: mm(1.5),
        length: mm(3),
        orientation: 'across',
        lift: mm(1),
      }),
    );
    expect([turned?.along, turned?.across]).toEqual([0.75, 1.5]);
  });
  it('lie on the outer face, and stand where their stones stand', () => {
    expect(framesOf(stoneRow({ setting: 'side', face: 'right', ...sized(1.3), position: mm(1.2) }))).toEqual([]);
    const [frame] = framesOf(stoneRow({ position: mm(1.1), angle: 30 }));
    expect(frame?.x).toBeCloseTo(1.1, 9);
    expect(frame?.angle).toBeCloseTo(TOP + Math.PI / 6, 9);
  });
});

describe('the recess of grain-set stones', () => {
  it.each([
    [1, 1],
    [1.5, 5],
    [2.1, 3],
  ])(
    'of %d mm, %d of them: 0.2 mm deep, a tenth wider than the stones on every side, cut at 45°',
    (diameter, count) => {
      const row = stoneRow({ setting: 'grain', ...sized(diameter), count, spacing: mm(0.12), position: mm(0.4) });
      const ring = bandWith(row);
      const body = ringBody(ring, TABLES);
      const plan = planRow(body, row);
      const [recess] = ringTools(ring, body);
      if (recess?.solid.shape !== 'swept') throw new Error('the recess is cut first');
      // Two points on the floor from left to right, then back over the surface: its sides rise as fast as they part.
      const half = diameter / 2 + 0.1;
      const [floor, rise] = [HEIGHT - 0.2, Math.max(...recess.solid.outline.map(({ y }) => y)) - HEIGHT + 0.2];
      expect(rise).toBeGreaterThan(0.2);
      const corners = [
        [0.4 - half, floor],
        [0.4 + half, floor],
        [0.4 + half + rise, floor + rise],
        [0.4 - half - rise, floor + rise],
      ];
      expect(recess.solid.outline.map(({ x, y }) => [x, y])).toEqual(
        corners.map((corner) => corner.map((value) => expect.closeTo(value, 9))),
      );
      // Along the row it ends a tenth behind the last girdle.
      const turn = ((count - 1) * plan.pitch) / 2 + half / plan.girdleRadius;
      expect([recess.solid.from, recess.solid.to]).toEqual([
        expect.closeTo(TOP - turn, 9),
        expect.closeTo(TOP + turn, 9),
      ]);
    },
  );
  it('runs all around under a full row', () => {
    const row = stoneRow({ setting: 'grain', ...sized(1.5), extent: 'full', spacing: mm(0.12) });
    const ring = bandWith(row);
    const [recess] = ringTools(ring, ringBody(ring, TABLES));
    if (recess?.solid.shape !== 'swept') throw new Error('the recess is cut first');
    expect(recess.solid.to - recess.solid.from).toBeCloseTo(2 * Math.PI, 12);
  });
});
