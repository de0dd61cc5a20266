import type { CatalogueLooks } from '@ringwerk/catalogue';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { solidGradient, turnHash, turnNoise } from './lattice-noise.ts';
import { unrolledPart, type Place, type Unrolled } from './unrolled-part.ts';

/*
 * The relief of a finish as data: the slopes of its height field in mm per mm over the unrolled surface, for a renderer
 * that knows nothing of the viewer. Geometry is what an eye can still part at arm's length, a tenth of a millimetre and
 * coarser; finer strokes and grains are the lobe that the catalogue's roughness and anisotropy were given for. Numbers
 * and lattices are the catalogue's: pitch, stroke length, depth and direction.
 */
type Finish = CatalogueLooks['finishes'][string];

/** Pitch from which texture is geometry, mm. */
export const VISIBLE_PITCH = 0.1;
/** Steeper walls mirror themselves and look flatter again. */
const STEEPEST = 0.3;

type Slope = readonly [along: number, aside: number, bright: number];
type Field = (place: Place) => Slope;

const ANGLES = { along: 0, across: Math.PI / 2, diagonal: Math.PI / 4, crossed: Math.PI / 4 } as const;
const slopeOf = ({ depth, scale }: Finish): number => Math.min(STEEPEST, depth / 1000 / (scale / 2));
const smoothstep = (low: number, high: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
const dot = (a: readonly [number, number, number], b: readonly [number, number, number]): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Noise of strokes at an angle: value, and slope across the strokes in heights of one pitch. */
function strokeNoise(
  { angle, size, pitch, seed }: { angle: number; size: number; pitch: number; seed: number },
  circumference: number,
  { turn, v }: Place,
): readonly [number, number] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const lap = [Math.round((circumference * c) / size), Math.round((-circumference * s) / pitch)] as const;
  const [value, , across] = turnNoise(turn * lap[0] + (v * s) / size, turn * lap[1] + (v * c) / pitch, lap, seed);
  return [value, across];
}

/** Height of strokes: four octaves of noise, each as high as its pitch times its weight. */
function strokes(finish: Finish, circumference: number): Field {
  const isCrossed = finish.direction === 'crossed';
  const draw = (angle: number, seed: number, place: Place): number => {
    let [slope, weight, pitch] = [0, 1, isCrossed ? 0.3 * finish.scale : finish.scale];
    for (let octave = 0; octave < 4; octave += 1, pitch *= 2.5, weight *= 0.5) {
      if (pitch < VISIBLE_PITCH) continue;
      const size = finish.length * (0.7 + 0.5 * octave);
      slope += weight * strokeNoise({ angle, size, pitch, seed: octave + seed }, circumference, place)[1];
    }
    return slope;
  };
  const angle = ANGLES[finish.direction];
  const [c, s, steep] = [Math.cos(angle), Math.sin(angle), slopeOf(finish)];
  return (place) => {
    let [first, second] = [draw(angle, 11, place), 0];
    if (isCrossed) {
      const { length: size, scale: pitch } = finish;
      const cut = smoothstep(0.3, 0.7, strokeNoise({ angle: -angle, size, pitch, seed: 29 }, circumference, place)[0]);
      first *= 1 - 0.6 * cut;
      second = (0.4 + cut) * draw(-angle, 23, place);
    }
    // strokes are cut in: the more noise, the deeper
    return [-steep * s * (second - first), -steep * c * (first + second), 0];
  };
}

/** Blasted grains: two octaves of bumps in space, so that no edge of the surface parts them. */
function grain(finish: Finish): Field {
  const steep = slopeOf(finish);
  return ({ at, along, aside }) => {
    let [u, v, weight, pitch] = [0, 0, 1, finish.scale];
    for (let octave = 0; octave < 2; octave += 1, pitch *= 1.9, weight *= 0.45) {
      if (pitch < VISIBLE_PITCH) continue;
      const rise = solidGradient([at[0] / pitch, at[1] / pitch, at[2] / pitch], octave + 31);
      u += weight * dot(rise, along);
      v += weight * dot(rise, aside);
    }
    return [steep * u, steep * v, 0];
  };
}

/** Bright strokes of a diamond point in six directions, each a groove in a matt ground. */
function scratches(finish: Finish, circumference: number): Field {
  const steep = slopeOf(finish);
  return (place) => {
    let [u, v, bright] = [0, 0, 0];
    for (let layer = 0; layer < 6; layer += 1) {
      const angle = 0.27 + 0.5236 * layer;
      const [size, pitch] = [1.3 + 0.35 * layer, finish.scale * (0.7 + 0.12 * layer)];
      const [value, across] = strokeNoise({ angle, size, pitch, seed: layer + 51 }, circumference, place);
      const cut = smoothstep(0.58, 0.86, value);
      u += -Math.sin(angle) * across * cut;
      v += Math.cos(angle) * across * cut;
      bright = Math.max(bright, cut);
    }
    return [-steep * u, -steep * v, bright];
  };
}

/** Stardust: square pyramids struck at random, the deepest wins. */
function pyramids(finish: Finish, circumference: number): Field {
  const steep = slopeOf(finish);
  const laps = [Math.round(circumference / finish.scale), 0] as const;
  return ({ turn, v }) => {
    const [s, t] = [turn * laps[0], v / finish.scale];
    let [deepest, along, aside] = [0, 0, 0];
    for (let k = 0; k < 9; k += 1) {
      const cell = [Math.floor(s) + Math.floor(k / 3) - 1, Math.floor(t) + (k % 3) - 1] as const;
      const off = [s - cell[0] - turnHash(cell, laps, 61), t - cell[1] - turnHash(cell, laps, 62)] as const;
      const size = 0.45 + 0.4 * turnHash(cell, laps, 63);
      const angle = 6.2832 * turnHash(cell, laps, 64);
      const [c, n] = [Math.cos(angle), Math.sin(angle)];
      const [p, q] = [off[0] * c + off[1] * n, off[1] * c - off[0] * n];
      const depth = size - Math.max(Math.abs(p), Math.abs(q));
      if (depth <= deepest) continue;
      deepest = depth;
      const rise = 0.6 + size;
      [along, aside] =
        Math.abs(p) > Math.abs(q)
          ? [rise * c * Math.sign(p), rise * n * Math.sign(p)]
          : [-rise * n * Math.sign(q), rise * c * Math.sign(q)];
    }
    return [steep * along, steep * aside, 0];
  };
}

function fieldOf(finish: Finish, circumference: number): Field | null {
  const isFine = finish.texture === 'grain' && 1.9 * finish.scale < VISIBLE_PITCH;
  if (isFine) return null;
  if (finish.texture === 'strokes') return strokes(finish, circumference);
  if (finish.texture === 'grain') return grain(finish);
  if (finish.texture === 'scratches') return scratches(finish, circumference);
  return finish.texture === 'stardust' ? pyramids(finish, circumference) : null;
}

/**
 * Slopes along the ring and across it, and how much of a bright scratch lies there; null where the finish has no relief
 * that is geometry. `circumference` of the ring's outer circle, mm.
 */
export function finishRelief(finish: Finish, mesh: MeshData, circumference: number): Unrolled | null {
  const field = fieldOf(finish, circumference);
  if (!field) return null;
  const step = Math.max(0.012, Math.max(VISIBLE_PITCH, finish.scale) / 8);
  return unrolledPart(mesh, { circumference, step }, field);
}
