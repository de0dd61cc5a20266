import type { Design, RingDesign, Segment, StoneRow } from '@ringwerk/kernel';
import { ALLOYS } from './alloys.ts';

/** What a picture is about: each kind stands and is seen in its own way. */
export const PICTURE_SUBJECTS = [
  'together',
  'row',
  'solitaire',
  'grain',
  'surface',
  'words',
  'stone',
  'pair',
  'ring',
] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** How the rings of a picture stand, and from where they are seen; names and measures of the viewer. */
export interface PicturePose {
  readonly arrangement: 'standing' | 'leaning' | 'laid' | 'engraving';
  /** Null: the camera that the arrangement is shown by first. Angles in radians, `fill` a share of the picture. */
  readonly camera: {
    readonly yaw: number;
    readonly pitch: number;
    readonly fill: number;
  } | null;
}

/**
 * The pose of every kind of picture: gallery, home, quote, order, link and offer. Nothing is cut by the picture's edge,
 * since pages lay pictures on grounds of their own.
 */
export const PICTURE_POSES: Readonly<Record<PictureSubject, PicturePose>> = {
  // Flat side by side, hers in front: the line of the one runs on in the other.
  together: { arrangement: 'laid', camera: { yaw: -0.55, pitch: 0.5, fill: 0.95 } },
  // Along the stones, from the side where they are.
  row: { arrangement: 'standing', camera: { yaw: 0.36, pitch: 0.58, fill: 0.9 } },
  // From above, into the stone.
  solitaire: { arrangement: 'standing', camera: { yaw: 0.2, pitch: 0.85, fill: 0.88 } },
  // Square on the outer faces, which carry the grain across their whole width.
  grain: { arrangement: 'standing', camera: { yaw: 0.55, pitch: 0.5, fill: 0.9 } },
  // On the outer face, where the finish is.
  surface: { arrangement: 'standing', camera: { yaw: 0.42, pitch: 0.75, fill: 0.9 } },
  // With the letters on its crown, the whole ring.
  words: { arrangement: 'engraving', camera: { yaw: 0, pitch: 0.72, fill: 0.88 } },
  // A pair with a stone or a few: from above, so that they face the eye.
  stone: { arrangement: 'standing', camera: { yaw: 0.12, pitch: 0.66, fill: 0.9 } },
  pair: { arrangement: 'leaning', camera: { yaw: -0.1, pitch: 0.32, fill: 0.86 } },
  ring: { arrangement: 'standing', camera: null },
};

/** Stones from which they make a row. */
const ROW_FROM = 4;

const alloyOf = new Map(ALLOYS.map((alloy) => [alloy.id, alloy]));
const isRow = ({ extent, count }: StoneRow): boolean => extent !== 'count' || count >= ROW_FROM;
const alloysOf = ({ segments }: RingDesign): readonly string[] => segments.map(({ alloy }) => alloy);

/** A pair of several alloys, the colours of the one exchanged or mirrored in the other, of one width: its line runs on. */
function areTogether([first, second]: readonly RingDesign[]): boolean {
  if (!first || !second || first.width !== second.width) return false;
  const [one, other] = [alloysOf(first), alloysOf(second)];
  const all = new Set([...one, ...other]);
  const isExchanged = new Set(one).size === all.size && new Set(other).size === all.size && one.join() !== other.join();
  return isExchanged && all.size > 1;
}

const hasLettersOutside = ({ engravings }: RingDesign): boolean => engravings.some(({ face }) => face !== 'inside');
const isPatterned = ({ alloy }: Segment): boolean => alloyOf.get(alloy)?.pattern !== undefined;
const widthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { share }) => sum + share, 0);

const isGrained = ({ segments }: RingDesign): boolean => segments.some(isPatterned);

/** Whether a finish on at least half of its width is what is seen of a ring. */
function isWorked({ segments }: RingDesign): boolean {
  const worked = segments.filter(({ finish }) => finish !== 'polished' && finish !== 'satin');
  return widthOf(worked) >= widthOf(segments) / 2;
}

/** What the picture of a design is about, read off the record alone. */
export function pictureSubject({ rings }: Design): PictureSubject {
  const stones = rings.flatMap((ring) => ring.stones);
  if (areTogether(rings)) return 'together';
  if (stones.some(isRow)) return 'row';
  if (rings.length === 1 && stones.length > 0) return 'solitaire';
  if (rings.some(isGrained)) return 'grain';
  if (rings.some(isWorked)) return 'surface';
  // Turned to its letters, one ring hides the other of a pair.
  if (rings.length === 1 && rings.some(hasLettersOutside)) return 'words';
  if (rings.length === 1) return 'ring';
  return stones.length > 0 ? 'stone' : 'pair';
}

/** How the rings of a design stand in its picture, and from where they are seen. */
export const picturePose = (design: Design): PicturePose => PICTURE_POSES[pictureSubject(design)];

/** Sides that an article's picture turns to. */
export const PICTURE_SIDES = ['left', 'right'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** How far, radians. */
const TURN = 0.5;
/** The viewer's hero view of standing rings. */
const OPENING_CAMERA = { yaw: 0, pitch: 0.36, fill: 0.8 } as const;

/** The rings of a design as in its picture, seen from further to one side. */
export function turnedPose(design: Design, side: PictureSide): PicturePose {
  const { arrangement, camera } = picturePose(design);
  const { yaw, ...rest } = camera ?? OPENING_CAMERA;
  return { arrangement, camera: { ...rest, yaw: yaw + (side === 'left' ? -TURN : TURN) } };
}

/** Whether its picture is the view that the configurator opens with. */
export const isOpeningPose = ({ arrangement, camera }: PicturePose): boolean =>
  arrangement === 'standing' && camera === null;
