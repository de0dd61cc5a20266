import {
  mm,
  PLAIN_RING,
  PLAIN_ROW,
  STRAIGHT,
  type EdgeForm,
  type FinishId,
  type Groove,
  type GrooveShape,
  type Path,
  type ProfileId,
  type RingDesign,
  type RingRole,
  type RowExtent,
  type Segment,
  type SettingId,
  type StoneCut,
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
  readonly path: Path;
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
  /** What sets the row apart from round stones on the top of the band. */
  readonly own: Partial<StoneRow>;
}

/** Work on the whole ring beyond lanes, grooves and stones. */
export type RingWork = Partial<Pick<RingDesign, 'split' | 'edges' | 'inlays' | 'plating'>>;
export interface WorkRecipe {
  readonly part: 'work';
  readonly work: RingWork;
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
  readonly rows: readonly RowRecipe[];
  readonly work: RingWork;
}

const lane =
  (finish: FinishId) =>
  (alloy: string, share = 1): Segment => ({ alloy, share, finish, pattern: 0 });
export const polished = lane('polished');
export const brushed = lane('matte-long');
export const sand = lane('sand-fine');
export const coarse = lane('sand-coarse');
export const ice = lane('ice');
export const hammered = lane('hammer-pol');
export const hammeredMatt = lane('hammer-mat');
export const hammeredBold = lane('hammer-coarse');
export const bark = lane('bark');
export const stardust = lane('star');
export const turned = lane('diamond-long');
export const satin = lane('satin');

/** A wave, a diagonal: amplitude in mm, waves per turn, phase in degrees. */
export const wave = (amplitude: number, waves: number, phase = 0): Path => ({
  form: 'wave',
  amplitude: mm(amplitude),
  waves,
  phase,
});
export const diagonal = (amplitude: number, phase = 0): Path => ({
  form: 'diagonal',
  amplitude: mm(amplitude),
  waves: 1,
  phase,
});
const worked = (work: RingWork): WorkRecipe => ({ part: 'work', work });
/** Lanes that meet along a wave or a diagonal. */
export const along = (path: Path): WorkRecipe => worked({ split: path });
/** Outer and inner shell instead of lanes. */
export const shells = (): WorkRecipe => worked({ split: { ...STRAIGHT, form: 'shell' } });
/** The same work on both edges: width and depth in mm. */
export const edged = (form: EdgeForm, width: number, depth: number, finish: FinishId = 'polished'): WorkRecipe => {
  const edge = { form, width: mm(width), depth: mm(depth), finish };
  return worked({ edges: { left: edge, right: edge } });
};
/** Strips of an alloy let in: width and depth in mm, one at each place. */
export const inlaid = (alloy: string, width: number, depth: number, ...places: readonly number[]): WorkRecipe =>
  worked({
    inlays: places.map((place) => ({
      alloy,
      width: mm(width),
      position: mm(place),
      depth: mm(depth),
      finish: 'polished',
    })),
  });

const groove =
  (shape: GrooveShape) =>
  (width: number, place: GroovePlace, path: Path = STRAIGHT): GrooveRecipe => ({
    part: 'groove',
    shape,
    width,
    place,
    path,
  });
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
  own: {},
});
/** One stone in a setting that stands on the band; `lift` is the girdle over the surface, mm. */
export const head = (setting: SettingId, diameter: number, lift: number, stone = BRILLIANT): RowRecipe => ({
  ...solo(diameter, 0, stone),
  setting,
  own: { lift: mm(lift) },
});
/** The same with a stone of another cut, its longer side along the finger. */
export const cutHead = (
  setting: SettingId,
  cut: StoneCut,
  width: number,
  length: number,
  lift: number,
  stone = BRILLIANT,
): RowRecipe => ({
  ...head(setting, width, lift, stone),
  own: { lift: mm(lift), cut, length: mm(length), orientation: 'across' },
});
/** A row in any setting; what the setting needs beyond the usual comes last. */
export const rowOf = (
  setting: SettingId,
  extent: RowExtent | number,
  diameter: number,
  spacing: number,
  place: Place = 0,
  stone = BRILLIANT,
  own: Partial<StoneRow> = {},
): RowRecipe => ({
  ...channel(extent, diameter, place, stone),
  setting,
  spacing,
  own,
});
/** One stone held by the spring of the band alone. */
export const sprung = (diameter: number, stone = BRILLIANT): RowRecipe => ({
  ...solo(diameter, 0, stone),
  setting: 'tension',
});
/** A row between bars that stand across the band; `bar` is their thickness, mm. */
export const barred = (extent: RowExtent | number, diameter: number, bar: number, stone = BRILLIANT): RowRecipe =>
  rowOf('bar', extent, diameter, bar, 0, stone);
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
  ...parts: readonly (GrooveRecipe | RowRecipe | WorkRecipe)[]
): RingRecipe {
  return {
    profile,
    width,
    height,
    lanes,
    grooves: parts.filter((part) => part.part === 'groove'),
    rows: parts.filter((part) => part.part === 'row'),
    work: Object.assign({}, ...parts.filter((part) => part.part === 'work').map(({ work }) => work)) as RingWork, // parts of one
  };
}

/** The same ring in other dimensions and without stones: the plain partner of a ring with stones. */
export const partnerOf = (recipe: RingRecipe, width: number, height: number): RingRecipe => ({
  ...recipe,
  width,
  height,
  rows: [],
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
    groovePositions(recipe, part).map((at) => ({
      shape: part.shape,
      width: mm(part.width),
      position: position(at),
      path: part.path,
    })),
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
  ...PLAIN_ROW,
  setting: part.setting,
  ...part.stone,
  diameter: mm(part.diameter),
  length: mm(part.diameter),
  extent: part.extent,
  count: part.count,
  spacing: mm(part.spacing),
  position: position(rowPosition(recipe, part)),
  ...part.own,
});

/** The full record of a recipe; `size` is the inner circumference in mm. */
export const ringDesign = (recipe: RingRecipe, role: RingRole, size: number): RingDesign => ({
  ...PLAIN_RING,
  role,
  profile: recipe.profile,
  width: mm(recipe.width),
  height: mm(recipe.height),
  size: mm(size),
  ...recipe.work,
  segments: recipe.lanes,
  grooves: grooves(recipe),
  stones: recipe.rows.map((part) => row(recipe, part)),
});
