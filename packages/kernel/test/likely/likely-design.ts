import { PLAIN_RING } from '../../src/design/blank-ring.ts';
import { parseDesign } from '../../src/design/parse-design.ts';
import { ENGRAVING_FONTS, type Design, type RingDesign } from '../../src/design/ring-design.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import type { Blank } from './blank.ts';
import { drawFrom, type Draw } from './draw.ts';
import { likelyEdges, likelyGrooves, likelyInlays } from './likely-lines.ts';
import { likelyMetal } from './likely-metal.ts';
import { likelyStones } from './likely-stones.ts';

function likelyBlank(draw: Draw, tables: KernelTables): Blank {
  const profile = draw.one(tables.profiles);
  const isRound = profile.kind === 'round';
  const width = draw.length(profile.width[0], Math.min(profile.width[1], draw.chance(0.8) ? 8 : 12), 0.5);
  const cap = (profile.outerSagittaRatio < 0 ? 0.5 : 0.8) * width;
  // Mostly rings with room for what is worked into them, now and then one that is just makeable or not.
  const least = draw.chance(0.7) ? Math.max(profile.height[0], 1.8) : profile.height[0];
  const height = isRound ? width : draw.length(least, Math.max(least, Math.min(profile.height[1], cap, 3.4)), 0.1);
  return { profile, width, height, size: draw.length(45, 72, 0.5) };
}

function likelyRatios(draw: Draw, { profile }: Blank): RingDesign['ratios'] {
  if (profile.kind !== 'arc' || !draw.chance(0.1)) return null;
  const hollow = draw.chance(0.1);
  return {
    outerSagitta: hollow ? -draw.length(0.05, 0.25, 0.01) : draw.length(0, 0.4, 0.01),
    innerSagitta: draw.length(0, 0.4, 0.01),
    outerFillet: draw.length(0.05, 0.3, 0.01),
    innerFillet: draw.length(0.05, 0.3, 0.01),
  };
}

const TEXTS = [
  'Anna',
  'Anna & Paul',
  '12.06.2027',
  'Für immer',
  'toujours',
  '永遠に',
  '사랑해',
  'À bientôt, ma chérie',
];

function likelyEngravings(draw: Draw, { width }: Blank): readonly object[] {
  if (!draw.chance(0.35)) return [];
  return draw.many(draw.chance(0.15) ? 2 : 1, (index) => {
    const method = draw.chance(0.75) ? 'laser' : 'diamond-tip';
    return {
      face: index === 0 || draw.chance(0.5) ? 'inside' : 'outside',
      text: draw.one(TEXTS),
      drawing: null,
      method,
      font: draw.one(ENGRAVING_FONTS),
      height: draw.chance(0.8) ? null : draw.length(1, Math.min(2, 0.5 * width), 0.05),
      position: draw.chance(0.85) ? 0 : draw.length(-0.5, 0.5, 0.05),
      angle: draw.chance(0.7) ? 0 : Math.round(draw.length(-180, 180, 1)),
      depth: method === 'laser' ? 0.02 : 0.05,
    };
  });
}

function likelyRing(draw: Draw, tables: KernelTables, role: string): unknown {
  const blank = likelyBlank(draw, tables);
  const metal = likelyMetal(draw, tables, blank);
  const edges = likelyEdges(draw, blank);
  const lines = { ...blank, ...metal, edges };
  const { profile, width, height, size } = blank;
  return {
    ...PLAIN_RING,
    role,
    profile: profile.id,
    ratios: likelyRatios(draw, blank),
    width,
    height,
    size,
    ...metal,
    edges,
    inlays: likelyInlays(draw, tables, lines),
    grooves: likelyGrooves(draw, lines),
    stones: likelyStones(draw, tables, lines),
    engravings: likelyEngravings(draw, blank),
  };
}

/**
 * A design near what a designer would ask for: every profile, split, path, edge, strip, finish, setting and cut comes
 * up, and a good share of the rings can be made. The same seed and tables give the same design.
 */
export function likelyDesign(seed: number, tables: KernelTables): Design {
  const draw = drawFrom(seed);
  const roles = draw.chance(0.15) ? ['first', 'second'] : ['single'];
  const parsed = parseDesign({ version: 3, rings: roles.map((role) => likelyRing(draw, tables, role)) });
  if (!parsed.ok) throw new Error(`Seed ${seed} left the parameter table: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}
