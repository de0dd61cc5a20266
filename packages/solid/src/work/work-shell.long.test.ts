import { itemAt } from '@ringwerk/kernel/math';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Tool, ToolShape } from '@ringwerk/kernel/stones';
import { describe, expect, it } from 'vitest';
import { band, BORE, pin, rail, seat, standing } from '../../test/bodies.ts';
import { openSolidEngine } from '../engine/solid-engine.ts';
import { measureShell } from '../shell/measure-shell.ts';
import type { Shell } from '../shell/shell.ts';
import { tessellateTool, toolVolume } from '../tool/tessellate-tool.ts';
import { TOOL_DISPLAY, TOOL_WORKSHOP } from '../tool/tool-quality.ts';
import { prepareSteps } from './prepare-steps.ts';
import { workShell, type WorkRoute } from './work-shell.ts';

const TURN = 2 * Math.PI;
const engine = await openSolidEngine();
const PLACE = { innerRadius: BORE, quality: TOOL_WORKSHOP };
const HEIGHT = 1.8;
const body = (): Shell => tessellateTool(engine, band(-2, 2), PLACE);
const bandVolume = Math.PI * ((BORE + HEIGHT) ** 2 - BORE ** 2) * 4;
const GIRDLE = BORE + HEIGHT - 0.12;

type Work = readonly (readonly ['cut' | 'add', ToolShape])[];
const work = (shapes: Work, routes?: readonly WorkRoute[], shell = body()) =>
  workShell(
    engine,
    shell,
    prepareSteps(
      engine,
      shapes.map(([step, solid]) => ({ tool: { step, solid } satisfies Pick<Tool, 'step' | 'solid'>, tag: 7 })),
      PLACE,
      8,
    ),
    'joined',
    routes,
  );

const seats = (n: number, radius: number, first = 0.3): Work =>
  Array.from({ length: n }, (_, k) => ['cut', seat(standing(first + (k * TURN) / n, GIRDLE), radius)] as const);

/** Metal of one seat by midpoint sums over its disk: from the outer cylinder down to cone, drill and bore. */
function seatMetal(radius: number): number {
  const steps = 400;
  let metal = 0;
  for (let i = 0; i < steps; i++) {
    const rho = (radius * (i + 0.5)) / steps;
    for (let k = 0; k < steps; k++) {
      const t = rho * Math.cos((TURN * (k + 0.5)) / steps);
      const bore = Math.sqrt(BORE ** 2 - t * t);
      const share = rho / radius;
      const floor = share < 0.4 ? bore : Math.max(bore, GIRDLE - 0.6 * radius * (1 - (share - 0.4) / 0.6));
      metal += ((Math.sqrt((BORE + HEIGHT) ** 2 - t * t) - floor) * rho * radius * TURN) / (steps * steps);
    }
  }
  return metal;
}

describe('a regular row', () => {
  it('is worked as one wedge and weighs what the seats leave', () => {
    const worked = work(seats(20, 0.75));
    expect(worked?.route).toBe('row');
    expect(Math.abs((worked?.volume ?? 0) / (bandVolume - 20 * seatMetal(0.75)) - 1)).toBeLessThan(2e-5);
  });
  it.each([37, 40, 44])('of %i overlapping seats is the whole ring’s boolean', (n) => {
    const row = work(seats(n, 0.9));
    const whole = work(seats(n, 0.9), ['ring']);
    expect(row?.route).toBe('row');
    expect(Math.abs((row?.volume ?? 0) / (whole?.volume ?? 0) - 1)).toBeLessThan(5e-6);
  });
  it('holds two kinds of tools of which one comes twice as often', () => {
    const pins = Array.from(
      { length: 24 },
      (_, k) => ['add', pin(standing(0.3 + ((k + 0.5) * TURN) / 24, GIRDLE - 0.5, 0.9), 0.2, 0.8)] as const,
    );
    const worked = work([...seats(12, 0.6), ...pins]);
    expect(worked?.route).toBe('row');
    expect(worked?.volume).toBeCloseTo(work([...seats(12, 0.6), ...pins], ['ring'])?.volume ?? 0, 2);
  });
  it.each([
    ['between two stones', [0.5]],
    ['close to the seam between two stones', [0.4, 0.6]],
  ])('holds no bead twice that stands %s', (_, places) => {
    const bead = (at: number) => ['add', pin(standing(0.3 + (at * TURN) / 20, GIRDLE - 0.5, 0.9), 0.2, 0.8)] as const;
    const beads = places.flatMap((place) => Array.from({ length: 20 }, (__, k) => bead(k + place)));
    const row = work([...seats(20, 0.6), ...beads]);
    expect(row?.route).toBe('row');
    expect(row?.volume).toBeCloseTo(work([...seats(20, 0.6), ...beads], ['ring'])?.volume ?? 0, 2);
  });
  it('with one stone missing is no row, and no metal is lost', () => {
    const missing = seats(20, 0.75).slice(1);
    const worked = work(missing);
    expect(worked?.route).not.toBe('row');
    expect(Math.abs((worked?.volume ?? 0) / (bandVolume - 19 * seatMetal(0.75)) - 1)).toBeLessThan(2e-5);
  });
  it('on a ring that is not turned is no row: a notch elsewhere would be repeated', () => {
    const notched = work([['cut', seat(standing(1, GIRDLE), 0.3)]])?.shell;
    const worked = work(seats(6, 0.75), undefined, notched);
    expect(worked?.route).not.toBe('row');
    expect(worked?.volume).toBeCloseTo(work(seats(6, 0.75), ['ring'], notched)?.volume ?? 0, 4);
  });
});

describe('a row with work all around', () => {
  const swept = (from: number, to: number, low: number, high: number): ToolShape => ({
    ...band(from, to),
    outline: [
      { x: from, y: low },
      { x: to, y: low },
      { x: to, y: high },
      { x: from, y: high },
    ],
  });
  it.each([
    ['a recess that is cut', [['cut', swept(-0.9, 0.9, 1.6, 3)]]],
    [
      'rails that are added',
      [
        ['add', swept(-0.9, -0.7, 2.2, 2.5)],
        ['add', swept(0.7, 0.9, 1.7, 2.1)],
      ],
    ],
  ] satisfies readonly (readonly [string, Work])[])('is one wedge with %s', (_, around) => {
    const pins = Array.from({ length: 18 }, (_unused, k) =>
      [-0.8, 0.8].map(
        (z) => ['add', pin(standing(0.3 + ((k + 0.5) * TURN) / 18, GIRDLE - 0.5, z), 0.25, 1.2)] as const,
      ),
    ).flat();
    const shapes: Work = [...around, ...pins, ...seats(18, 0.6)];
    const worked = work(shapes);
    expect(worked?.route).toBe('row');
    expect(Math.abs((worked?.volume ?? 0) / (work(shapes, ['ring'])?.volume ?? 0) - 1)).toBeLessThan(1e-5);
  });
});

describe('single places', () => {
  const head = (angle: number): Work => {
    const at = standing(angle, GIRDLE + 2.5);
    return [
      ...[0, 1, 2, 3, 4, 5].map((k): Work[number] => {
        const turn = (k * TURN) / 6 + 0.1;
        const frame = [...standing(angle, GIRDLE - 1)];
        // Moved along the ring (local x) and across it (local z).
        for (const axis of [0, 1, 2]) {
          frame[12 + axis] =
            itemAt(frame, 12 + axis) +
            2.2 * Math.cos(turn) * itemAt(at, axis) +
            1.4 * Math.sin(turn) * itemAt(at, 8 + axis);
        }
        return ['add', pin(frame, 0.45, 4.2)];
      }),
      ['add', rail(at, 2, 0.35)],
      ['cut', seat(standing(angle, GIRDLE + 3.4), 2.1)],
    ];
  };
  it('are worked as sectors that go back in to the last bit', () => {
    for (const angle of [0, Math.PI / 2, Math.PI, -2.9]) {
      const worked = work(head(angle));
      expect(worked?.route).toBe('sectors');
      expect(worked && measureShell(worked.shell).openEdges).toBe(0);
      expect(worked?.volume).toBeCloseTo(work(head(angle), ['ring'])?.volume ?? 0, 4);
    }
  });
  it('two heads far apart are two sectors', () => {
    const both = [...head(0.4), ...head(3.4)];
    expect(work(both)?.route).toBe('sectors');
    expect(work(both)?.volume).toBeCloseTo(work(both, ['ring'])?.volume ?? 0, 4);
  });
  it('pins that stand wholly inside the metal add nothing, pins on it add all but their foot', () => {
    const inside = pin(standing(1, BORE + 0.3), 0.3, 0.8);
    expect(Math.abs((work([['add', inside]])?.volume ?? 0) / bandVolume - 1)).toBeLessThan(1e-6);
    const outside = pin(standing(1, BORE + 5), 0.3, 0.8);
    const added = (work([['add', outside]])?.volume ?? 0) - bandVolume;
    expect(added / toolVolume(outside, BORE)).toBeCloseTo(1, 3);
  });
});

describe('what cannot be worked', () => {
  it('an open body is refused on every route', () => {
    const closed = body();
    const open = { ...closed, indices: closed.indices.slice(3), tags: closed.tags.slice(1) };
    expect(work(seats(12, 0.6), undefined, open)).toBeNull();
    expect(work([], undefined, open)).toBeNull();
  });
  it('tools all around the ring leave the whole ring as the only route', () => {
    const slot = {
      ...band(-0.5, 0.5),
      outline: [
        { x: -0.5, y: 1.2 },
        { x: 0.5, y: 1.2 },
        { x: 0.5, y: 2.5 },
        { x: -0.5, y: 2.5 },
      ],
    };
    const worked = work([['cut', slot]]);
    expect(worked?.route).toBe('ring');
    const metal = Math.PI * ((BORE + HEIGHT) ** 2 - (BORE + 1.2) ** 2);
    expect(Math.abs((worked?.volume ?? 0) / (bandVolume - metal) - 1)).toBeLessThan(1e-6);
  });
});

describe('memory', () => {
  it('is given back: the engine’s heap does not grow with the number of rings', async () => {
    const place = { innerRadius: BORE, quality: TOOL_DISPLAY };
    const shell = tessellateTool(engine, band(-2, 2), place);
    const steps = prepareSteps(
      engine,
      seats(20, 0.75).map(([step, solid]) => ({ tool: { step, solid }, tag: 1 })),
      place,
      8,
    );
    const round = (): void => {
      for (let k = 0; k < 15; k++) workShell(engine, shell, steps, 'joined', ['ring']);
    };
    round();
    const before = await heapBytes();
    round();
    round();
    // Rings that are not given back take 3 MB each; the heap itself grows in steps of up to a few.
    expect((await heapBytes()) - before).toBeLessThan(1e7);
  });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes outside of JavaScript's own heap, where the engine's memory lies. Buffers are freed a turn after the collection that finds them. */
const heapBytes = async (): Promise<number> => {
  for (let pass = 0; pass < 2; pass++) {
    collect();
    await setImmediate();
  }
  return process.memoryUsage().external;
};
