import { GROOVE_WIDTHS } from '../../src/design/groove-widths.ts';
import { FINISH_IDS, GROOVE_SHAPES } from '../../src/design/ring-design.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import type { Draw } from './draw.ts';
import type { Blank } from './blank.ts';
import type { Metal } from './likely-metal.ts';

/** A ring before its lines and stones. */
export type Worked = Blank & Metal & { readonly edges: object };

const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;

function likelyEdge(draw: Draw, { width }: Blank): unknown {
  if (draw.chance(0.5)) {
    const size = draw.length(0.2, Math.min(0.8, 0.3 * width), 0.05);
    return { form: 'chamfer', width: size, depth: size, finish: draw.chance(0.9) ? 'polished' : draw.one(FINISH_IDS) };
  }
  const depth = draw.length(0.15, 0.4, 0.05);
  return { form: 'step', width: draw.length(0.3, Math.min(2, 0.35 * width), 0.05), depth, finish: 'polished' };
}

/** Mostly none; else both alike, or one. */
export function likelyEdges(draw: Draw, blank: Blank): object {
  const kinds = ['bevel', 'step', 'knife', 'round'];
  if (!draw.chance(kinds.includes(blank.profile.kind) ? 0.02 : 0.2)) return { left: null, right: null };
  const edge = likelyEdge(draw, blank);
  if (draw.chance(0.7)) return { left: edge, right: edge };
  return draw.chance(0.5) ? { left: edge, right: null } : { left: null, right: edge };
}

/** z of the joints between lanes, mm. */
function jointsOf({ segments, split, width }: Worked): number[] {
  if (split.form === 'shell') return [];
  const parts = segments.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  return segments.slice(0, -1).map(({ share }) => {
    passed += share;
    return hundredths((width * passed) / parts - width / 2);
  });
}

function likelyPath(draw: Draw, { width }: Blank): object {
  if (draw.chance(0.75)) return { form: 'straight', amplitude: 0, waves: 1, phase: 0 };
  const isWave = draw.chance(0.6);
  return {
    form: isWave ? 'wave' : 'diagonal',
    amplitude: draw.length(0.1, Math.max(0.1, Math.min(1.2, 0.2 * width)), 0.05),
    waves: isWave ? Math.round(draw.length(1, 4, 1)) : 1,
    phase: draw.chance(0.5) ? 0 : Math.round(draw.length(0, 359, 1)),
  };
}

/** Grooves on the joints, or freely on the band. */
export function likelyGrooves(draw: Draw, ring: Worked): readonly object[] {
  const shape = draw.one(GROOVE_SHAPES);
  const width = draw.chance(0.9) ? draw.one(GROOVE_WIDTHS[shape]) : draw.length(0.2, 2, 0.05);
  const joints = jointsOf(ring);
  if (joints.length > 0 && draw.chance(0.4)) {
    const { form, amplitude, waves, phase } = ring.split;
    const narrow = draw.chance(0.8) ? { shape: 'v', width: 0.3 } : { shape, width };
    return joints.map((position) => ({ ...narrow, position, path: { form, amplitude, waves, phase } }));
  }
  if (!draw.chance(0.25)) return [];
  const path = likelyPath(draw, ring);
  const half = Math.max(0, ring.width / 2 - 0.7);
  if (draw.chance(0.3)) {
    return [-1, 1].map((side) => ({ shape, width, position: hundredths(side * half), path }));
  }
  return draw.many(draw.chance(0.8) ? 1 : 2, () => ({ shape, width, position: draw.length(-half, half, 0.05), path }));
}

/** Strips of a soft metal, now and then. */
export function likelyInlays(draw: Draw, tables: KernelTables, ring: Worked): readonly object[] {
  const first = ring.segments[0];
  const isDark = tables.alloys.some(({ id, fineMetal }) => id === first?.alloy && fineMetal === null);
  if (!draw.chance(isDark ? 0.35 : 0.06)) return [];
  const guests = tables.alloys.filter(({ family }) => family === 'gold' || family === 'platinum');
  const half = Math.max(0, ring.width / 2 - 1.5);
  return draw.many(draw.chance(0.85) ? 1 : 2, (index) => ({
    alloy: draw.one(draw.chance(0.95) ? guests : tables.alloys).id,
    width: draw.length(0.4, Math.min(3, 0.5 * ring.width), 0.1),
    position: index === 0 && draw.chance(0.7) ? 0 : draw.length(-half, half, 0.05),
    depth: draw.length(0.3, Math.min(2, Math.max(0.3, ring.height - 1)), 0.1),
    finish: draw.chance(0.9) ? 'polished' : draw.one(FINISH_IDS),
  }));
}
