import type { Studio } from '@ringwerk/viewer/reference';

const panel = (
  direction: readonly [number, number, number],
  half: readonly [number, number],
  soft: number,
  radiance: readonly [number, number, number],
): Studio['panels'][number] => ({
  azimuth: Math.atan2(direction[0], direction[2]),
  elevation: Math.atan2(direction[1], Math.hypot(direction[0], direction[2])),
  halfWidth: half[0],
  halfHeight: half[1],
  soft,
  radiance,
});

/**
 * The light of all references: soft boxes, strips, cards and four small lamps in a grey room. It stands still
 * in the ring's frame and belongs to the references: a change of the shop's own studios leaves it alone, and a change
 * here makes every reference a picture of another light.
 */
export const REFERENCE_STUDIO: Studio = {
  floor: [0.22, 0.22, 0.222],
  wall: [0.26, 0.26, 0.263],
  ceiling: [0.42, 0.42, 0.425],
  panels: [
    panel([-0.25, 1, -0.1], [0.5, 0.33], 0.05, [3.4, 3.4, 3.4]),
    panel([-1, 0.35, 0.35], [0.2, 0.67], 0.03, [4.6, 4.55, 4.45]),
    panel([1, 0.3, 0.1], [0.16, 0.64], 0.03, [3.8, 3.85, 4]),
    panel([0.75, 0.55, 1], [0.22, 0.16], 0.04, [2.2, 2.2, 2.2]),
    panel([0, 0.25, -1], [0.73, 0.16], 0.05, [1.9, 1.95, 2.1]),
    panel([-0.45, 0.3, 1], [0.34, 0.5], 0.06, [1.1, 1.09, 1.07]),
    panel([0, -1, 0.4], [0.54, 0.46], 0.16, [0.75, 0.75, 0.75]),
    panel([0.45, 1, 0.75], [0.045, 0.045], 0.008, [60, 58.5, 56]),
    panel([-0.6, 0.9, 0.5], [0.04, 0.04], 0.008, [55, 55, 57]),
    panel([0.75, 0.7, -0.45], [0.04, 0.04], 0.008, [50, 50, 50]),
    panel([-0.35, 0.8, -0.75], [0.04, 0.04], 0.008, [50, 50, 50]),
  ],
};
