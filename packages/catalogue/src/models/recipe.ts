import {
  mm,
  type FinishId,
  type Groove,
  type GrooveShape,
  type ProfileId,
  type RingDesign,
  type RingRole,
  type RowExtent,
  type Segment,
  type SettingId,
  type StoneRow,
} from '@ringwerk/kernel';

/*
 * The short hand in which the collection tables are written: a ring as a designer says it ("court, 4 by 1.6,
 * rose polished, one brilliant 1.7"). `ringDesign` turns it into the full record.
 */

/** Where a groove runs: a place in mm, on every joint of two lanes, or along both rims at a distance in mm. */
type GroovePlace = number | 'joints' | { readonly rim: number };

export interface GrooveRecipe {
  readonly part: 'groove';
  readonly shape: GrooveShape;
  readonly width: number;
  readonly place: GroovePlace;
}

export interface RowRecipe {
  readonly part: 'row';
  readonly setting: SettingId;
  readonly diameter: number;
  readonly extent: RowExtent;
  readonly count: number;
  readonly spacing: number;
  readonly stone: StoneChoice;
  /** z in mm, or the middle of a lane. */
  readonly place: number | { readonly lane: number };
}

export interface StoneChoice {
  readonly material: string;
  readonly quality: string;
}

export interface RingRecipe {
  readonly profile: ProfileId;
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly Segment[];
  readonly grooves: readonly GrooveRecipe[];
  readonly row: RowRecipe | null;
}

const lane =
  (finish: FinishId) =>
  (alloy: string, share = 1): Segment => ({ alloy, share, finish });
export const polished = lane('polished');
export const brushed = lane('matte-long');
export const sand = lane('sand-fine');
export const coarse = lane('sand-coarse');
export const ice = lane('ice');

const groove =
  (shape: GrooveShape) =>
  (width: number, place: GroovePlace): GrooveRecipe => ({ part: 'groove', shape, width, place });
export const v = groove('v');
export const u = groove('u');
export const milgrain = groove('milgrain');
/** Along both rims, `distance` mm from the edge to the groove's centre line. */
export const rim = (distance: number): GroovePlace => ({ rim: distance });

const BRILLIANT: StoneChoice = { material: 'diamond-natural', quality: 'tw-si' };
type Place = RowRecipe['place'];
/** In the middle of the n-th lane, counted from 0. */
export const on = (index: number): Place => ({ lane: index });

/** One stone on the top, set flush. */
export const solo = (diameter: number, place: Place = 0, stone = BRILLIANT): RowRecipe => ({
  part: 'row',
  setting: 'flush',
  diameter,
  extent: 'count',
  count: 1,
  spacing: 0.2,
  stone,
  place,
});
/** Several flush stones with `spacing` mm of metal between them. */
export const several = (count: number, diameter: number, spacing: number, place: Place = 0, stone = BRILLIANT) => ({
  ...solo(diameter, place, stone),
  count,
  spacing,
});
/** A flush row over a part of the ring. */
export const flush = (extent: RowExtent, diameter: number, place: Place = 0, stone = BRILLIANT, spacing = 0.2) => ({
  ...solo(diameter, place, stone),
  extent,
  spacing,
});
/** Girdles in a channel nearly touch; the trade leaves room for the setter's tool. */
const CHANNEL_SPACING = 0.05;
/** A channel row over a part of the ring. */
export const channel = (
  extent: RowExtent | number,
  diameter: number,
  place: Place = 0,
  stone = BRILLIANT,
): RowRecipe => ({
  ...solo(diameter, place, stone),
  setting: 'channel',
  extent: typeof extent === 'number' ? 'count' : extent,
  count: typeof extent === 'number' ? extent : 1,
  spacing: CHANNEL_SPACING,
});

/** A ring of the tables: profile, width and height in mm, lanes from left to right, grooves and at most one row. */
export function ring(
  profile: ProfileId,
  width: number,
  height: number,
  lanes: readonly Segment[],
  ...parts: readonly (GrooveRecipe | RowRecipe)[]
): RingRecipe {
  return {
    profile,
    width,
    height,
    lanes,
    grooves: parts.filter((part) => part.part === 'groove'),
    row: parts.find((part) => part.part === 'row') ?? null,
  };
}

/** The same ring in other dimensions and without stones: the plain partner of a ring with stones. */
export const partnerOf = (recipe: RingRecipe, width: number, height: number): RingRecipe => ({
  ...recipe,
  width,
  height,
  row: null,
});

/** z of every lane border, edges included, ascending. */
export function laneBorders(recipe: Pick<RingRecipe, 'width' | 'lanes'>): readonly number[] {
  const total = recipe.lanes.reduce((sum, { share }) => sum + share, 0);
  let shares = 0;
  return [-recipe.width / 2].concat(
    recipe.lanes.map(({ share }) => {
      shares += share;
      return (shares / total - 0.5) * recipe.width;
    }),
  );
}

/** Positions are stored to a hundredth of a millimetre, the step of the design record. */
const position = (value: number) => mm(Math.round(value * 100) / 100 + 0);

function groovePositions(recipe: RingRecipe, { place }: GrooveRecipe): readonly number[] {
  if (place === 'joints') return laneBorders(recipe).slice(1, -1);
  if (typeof place === 'number') return [place];
  const distance = recipe.width / 2 - place.rim;
  return [-distance, distance];
}

function grooves(recipe: RingRecipe): readonly Groove[] {
  return recipe.grooves.flatMap((part) =>
    groovePositions(recipe, part).map((at) => ({ shape: part.shape, width: mm(part.width), position: position(at) })),
  );
}

function rowPosition(recipe: RingRecipe, { place }: RowRecipe): number {
  if (typeof place === 'number') return place;
  const borders = laneBorders(recipe);
  const from = borders[place.lane];
  const to = borders[place.lane + 1];
  if (from === undefined || to === undefined) throw new RangeError(`no lane ${place.lane} in a table row`);
  return (from + to) / 2;
}

const row = (recipe: RingRecipe, part: RowRecipe): StoneRow => ({
  setting: part.setting,
  cut: 'round',
  ...part.stone,
  diameter: mm(part.diameter),
  extent: part.extent,
  count: part.count,
  spacing: mm(part.spacing),
  position: position(rowPosition(recipe, part)),
});

/** The full record of a recipe; `size` is the inner circumference in mm. */
export const ringDesign = (recipe: RingRecipe, role: RingRole, size: number): RingDesign => ({
  role,
  profile: recipe.profile,
  width: mm(recipe.width),
  height: mm(recipe.height),
  size: mm(size),
  segments: recipe.lanes,
  grooves: grooves(recipe),
  stones: recipe.row ? [row(recipe, recipe.row)] : [],
  engraving: null,
});
