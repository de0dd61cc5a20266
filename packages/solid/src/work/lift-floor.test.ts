import { itemAt } from '@ringwerk/kernel/math';
import type { ToolShape } from '@ringwerk/kernel/stones';
import { describe, expect, it } from 'vitest';
import { band, BORE, pin, seat, standing } from '../../test/bodies.ts';
import { openSolidEngine } from '../engine/solid-engine.ts';
import { capSector } from '../shell/cap-sector.ts';
import { measureShell } from '../shell/measure-shell.ts';
import { tessellateTool } from '../tool/tessellate-tool.ts';
import { TOOL_DISPLAY } from '../tool/tool-quality.ts';
import { liftFloor } from './lift-floor.ts';
import { prepareSteps } from './prepare-steps.ts';
import { standsClear } from './stands-clear.ts';
import { touchSpan } from './touch-span.ts';
import type { WorkStep } from './work-step.ts';

const engine = await openSolidEngine();
const PLACE = { innerRadius: BORE, quality: TOOL_DISPLAY };
const OUTER = BORE + 1.8;
const TOP = Math.PI / 2;
const CAPS = 99;
const PLANES = { start: TOP - 0.2, end: TOP + 0.2 };

function step(kind: 'cut' | 'add', solid: ToolShape): WorkStep {
  const [only] = prepareSteps(engine, [{ tool: { step: kind, solid }, tag: 7 }], PLACE, 8);
  if (only === undefined) throw new Error('one tool is one step');
  return only;
}

/** A tenth of a band without its ends. */
function sector() {
  const part = { ...band(-2, 2), from: PLANES.start, to: PLANES.end };
  const closed = tessellateTool(engine, part, PLACE);
  const isEnd = (t: number): boolean => {
    const angles = [0, 1, 2].map((c) => {
      const at = itemAt(closed.indices, 3 * t + c) * 8;
      return Math.atan2(itemAt(closed.vertices, at + 1), itemAt(closed.vertices, at));
    });
    return Math.max(...angles) - Math.min(...angles) < 1e-6;
  };
  const kept = [...closed.tags.keys()].filter((t) => !isEnd(t));
  return {
    ...closed,
    indices: Uint32Array.from(kept.flatMap((t) => [...closed.indices.subarray(3 * t, 3 * t + 3)])),
    tags: Uint32Array.from(kept, () => 0),
  };
}

describe('liftFloor', () => {
  const foot = step('add', pin(standing(TOP, OUTER - 0.3), 0.4, 1));
  it('stands between bore and feet, and closes what is above it', () => {
    const whole = sector();
    const lifted = liftFloor(whole, PLANES, [foot], CAPS);
    if (lifted === null) throw new Error('nothing was lifted');
    expect(lifted.below.tags.length).toBeGreaterThan(0);
    expect(lifted.floorTriangles).toBeGreaterThan(0);
    const capped = capSector(engine, lifted.shell, PLANES, CAPS);
    if (capped === null) throw new Error('the sector has no ends');
    const { openEdges, volume } = measureShell(capped.shell);
    expect(openEdges).toBe(0);
    // The bore of this band is flat: its floor is its bore with fewer corners.
    const metal = ((OUTER ** 2 - BORE ** 2) / 2) * 0.4 * 4;
    expect(Math.abs(volume / metal - 1)).toBeLessThan(1e-3);
  });
  it('is none where a tool goes through the bore', () => {
    expect(liftFloor(sector(), PLANES, [foot, step('cut', seat(standing(TOP, OUTER - 0.1), 0.7))], CAPS)).toBeNull();
  });
});

describe('touchSpan', () => {
  it('is what a tool touches of the band, not what it covers', () => {
    const mushroom = step('cut', {
      ...seat(standing(TOP, OUTER + 0.5), 3),
      outer: [
        { kind: 'line', x0: -1, y0: 0.2, x1: 0, y1: 0.2 },
        { kind: 'line', x0: 0, y0: 0.2, x1: 0.5, y1: 3 },
      ],
    });
    const span = touchSpan(mushroom, OUTER);
    expect((span?.to ?? 0) - (span?.from ?? 0)).toBeCloseTo(2 * Math.asin(0.2 / (OUTER - 0.5)), 3);
    expect((mushroom.span?.to ?? 0) - (mushroom.span?.from ?? 0)).toBeGreaterThan(0.4);
    expect(touchSpan(step('add', pin(standing(TOP, OUTER + 0.1), 0.4, 1)), OUTER)).toBeNull();
  });
});

describe('standsClear', () => {
  const cutter = step('cut', {
    ...seat(standing(TOP, OUTER + 3), 2),
    outer: [{ kind: 'line', x0: -2, y0: 0, x1: 0, y1: 2 }],
  });
  const pinAt = (z: number): Float64Array => step('add', pin(standing(TOP, OUTER, z), 0.3, 3)).cloud;
  it('says so of a pin beside a cone, within the cone’s own box', () => {
    const low = step('add', pin(standing(TOP, OUTER, 1.2), 0.3, 1));
    expect(standsClear(low.cloud, cutter)).toBe(true);
  });
  it('never says so of what the cutter bites', () => {
    for (const z of [0, 0.5, 1, 1.5, 2, 2.2]) expect(standsClear(pinAt(z), cutter)).toBe(false);
    expect(standsClear(pinAt(2.4), cutter)).toBe(true);
  });
});
