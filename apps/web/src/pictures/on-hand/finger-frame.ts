import type { WornPose } from '../../viewer-host/worn-painter.ts';

/** A place in the photo, its pixels from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a ring sits on a finger of the photo. */
export interface Finger {
  /** The edges of the finger where the ring sits: from `a` to `b` the fingertip lies to the left. */
  readonly a: Point;
  readonly b: Point;
  /** How the wrist is turned, radians: > 0 shows the ring from the fingertip, < 0 from the hand. */
  readonly tilt: number;
  /** How the ring is turned about the finger, radians; at 0 its crown lies on top. */
  readonly roll: number;
  /** The ring is put on the other way round. */
  readonly isTurned: boolean;
}

/** The wrist turns this far to both sides; beyond it a finger is not seen from its back any more. */
export const MOST_TILT = Math.PI / 3;

/** A finger of the photo as a frame: unit vectors across it and along it to the tip, pixels. */
export interface FingerFrame {
  readonly middle: Point;
  readonly across: Point;
  readonly along: Point;
  /** Width of the finger, pixels. */
  readonly width: number;
}

/** Edges nearer than this have no direction any more, pixels. */
const LEAST_WIDTH = 4;

/** The frame of a finger. Edges on one spot stand upright, so that there always is one. */
export function fingerFrame({ a, b }: Pick<Finger, 'a' | 'b'>): FingerFrame {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  const across = apart < LEAST_WIDTH ? { x: 1, y: 0 } : { x: dx / apart, y: dy / apart };
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    across,
    // y runs down: a quarter turn to the left.
    along: { x: across.y, y: -across.x },
    width: Math.max(apart, LEAST_WIDTH),
  };
}

/** The place at so many pixels across the finger and along it, from its middle. */
export const placeAt = ({ middle, across, along }: FingerFrame, u: number, v: number): Point => ({
  x: middle.x + across.x * u + along.x * v,
  y: middle.y + across.y * u + along.y * v,
});

/** How a picture of the ring lies over the photo: pixels of the photo per pixel of it, and its turn, radians. */
interface Overlay {
  readonly scale: number;
  readonly angle: number;
  /** The ring's middle in the picture, its pixels. */
  readonly origin: Point;
}

/** A picture whose middle and edge are known, `size` pixels wide. */
interface RingImage {
  readonly size: number;
  /** Shares of its edge. */
  readonly middle: readonly [number, number];
  /** Its edge at the ring's middle, mm. */
  readonly edge: number;
}

/** Pixels of the photo per millimetre: a finger is as wide as the bore of the ring that it wears. */
export const perMillimetre = (frame: FingerFrame, innerRadius: number): number => frame.width / (2 * innerRadius);

/**
 * Lays a picture of the ring over its finger. @param isFromHand - it shows the ring from the hand: then it was taken upside
 * down.
 */
export function overlayOf(
  frame: FingerFrame,
  innerRadius: number,
  { size, middle, edge }: RingImage,
  isFromHand: boolean,
): Overlay {
  return {
    scale: (perMillimetre(frame, innerRadius) * edge) / size,
    angle: Math.atan2(frame.across.y, frame.across.x) + (isFromHand ? Math.PI : 0),
    origin: { x: middle[0] * size, y: middle[1] * size },
  };
}

/** The pose in which the viewer draws it. Turned round, the ring has its other end up: the same turn goes the other way. */
export const poseOf = ({ tilt, roll, isTurned }: Finger): WornPose => ({
  tilt,
  roll: isTurned ? -roll : roll,
  isTurned,
});

/** A ring that has just come to a photo: on an upright finger in its middle, aside where another one is already. */
export function firstFinger({ width, height }: PhotoSize, place: number): Finger {
  const [middle, half] = [width * (0.5 + 0.18 * place), 0.07 * Math.min(width, height)];
  const at = (x: number): Point => ({ x: Math.min(width, Math.max(0, x)), y: height / 2 });
  return { a: at(middle - half), b: at(middle + half), tilt: 0.2, roll: 0, isTurned: false };
}

/** How far the handle of the wrist goes along the finger to both ends, widths of the finger. */
const WRIST_ALONG = 1;
/** How far it stands beside the finger: widths of it, and at least this share of the photo, where fingers are narrow. */
const WRIST_ASIDE = { widths: 0.55, share: 0.09 } as const;

/** Edges of a photo, pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The place of the handle that turns the wrist: beside the finger, out of the way of the points at its edges. */
export function wristPlace(finger: Finger, photo: PhotoSize): Point {
  const frame = fingerFrame(finger);
  const aside = Math.max(WRIST_ASIDE.widths * frame.width, WRIST_ASIDE.share * Math.max(photo.width, photo.height));
  return placeAt(frame, frame.width / 2 + aside, (finger.tilt / MOST_TILT) * WRIST_ALONG * frame.width);
}

const clampTilt = (tilt: number): number => Math.min(MOST_TILT, Math.max(-MOST_TILT, tilt));

/** The wrist turned so that its handle moves by these pixels of the photo. */
export function wristMoved(finger: Finger, from: Finger, { x, y }: Point): Finger {
  const { along, width } = fingerFrame(finger);
  const way = x * along.x + y * along.y;
  return { ...finger, tilt: clampTilt(from.tilt + (way / (WRIST_ALONG * width)) * MOST_TILT) };
}

/** An edge of the finger moved by these pixels, no further than the edges of the photo. */
export function edgeMoved(finger: Finger, edge: 'a' | 'b', { x, y }: Point, photo: PhotoSize): Finger {
  const { [edge]: from } = finger;
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return { ...finger, [edge]: { x: within(from.x + x, photo.width), y: within(from.y + y, photo.height) } };
}
