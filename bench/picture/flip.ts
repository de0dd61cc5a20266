import { labOf, linearFromXyz, relativeXyz, type Triple } from './colour.ts';

/*
 * FLIP, the difference that an observer sees when two pictures take turns on a screen (Andersson, Nilsson,
 * Akenine-Möller, Oskarsson, Åström, Fairchild: "FLIP: A Difference Evaluator for Alternating Images", 2020), for
 * pictures of limited range. Constants and kernels are the paper's.
 */

/** A developed picture: linear display light 0..1, three numbers a pixel, first row on top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** Pixels per degree of a 0.7 m wide screen of 3840 pixels from 0.7 m, the paper's observer. */
const PIXELS_PER_DEGREE = 67;
/** Contrast sensitivity as sums of two Gaussians: a1, b1, a2, b2 for brightness, red to green, blue to yellow. */
const SENSITIVITY = [
  [1, 0.0047, 0, 1e-5],
  [1, 0.0053, 0, 1e-5],
  [34.1, 0.04, 13.5, 0.025],
] as const;
const COLOUR_POWER = 0.7;
const KNEE_AT = 0.4;
const KNEE_TO = 0.95;
/** Width of the edges and points that are looked for, degrees. */
const FEATURE = 0.082;
const FEATURE_POWER = 0.5;

type Plane = Float32Array;

/** Rows, then columns; the border's pixels go on outside. */
function filtered(plane: Plane, width: number, height: number, across: Plane, down: Plane): Plane {
  const reach = (across.length - 1) / 2;
  const half = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = -reach; k <= reach; k += 1) {
        sum += (across[k + reach] ?? 0) * (plane[y * width + Math.min(width - 1, Math.max(0, x + k))] ?? 0);
      }
      half[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = -reach; k <= reach; k += 1) {
        sum += (down[k + reach] ?? 0) * (half[Math.min(height - 1, Math.max(0, y + k)) * width + x] ?? 0);
      }
      out[y * width + x] = sum;
    }
  }
  return out;
}

const kernel = (reach: number, at: (x: number) => number): Plane =>
  Float32Array.from({ length: 2 * reach + 1 }, (_, index) => at(index - reach));
const total = (values: Plane): number => values.reduce((sum, value) => sum + value, 0);
const toOne = (values: Plane): Plane => {
  const sum = total(values);
  return values.map((value) => value / sum);
};

/** What the eye resolves of one channel. */
function seen(plane: Plane, width: number, height: number, [a1, b1, a2, b2]: (typeof SENSITIVITY)[number]): Plane {
  const reach = Math.ceil(3 * Math.sqrt(0.04 / (2 * Math.PI ** 2)) * PIXELS_PER_DEGREE);
  const lobes = [
    [a1, b1],
    [a2, b2],
  ].flatMap(([a = 0, b = 1]) => {
    if (a === 0) return [];
    const gauss = kernel(reach, (x) => Math.exp((-(Math.PI ** 2) * (x / PIXELS_PER_DEGREE) ** 2) / b));
    return [{ weight: a * Math.sqrt(Math.PI / b) * total(gauss) ** 2, gauss: toOne(gauss) }];
  });
  const all = lobes.reduce((sum, { weight }) => sum + weight, 0);
  const out = new Float32Array(plane.length);
  for (const { weight, gauss } of lobes) {
    filtered(plane, width, height, gauss, gauss).forEach((value, index) => {
      out[index] = (out[index] ?? 0) + (weight / all) * value;
    });
  }
  return out;
}

/** Chroma weighs less in the dark (Hunt). */
const hunted = ([L, a, b]: Triple): Triple => [L, 0.01 * L * a, 0.01 * L * b];
const apart = (one: Triple, two: Triple): number =>
  Math.abs(one[0] - two[0]) + Math.hypot(one[1] - two[1], one[2] - two[2]);
const MOST = apart(hunted(labOf([0, 1, 0])), hunted(labOf([0, 0, 1]))) ** COLOUR_POWER;

interface Perceived {
  readonly colours: readonly Triple[];
  /** Brightness 0..1 as it was given, for edges and points. */
  readonly brightness: Plane;
}

function perceive({ width, height, light }: Picture): Perceived {
  const count = width * height;
  const planes = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const;
  const brightness = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const [x, y, z] = relativeXyz([light[3 * i] ?? 0, light[3 * i + 1] ?? 0, light[3 * i + 2] ?? 0]);
    planes[0][i] = 116 * y - 16;
    planes[1][i] = 500 * (x - y);
    planes[2][i] = 200 * (y - z);
    brightness[i] = y;
  }
  const [bright, red, blue] = [
    seen(planes[0], width, height, SENSITIVITY[0]),
    seen(planes[1], width, height, SENSITIVITY[1]),
    seen(planes[2], width, height, SENSITIVITY[2]),
  ];
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const colours = Array.from({ length: count }, (_, i): Triple => {
    const y = ((bright[i] ?? 0) + 16) / 116;
    const [r, g, b] = linearFromXyz([(red[i] ?? 0) / 500 + y, y, y - (blue[i] ?? 0) / 200]);
    return hunted(labOf([clip(r), clip(g), clip(b)]));
  });
  return { colours, brightness };
}

/** Positive parts to 1 and negative parts to −1, as the paper scales its feature kernels. */
function balanced(values: Plane): Plane {
  const plus = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  const minus = values.reduce((sum, value) => sum + Math.max(0, -value), 0);
  return values.map((value) => value / (value > 0 ? plus : minus));
}

/** Strength of edges and of points at every pixel. */
function features(plane: Plane, width: number, height: number): { readonly edges: Plane; readonly points: Plane } {
  const deviation = 0.5 * FEATURE * PIXELS_PER_DEGREE;
  const reach = Math.ceil(3 * deviation);
  const bell = (x: number): number => Math.exp((-x * x) / (2 * deviation * deviation));
  const smooth = toOne(kernel(reach, bell));
  const first = balanced(kernel(reach, (x) => -x * bell(x)));
  const second = balanced(kernel(reach, (x) => ((x * x) / (deviation * deviation) - 1) * bell(x)));
  const strength = (slope: Plane): Plane => {
    const across = filtered(plane, width, height, slope, smooth);
    const down = filtered(plane, width, height, smooth, slope);
    return across.map((value, index) => Math.hypot(value, down[index] ?? 0));
  };
  return { edges: strength(first), points: strength(second) };
}

/**
 * FLIP of every pixel, 0 = the same, 1 = as different as can be.
 * @throws RangeError when the pictures differ in size.
 */
export function flip(reference: Picture, test: Picture): Float32Array {
  const { width, height } = reference;
  if (test.width !== width || test.height !== height) throw new RangeError('pictures must be of one size');
  const [one, two] = [perceive(reference), perceive(test)];
  const [f, g] = [features(one.brightness, width, height), features(two.brightness, width, height)];
  return Float32Array.from({ length: width * height }, (_, i) => {
    const step = apart(one.colours[i] ?? [0, 0, 0], two.colours[i] ?? [0, 0, 0]) ** COLOUR_POWER;
    const knee = KNEE_AT * MOST;
    const colour = step < knee ? (KNEE_TO / knee) * step : KNEE_TO + ((step - knee) / (MOST - knee)) * (1 - KNEE_TO);
    const edge = Math.abs((f.edges[i] ?? 0) - (g.edges[i] ?? 0));
    const point = Math.abs((f.points[i] ?? 0) - (g.points[i] ?? 0));
    const feature = Math.min(1, (Math.max(edge, point) / Math.SQRT2) ** FEATURE_POWER);
    return Math.min(1, Math.max(0, colour)) ** (1 - feature);
  });
}
