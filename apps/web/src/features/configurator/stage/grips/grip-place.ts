import type { PicturePoint, RingGrip } from '../../../../viewer-host/viewer-types.ts';
import { SHORTEST_PER } from './pull.ts';

/** One name for a grip from frame to frame; height has one, wherever the ring turns it. */
export const gripKey = ({ ring, grip, group, end }: RingGrip): string =>
  `${ring}-${grip}-${group}-${grip === 'width' ? end : 0}`;

export interface GripPlace {
  readonly at: PicturePoint;
  /** Which way its arrow points, degrees. */
  readonly turn: number;
}

/** Beside the metal, so that the ring is seen and not its handles, CSS pixels. */
const ASIDE = 18;
/** Nearer to the edge of the stage a grip lies under words and buttons, CSS pixels. */
const MARGIN = 24;

/** The stage in CSS pixels, and what is written over it. */
export interface GripRoom {
  readonly width: number;
  readonly height: number;
  readonly words: readonly {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }[];
}

/** Where a grip is drawn; null when it is seen end on, or lies outside the stage or at its words. */
export function gripPlace(grip: RingGrip, { width, height, words }: GripRoom): GripPlace | null {
  const { perMm, perDegree } = grip;
  const across = Math.hypot(perMm[0], perMm[1]);
  const round = Math.hypot(perDegree[0], perDegree[1]);
  if (across < SHORTEST_PER.mm && round < SHORTEST_PER.degree) return null;
  const [x, y] =
    across >= SHORTEST_PER.mm ? [perMm[0] / across, perMm[1] / across] : [perDegree[0] / round, perDegree[1] / round];
  // Beside stones on the upper side: a finger on a touch screen covers what lies below.
  const sign = grip.grip === 'stones' && y > 0 ? -1 : 1;
  const aside = grip.grip === 'stones' ? ASIDE + across : ASIDE;
  const at: PicturePoint = [grip.at[0] + sign * x * aside, grip.at[1] + sign * y * aside];
  const isInside = at[0] > MARGIN && at[0] < width - MARGIN && at[1] > MARGIN && at[1] < height - MARGIN;
  const isAtWords = words.some(
    ({ left, top, right, bottom }) =>
      at[0] > left - MARGIN && at[0] < right + MARGIN && at[1] > top - MARGIN && at[1] < bottom + MARGIN,
  );
  return isInside && !isAtWords ? { at, turn: (Math.atan2(y, x) * 180) / Math.PI } : null;
}
