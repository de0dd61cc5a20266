/** Value of a noise and its gradient along both axes of its lattice. */
type Noise = readonly [value: number, alongS: number, alongT: number];
type Cell = readonly [number, number];

/** The catalogue's one hash of lattice cells: every renderer that shows a finish throws the same dice. */
function hashUnit(x: number, y: number, z: number, seed: number): number {
  let h =
    Math.imul(x, 0x8d_a6_b3_43) ^
    Math.imul(y, 0xd8_16_38_41) ^
    Math.imul(z, 0xcb_1a_b3_1f) ^
    Math.imul(seed, 0x9e_37_79_b9);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c_1b_3c_6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x29_7a_2d_39);
  h ^= h >>> 15;
  return (h >>> 8) / 16_777_216;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0..1 of a cell of a lattice that closes round the ring: one turn is the lattice vector `turn`. */
export function turnHash([s, t]: Cell, turn: Cell, seed: number): number {
  const isWide = Math.abs(turn[0]) >= Math.abs(turn[1]);
  const laps = Math.floor(isWide ? s / turn[0] : t / turn[1]);
  return hashUnit(s - laps * turn[0], t - laps * turn[1], 7, seed);
}

/** Smooth noise 0..1 on such a lattice; `s`, `t` in cells. */
export function turnNoise(s: number, t: number, turn: Cell, seed: number): Noise {
  const [i, j] = [Math.floor(s), Math.floor(t)];
  const [f, g] = [s - i, t - j];
  const ease = (x: number): number => x * x * x * (x * (x * 6 - 15) + 10);
  const rise = (x: number): number => 30 * x * x * (x * (x - 2) + 1);
  const h00 = turnHash([i, j], turn, seed);
  const h10 = turnHash([i + 1, j], turn, seed);
  const h01 = turnHash([i, j + 1], turn, seed);
  const h11 = turnHash([i + 1, j + 1], turn, seed);
  const [low, high] = [mix(h00, h10, ease(f)), mix(h01, h11, ease(f))];
  return [mix(low, high, ease(g)), rise(f) * mix(h10 - h00, h11 - h01, ease(g)), rise(g) * (high - low)];
}

/** Gradient of smooth noise in space; `p` in cells. */
export function solidGradient(p: readonly [number, number, number], seed: number): readonly [number, number, number] {
  const [x, y, z] = [Math.floor(p[0]), Math.floor(p[1]), Math.floor(p[2])];
  const [f, g, e] = [p[0] - x, p[1] - y, p[2] - z];
  const ease = (u: number): number => u * u * (3 - 2 * u);
  const rise = (u: number): number => 6 * u * (1 - u);
  const at = (i: number, j: number, k: number): number => hashUnit(x + i, y + j, z + k, seed);
  const [u, v, w] = [ease(f), ease(g), ease(e)];
  const row = (j: number, k: number): number => mix(at(0, j, k), at(1, j, k), u);
  const step = (j: number, k: number): number => at(1, j, k) - at(0, j, k);
  const near = mix(row(0, 0), row(1, 0), v);
  const far = mix(row(0, 1), row(1, 1), v);
  return [
    rise(f) * mix(mix(step(0, 0), step(1, 0), v), mix(step(0, 1), step(1, 1), v), w),
    rise(g) * mix(row(1, 0) - row(0, 0), row(1, 1) - row(0, 1), w),
    rise(e) * (far - near),
  ];
}
