import { PLAIN_RING } from '../../src/design/blank-ring.ts';
import { parseDesign } from '../../src/design/parse-design.ts';
import { ENGRAVING_FONTS, STONE_CUTS, type Design, type SettingId } from '../../src/design/ring-design.ts';
import type { KernelTables, ProfileSpec } from '../../src/design/tables.ts';
import { drawFrom, type Draw } from '../likely/draw.ts';

const HEADS: readonly SettingId[] = ['prong4', 'prong4', 'prong6', 'bezel'];
const ALLOYS = ['au750-white-pd', 'au585-yellow', 'au750-rose', 'pt950-ru'];

const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;
const twentieths = (value: number): number => hundredths(Math.round(value * 20) / 20);

/** A place near an edge, a joint or the middle of the band, within ±`half`. */
const edgePlace = (draw: Draw, half: number): number => {
  const near = draw.one([0, half, half, half - 0.1, half - 0.35, half - 0.4, half / 3, half / 2, draw.unit() * half]);
  return hundredths(Math.max(0, near) * draw.one([-1, 1]));
};

interface Band {
  readonly profile: ProfileSpec;
  readonly width: number;
  readonly height: number;
}

function bandOf(draw: Draw, tables: KernelTables): Band {
  const profile = draw.one(tables.profiles);
  const width = draw.length(Math.max(2, profile.width[0]), Math.min(7, profile.width[1]), 0.5);
  const height = profile.kind === 'round' ? width : draw.length(1.3, Math.min(3, 0.8 * width), 0.1);
  return { profile, width, height };
}

function headOf(draw: Draw, tables: KernelTables, { width }: Band): object {
  const cut = draw.chance(0.55) ? 'round' : draw.one(STONE_CUTS);
  const sizes = tables.cutSizes.filter((size) => size.cut === cut);
  const round = draw.one(tables.roundSizes).diameter;
  const size = cut === 'round' || sizes.length === 0 ? { width: round, length: round } : draw.one(sizes);
  const [diameter, length] = [Math.min(size.width, size.length), Math.max(size.width, size.length)];
  const extent = draw.one(['count', 'count', 'count', 'third', 'full'] as const);
  return {
    setting: draw.one(HEADS),
    cut: sizes.length === 0 ? 'round' : cut,
    material: 'diamond-natural',
    quality: 'tw-si',
    diameter,
    length,
    depth: null,
    listing: null,
    orientation: draw.one(['along', 'across'] as const),
    face: 'outer',
    angle: 0,
    back: draw.one(['closed', 'closed', 'open'] as const),
    lift: draw.length(0.2 * diameter, 0.8 * diameter, 0.05),
    seed: 0,
    extent,
    count: extent === 'count' ? Math.round(draw.length(1, 5, 1)) : 1,
    spacing: draw.one([0.1, 0.2, 0.3]),
    position: edgePlace(draw, width / 2),
  };
}

function engravingOf(draw: Draw, { width }: Band): object {
  const method = draw.one(['laser', 'laser', 'diamond-tip'] as const);
  return {
    face: draw.one(['inside', 'inside', 'outside'] as const),
    text: draw.one(['A', 'Anna', 'Anna & Paul', '12.06.2027', '永遠に', 'x'.repeat(30)]),
    drawing: null,
    method,
    font: draw.one(ENGRAVING_FONTS),
    height: draw.chance(0.6) ? null : draw.length(1, 2.5, 0.05),
    position: twentieths(edgePlace(draw, width / 2)),
    angle: draw.one([0, 0, 90, 170, 180, -135]),
    depth: method === 'laser' ? 0.02 : 0.05,
  };
}

/**
 * A ring with a head, an engraving or both at an edge, on a joint or just beside it: the places where struts, walls and
 * letters run out of metal. About a third can be made. The same seed and tables give the same ring.
 */
export function edgeDesign(seed: number, tables: KernelTables): Design {
  const draw = drawFrom(seed + 3_000_017);
  const band = bandOf(draw, tables);
  const lanes = draw.many(draw.one([1, 1, 1, 2, 2, 3]), () => ({
    alloy: draw.one(ALLOYS),
    share: draw.one([1, 1, 2]),
    finish: 'polished',
    pattern: 0,
  }));
  const isWaved = lanes.length > 1 && draw.chance(0.35);
  const kind = draw.unit();
  const ring = {
    ...PLAIN_RING,
    role: 'single',
    profile: band.profile.id,
    width: band.width,
    height: band.height,
    size: draw.length(46, 66, 0.5),
    segments: lanes,
    ...(isWaved && {
      split: {
        form: draw.one(['wave', 'diagonal'] as const),
        amplitude: draw.length(0.2, 1, 0.1),
        waves: Math.round(draw.length(1, 4, 1)),
        phase: 0,
      },
    }),
    stones: kind < 0.8 ? [headOf(draw, tables, band)] : [],
    engravings: kind < 0.65 ? [] : [engravingOf(draw, band)],
  };
  const parsed = parseDesign({ version: 3, rings: [ring] });
  if (!parsed.ok) throw new Error(`Seed ${seed} left the parameter table: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}
