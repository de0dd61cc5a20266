import { ALLOYS, KERNEL_TABLES, STONE_MATERIALS } from '@ringwerk/catalogue';
import {
  EDGE_FORMS,
  ENGRAVING_FACES,
  ENGRAVING_FONTS,
  ENGRAVING_METHODS,
  FINISH_IDS,
  GROOVE_SHAPES,
  GROOVE_WIDTHS,
  ORIENTATIONS,
  PATH_FORMS,
  PLAIN_ENGRAVING,
  PLAIN_RING,
  PLAIN_ROW,
  PLATINGS,
  PROFILE_IDS,
  ROW_EXTENTS,
  SEAT_BACKS,
  SETTING_IDS,
  SPLIT_FORMS,
  STONE_CUTS,
} from '@ringwerk/kernel';

/** Numbers in [0, 1) that are the same in every run. */
export type Random = () => number;

/** Mulberry32: small, and good enough to draw rings. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words that a candidate must hold, by path, e.g. `stones.setting` → `pave`. */
export type Demand = Readonly<Partial<Record<string, string>>>;

class Draw {
  readonly #random: Random;
  readonly #demand: Demand;

  constructor(random: Random, demand: Demand) {
    this.#random = random;
    this.#demand = demand;
  }

  of<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#random() * values.length)];
    if (value === undefined) throw new Error('nothing to draw from');
    return value;
  }

  word(path: string, values: readonly string[]): string {
    return this.#demand[path] ?? this.of(values);
  }

  demands(part: string): boolean {
    return Object.keys(this.#demand).some((path) => path === part || path.startsWith(`${part}.`));
  }

  /** Whether an optional part is there: always when it is demanded for. */
  has(part: string, share: number): boolean {
    return this.demands(part) || this.#random() < share;
  }

  get demanded(): Demand {
    return this.#demand;
  }
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const swing = (draw: Draw, form: string): object =>
  form === 'wave'
    ? { amplitude: draw.of([0.3, 0.5, 0.8]), waves: draw.of([2, 3, 4]), phase: 0 }
    : { amplitude: form === 'diagonal' ? draw.of([0.3, 0.5, 0.8]) : 0, waves: 1, phase: 0 };

function segments(draw: Draw, form: string): object[] {
  const first = ALLOYS.find(({ id }) => id === (draw.demanded['alloy'] ?? draw.of(ALLOYS).id)) ?? draw.of(ALLOYS);
  const partners = ALLOYS.filter(({ family, fineness }) => family === first.family && fineness === first.fineness);
  const count = form === 'straight' ? draw.of([1, 1, 1, 2, 3, 4, 5]) : form === 'shell' ? 2 : draw.of([2, 3]);
  return Array.from({ length: count }, (_, index) => ({
    alloy: index === 0 ? first.id : draw.of(partners).id,
    share: 1,
    finish: index === 0 ? draw.word('segments.finish', FINISH_IDS) : draw.of(['polished', 'matte-long']),
    pattern: 0,
  }));
}

function groove(draw: Draw, width: number): object {
  // A demand comes from the list of shapes itself.
  const shape = draw.word('grooves.shape', GROOVE_SHAPES) as (typeof GROOVE_SHAPES)[number];
  const form = draw.word('grooves.path.form', PATH_FORMS);
  return {
    shape,
    width: draw.of(GROOVE_WIDTHS[shape]),
    position: hundredth(draw.of([0, width / 4, -width / 3])),
    path: { form, ...swing(draw, form) },
  };
}

/** Girdle of a stone of the trade's sizes; what stands on the band is larger. */
function girdle(draw: Draw, cut: string, isHigh: boolean): { readonly diameter: number; readonly length: number } {
  const sizes = KERNEL_TABLES.cutSizes.filter((size) => size.cut === cut).slice(0, 8);
  if (cut !== 'round' && sizes.length > 0) {
    const { width, length } = draw.of(sizes);
    return { diameter: width, length };
  }
  const { diameter } = draw.of(KERNEL_TABLES.roundSizes.filter((size) => size.diameter > 2.5 === isHigh));
  return { diameter, length: diameter };
}

function material(draw: Draw): { readonly material: string; readonly quality: string } {
  const demanded = STONE_MATERIALS.filter(({ id }) => id === draw.demanded['material']);
  const { id, qualities } = draw.of(demanded.length > 0 ? demanded : STONE_MATERIALS.slice(0, 2));
  return { material: id, quality: draw.of(qualities) };
}

function stones(draw: Draw, height: number): object {
  const setting = draw.word('stones.setting', SETTING_IDS);
  const cut = draw.word('stones.cut', draw.of([STONE_CUTS, ['round'], ['round']]));
  const isHigh = /^(prong|bezel|tension)/.test(setting);
  const extent = draw.word('stones.extent', isHigh ? ['count'] : ROW_EXTENTS);
  const face = draw.word('stones.face', setting === 'side' ? ['left', 'right'] : ['outer']);
  const counts = isHigh ? [1] : [1, 3, 5];
  return {
    ...PLAIN_ROW,
    setting,
    cut,
    ...material(draw),
    ...girdle(draw, cut, isHigh),
    orientation: draw.word('stones.orientation', cut === 'round' ? ['along'] : ORIENTATIONS),
    face,
    extent,
    count: extent === 'count' ? draw.of(counts) : 1,
    spacing: draw.of([0.05, 0.1, 0.2, 0.4]),
    position: face === 'outer' ? 0 : hundredth(height / 2),
    back: draw.word('stones.back', ['closed', 'closed', ...SEAT_BACKS]),
    lift: isHigh ? draw.of([0, 0.5, 1, 1.5, 2]) : 0,
    seed: setting === 'scatter' ? draw.of([1, 2, 3]) : 0,
  };
}

const engraving = (draw: Draw): object => ({
  ...PLAIN_ENGRAVING,
  face: draw.word('engravings.face', ENGRAVING_FACES),
  method: draw.word('engravings.method', ENGRAVING_METHODS),
  font: draw.word('engravings.font', ENGRAVING_FONTS),
  text: draw.of(['Anna', 'P & M', '12.6.27']),
});

const edge = (draw: Draw, side: string): object | null =>
  draw.has(`edges.${side}`, 0.08)
    ? {
        form: draw.word(`edges.${side}.form`, EDGE_FORMS),
        width: draw.of([0.3, 0.5]),
        depth: draw.of([0.2, 0.3]),
        finish: 'polished',
      }
    : null;

/** A ring as plain JSON that holds the demanded words and is otherwise drawn; the rules may still refuse it. */
export function candidateRing(random: Random, demand: Demand): unknown {
  const draw = new Draw(random, demand);
  const profile = draw.word('profile', PROFILE_IDS);
  const spec = KERNEL_TABLES.profiles.find(({ id }) => id === profile);
  const within = (values: readonly number[], [low, high]: readonly [number, number]): number => {
    const fitting = values.filter((value) => value >= low && value <= high);
    return fitting.length === 0 ? low : draw.of(fitting);
  };
  const width = within([3, 4, 5, 6, 7, 8], spec?.width ?? [3, 8]);
  const height = within([1.8, 2.2, 2.6, 3, 3.4], spec?.height ?? [1.8, 3]);
  const form = draw.word('split.form', draw.of([['straight'], SPLIT_FORMS]));
  return {
    ...PLAIN_RING,
    role: 'single',
    profile,
    width,
    height,
    size: draw.of([50, 54, 58, 62]),
    plating: draw.word('plating', ['none', 'none', ...PLATINGS]),
    edges: { left: edge(draw, 'left'), right: edge(draw, 'right') },
    split: { form, ...swing(draw, form) },
    segments: segments(draw, form),
    grooves: draw.has('grooves', 0.15) ? [groove(draw, width)] : [],
    stones: draw.has('stones', 0.4) || draw.has('material', 0) ? [stones(draw, height)] : [],
    engravings: draw.has('engravings', 0.15) ? [engraving(draw)] : [],
  };
}
