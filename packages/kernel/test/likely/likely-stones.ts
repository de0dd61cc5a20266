import {
  ROW_EXTENTS,
  SETTING_IDS,
  STONE_CUTS,
  type RowExtent,
  type SettingId,
  type StoneCut,
} from '../../src/design/ring-design.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import type { Draw } from './draw.ts';
import type { Worked } from './likely-lines.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;

interface Size {
  readonly diameter: number;
  readonly length: number;
}

/** Sizes that the ring could carry, or any size of the cut when none does or for a change. */
function likelySize(draw: Draw, tables: KernelTables, cut: StoneCut, ring: Worked, isHead: boolean): Size {
  const sizes =
    cut === 'round'
      ? tables.roundSizes.map(({ diameter }) => ({ diameter, length: diameter }))
      : tables.cutSizes
          .filter((size) => size.cut === cut)
          .map(({ width, length }) => ({ diameter: Math.min(width, length), length: Math.max(width, length) }));
  const fits = ({ diameter }: Size): boolean =>
    isHead || (diameter <= ring.width - 0.8 && 0.75 * diameter <= ring.height - 0.1);
  const fitting = sizes.filter(fits);
  if (sizes.length === 0) return { diameter: 2, length: 2 };
  return draw.one(fitting.length === 0 || draw.chance(0.05) ? sizes : fitting);
}

const SPACING: Readonly<Partial<Record<SettingId, number>>> = { pave: 0.05, grain: 0.12, channel: 0.05, bar: 0.5 };
const HEADS: readonly SettingId[] = ['bezel', 'prong4', 'prong6'];
const FANCY_SETTINGS: readonly SettingId[] = ['bezel', 'prong4', 'channel', 'bar'];

function likelySetting(draw: Draw, cut: StoneCut): SettingId {
  if (draw.chance(0.05)) return draw.one(SETTING_IDS);
  if (cut !== 'round') return draw.one(FANCY_SETTINGS);
  return draw.one(draw.chance(0.5) ? (['flush', 'channel', 'grain', 'pave'] as const) : SETTING_IDS);
}

/** Where the row lies and how many stones it has. */
function likelyPlace(draw: Draw, ring: Worked, setting: SettingId, diameter: number): object {
  const isSingle = HEADS.includes(setting) || setting === 'tension' || draw.chance(0.35);
  const extent: RowExtent = isSingle ? 'count' : draw.one(ROW_EXTENTS);
  const face = setting === 'side' ? draw.one(['left', 'right'] as const) : 'outer';
  const room = Math.max(0, ring.width / 2 - diameter / 2 - 0.5);
  const across = draw.chance(0.65) ? 0 : draw.length(-room, room, 0.05);
  return {
    face,
    extent,
    count: isSingle && setting !== 'scatter' ? 1 : Math.round(draw.length(2, 9, 1)),
    position: face === 'outer' ? across : hundredths(ring.height / 2),
    angle: draw.chance(0.85) ? 0 : Math.round(draw.length(-180, 180, 1)),
  };
}

/** A stone of the trade's sizes, or now and then a listed one with millimetres of its own. */
function likelyStone(draw: Draw, cut: StoneCut, { diameter, length }: Size): object {
  if (!draw.chance(0.03)) return { diameter, length, depth: null, listing: null };
  const own = hundredths(diameter + 0.03);
  return {
    diameter: own,
    length: cut === 'round' ? own : length,
    depth: hundredths(0.62 * diameter),
    listing: 'stone-1',
  };
}

function likelyRow(draw: Draw, tables: KernelTables, ring: Worked): object {
  const cut = draw.chance(0.8) ? 'round' : draw.one(STONE_CUTS);
  const setting = likelySetting(draw, cut);
  const isHead = HEADS.includes(setting);
  const size = likelySize(draw, tables, cut, ring, isHead);
  const material = draw.one(tables.stoneMaterials);
  return {
    setting,
    cut,
    material: material.id,
    quality: draw.one(material.qualities),
    ...likelyStone(draw, cut, size),
    ...likelyPlace(draw, ring, setting, size.diameter),
    orientation: draw.chance(0.7) ? 'along' : 'across',
    spacing: hundredths(draw.one([0, 0, 0.05, 0.3]) + (SPACING[setting] ?? 0.2)),
    back: draw.chance(0.9) ? 'closed' : 'open',
    lift: isHead ? draw.length(0.3 * size.diameter, 0.6 * size.diameter, 0.05) : 0,
    seed: setting === 'scatter' ? Math.round(draw.length(0, 9999, 1)) : 0,
  };
}

/** No stones, one row, or two and three rows side by side or stones strewn one by one. */
export function likelyStones(draw: Draw, tables: KernelTables, ring: Worked): readonly object[] {
  if (!draw.chance(0.55)) return [];
  const row = likelyRow(draw, tables, ring);
  if (draw.chance(0.8)) return [row];
  if (draw.chance(0.5)) return [-1, 1].map((side) => ({ ...row, position: hundredths((side * ring.width) / 5) }));
  return draw.many(3, (index) => ({ ...likelyRow(draw, tables, ring), angle: (index - 1) * 40 }));
}
