import {
  mm,
  PLAIN_ROW,
  type CutSize,
  type ListedStone,
  type Mm,
  type RingDesign,
  type RoundSize,
  type SettingId,
  type StoneCut,
  type StoneRow,
} from '@ringwerk/kernel';

/** How a jeweller speaks of a group of stones. */
export const GROUP_KINDS = ['single', 'row', 'head', 'scatter'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Settings that hold their stone above the band. */
const HEADS: readonly SettingId[] = ['bezel', 'prong4', 'prong6'];
export const isHead = ({ setting }: Pick<StoneRow, 'setting'>): boolean => HEADS.includes(setting);

export function groupKindOf(row: StoneRow): GroupKind {
  if (row.setting === 'scatter') return 'scatter';
  const isOne = row.extent === 'count' && row.count === 1;
  if (isOne && (isHead(row) || row.setting === 'tension')) return 'head';
  return isOne ? 'single' : 'row';
}

/** Clear distance between girdles that the workshop sets by default, mm. */
const USUAL_SPACING: Readonly<Record<SettingId, number>> = {
  flush: 0.2,
  grain: 0.12,
  pave: 0.05,
  channel: 0.05,
  'channel-cross': 0.05,
  bar: 0.5,
  bezel: 0.2,
  tension: 0,
  prong4: 0.2,
  prong6: 0.2,
  side: 0.2,
  scatter: 0.2,
};

/** A single head stands on prongs with rail and gallery ring under it, or in a lower bezel; in a row the stones sit low. Parts of the diameter. */
const LIFT_PRONGS = 0.57;
const LIFT_BEZEL = 0.48;
const LIFT_ROW = 0.2;
const onTwentieth = (value: number): Mm => mm(Math.round(value * 20) / 20);

function liftShare(row: StoneRow): number {
  if (groupKindOf(row) !== 'head') return LIFT_ROW;
  return row.setting === 'bezel' ? LIFT_BEZEL : LIFT_PRONGS;
}

const usualLift = (row: StoneRow): Mm => (isHead(row) ? onTwentieth(row.diameter * liftShare(row)) : mm(0));

/** What a group needs beside its setting so that the setting is meant seriously; the rules check the rest. */
export function withSetting(row: StoneRow, setting: SettingId, ring: Pick<RingDesign, 'height'>): StoneRow {
  const wasOnFlank = row.face !== 'outer';
  const isOnFlank = setting === 'side';
  const next: StoneRow = {
    ...row,
    setting,
    // The usual distance belongs to the setting; a distance that was chosen by hand stays.
    spacing: row.spacing === USUAL_SPACING[row.setting] ? mm(USUAL_SPACING[setting]) : row.spacing,
    face: isOnFlank ? (wasOnFlank ? row.face : 'left') : 'outer',
    position: isOnFlank === wasOnFlank ? row.position : isOnFlank ? onTwentieth(ring.height / 2) : mm(0),
    seed: setting === 'scatter' ? Math.max(1, row.seed) : 0,
    ...(setting === 'tension' ? { extent: 'count', count: 1 } : {}),
  };
  return { ...next, lift: usualLift(next) };
}

/** Round stones of the trade, and the sizes of all other cuts. */
export interface StoneSizes {
  readonly roundSizes: readonly RoundSize[];
  readonly cutSizes: readonly CutSize[];
}

const nearest = <Size>(sizes: readonly Size[], far: (size: Size) => number): Size | undefined =>
  sizes.toSorted((a, b) => far(a) - far(b))[0];

/** Writes a size; a listed stone is given back, because its measures were its own. */
export const withSize = (row: StoneRow, width: number, length: number): StoneRow => ({
  ...row,
  diameter: mm(width),
  length: mm(length),
  depth: null,
  listing: null,
});

type Materials = readonly { readonly id: string; readonly qualities: readonly { readonly id: string }[] }[];

/** The row's quality where this material comes in it, else the first one of the material. */
function qualityOf(material: string, row: StoneRow, materials: Materials): string {
  const known = (materials.find(({ id }) => id === material)?.qualities ?? []).map(({ id }) => id);
  return known.includes(row.quality) ? row.quality : (known[0] ?? row.quality);
}

/** A real stone in the seat: its own material, cut and millimetres, and the head as high as it needs. */
export function withListing(
  row: StoneRow,
  stone: ListedStone,
  ring: Pick<RingDesign, 'height'>,
  materials: Materials,
): StoneRow {
  const hundredths = (value: number): number => Math.round(value * 100) / 100;
  const round = hundredths((stone.width + stone.length) / 2);
  const [width, length] = stone.cut === 'round' ? [round, round] : [stone.width, stone.length];
  const material = stone.material ?? row.material;
  const sized: StoneRow = {
    ...row,
    material,
    quality: qualityOf(material, row, materials),
    cut: stone.cut,
    diameter: mm(width),
    length: mm(length),
    depth: mm(stone.depth),
    listing: stone.id,
  };
  return isHead(row) ? { ...sized, lift: withSetting(sized, row.setting, ring).lift } : sized;
}

/** The nearest size of another cut. */
export function withCut(row: StoneRow, cut: StoneCut, { roundSizes, cutSizes }: StoneSizes): StoneRow {
  const next = { ...row, cut };
  if (cut === 'round') {
    const size = nearest(roundSizes, ({ diameter }) => Math.abs(diameter - row.diameter));
    return withSize(next, size?.diameter ?? row.diameter, size?.diameter ?? row.diameter);
  }
  const size = nearest(
    cutSizes.filter((entry) => entry.cut === cut),
    ({ width }) => Math.abs(width - row.diameter),
  );
  return withSize(next, size?.width ?? row.diameter, size?.length ?? row.diameter);
}

/** Offered where no trade size fits by the table; the rules then say what the ring lacks. mm. */
const SMALLEST_STONE = 1;

/** The largest round size up to `usual` that this ring carries. */
function fittingDiameter(ring: RingDesign, usual: number, sizes: readonly RoundSize[]): number {
  const fitting = sizes.filter(
    (size) => size.diameter <= usual && size.ringWidthMin <= ring.width && size.ringHeightMin <= ring.height,
  );
  return fitting.at(-1)?.diameter ?? SMALLEST_STONE;
}

type Recipe = Pick<StoneRow, 'setting' | 'extent' | 'count'> & {
  readonly diameter: number;
  /** Heads stand on the band: their stones do not follow its width. */
  readonly isSunk: boolean;
};

const KIND_RECIPES: Readonly<Record<GroupKind, Recipe>> = {
  single: { setting: 'flush', extent: 'count', count: 1, diameter: 2.1, isSunk: true },
  row: { setting: 'channel', extent: 'count', count: 5, diameter: 1.5, isSunk: true },
  head: { setting: 'prong4', extent: 'count', count: 1, diameter: 5.1, isSunk: false },
  scatter: { setting: 'scatter', extent: 'half', count: 9, diameter: 1.3, isSunk: true },
};

/** Rings that the trade knows by name. */
export const PRESETS = {
  'solitaire-4': { setting: 'prong4', extent: 'count', count: 1, diameter: 5.1, isSunk: false },
  'solitaire-6': { setting: 'prong6', extent: 'count', count: 1, diameter: 6.4, isSunk: false },
  'solitaire-bezel': { setting: 'bezel', extent: 'count', count: 1, diameter: 4.1, isSunk: false },
  'solitaire-tension': { setting: 'tension', extent: 'count', count: 1, diameter: 3, isSunk: false },
  'memoire-third': { setting: 'channel', extent: 'third', count: 1, diameter: 1.7, isSunk: true },
  'memoire-half': { setting: 'channel', extent: 'half', count: 1, diameter: 1.7, isSunk: true },
  'memoire-full': { setting: 'channel', extent: 'full', count: 1, diameter: 1.7, isSunk: true },
  'memoire-pave': { setting: 'pave', extent: 'half', count: 1, diameter: 1.5, isSunk: true },
  'memoire-prong': { setting: 'prong4', extent: 'half', count: 1, diameter: 2, isSunk: false },
} as const satisfies Readonly<Record<string, Recipe>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[]; // the keys of the object above

/** What stays when other stones take the place of these. */
const keptOf = (row: StoneRow | undefined): Pick<StoneRow, 'material' | 'quality' | 'position' | 'angle'> =>
  row === undefined
    ? { material: 'diamond-natural', quality: 'tw-si', position: mm(0), angle: 0 }
    : {
        material: row.material,
        quality: row.quality,
        position: row.face === 'outer' ? row.position : mm(0),
        angle: row.angle,
      };

/** Stones after a recipe: as large as this ring carries up to the usual size, of the material that was chosen before. */
function cook(ring: RingDesign, recipe: Recipe, sizes: readonly RoundSize[], before: StoneRow | undefined): StoneRow {
  const { setting, extent, count, isSunk } = recipe;
  const size = nearest(sizes, ({ diameter: known }) => Math.abs(known - recipe.diameter));
  const diameter = mm(isSunk ? fittingDiameter(ring, recipe.diameter, sizes) : (size?.diameter ?? recipe.diameter));
  const row: StoneRow = {
    ...PLAIN_ROW,
    ...keptOf(before),
    setting,
    diameter,
    length: diameter,
    extent,
    count,
    spacing: mm(USUAL_SPACING[setting]),
    seed: setting === 'scatter' ? 1 : 0,
  };
  return { ...row, lift: usualLift(row) };
}

/** Stones as a first choice offers them. */
export const newStones = (ring: RingDesign, kind: GroupKind, sizes: readonly RoundSize[], kept?: StoneRow): StoneRow =>
  cook(ring, KIND_RECIPES[kind], sizes, kept);

export const presetStones = (
  ring: RingDesign,
  preset: Preset,
  sizes: readonly RoundSize[],
  kept?: StoneRow,
): StoneRow => cook(ring, PRESETS[preset], sizes, kept);

/** Beside the stones that are there: free stones step on along the ring, degrees. */
const STEP_ASIDE = 30;

/** One more group, where no stone sits yet. */
export function placedAside(row: StoneRow, stones: readonly StoneRow[]): StoneRow {
  const taken = new Set(stones.map((other) => other.angle));
  const free = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6]
    .map((step) => row.angle + step * STEP_ASIDE)
    .find((angle) => angle >= -180 && angle <= 180 && !taken.has(angle));
  return row.extent === 'full' ? row : { ...row, angle: free ?? row.angle };
}
