import { mm } from '@ringwerk/kernel';
import type { MeshData, PartKind, RingPart, RingScene, StonePlacement } from '@ringwerk/kernel';

/** A small court ring for tests and the dev page: lanes, one optional groove, a row of stones sunk to the girdle. */
export interface FixtureRing {
  readonly width: number;
  readonly height: number;
  readonly inner: number;
  readonly lanes: readonly { readonly alloy: string; readonly finish: string }[];
  readonly groove: boolean;
  readonly stones: number;
  readonly stoneDiameter: number;
  readonly gem: string;
}
export const FIXTURE_DEFAULTS: FixtureRing = {
  width: 5,
  height: 1.8,
  inner: 8.6,
  lanes: [{ alloy: 'au750-yellow', finish: 'polished' }],
  groove: false,
  stones: 0,
  stoneDiameter: 1.5,
  gem: 'diamond-natural',
};

type Point = readonly [z: number, r: number];

/** Sweeps a polyline round z; the normal lies to the left of its direction in the (z, r) plane. */
function sweep(line: readonly Point[], around: number): MeshData {
  const n = line.length;
  const normals2 = line.map((_, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? [0, 0], line[Math.min(n - 1, i + 1)] ?? [0, 0]];
    const [dz, dr] = [b[0] - a[0], b[1] - a[1]];
    const k = 1 / Math.hypot(dz, dr);
    return [-dr * k, dz * k] as const;
  });
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  let across = 0;
  line.forEach(([z, r], i) => {
    const before = line[i - 1];
    if (before) across += Math.hypot(z - before[0], r - before[1]);
    const [nz, nr] = normals2[i] ?? [0, 1];
    for (let j = 0; j <= around; j += 1) {
      const angle = (2 * Math.PI * j) / around;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      positions.push(r * c, r * s, z);
      normals.push(nr * c, nr * s, nz);
      uvs.push(angle * r, across);
    }
  });
  const row = around + 1;
  for (let i = 0; i + 1 < n; i += 1) {
    for (let j = 0; j < around; j += 1) {
      const a = i * row + j;
      indices.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  };
}

// oxlint-disable-next-line max-lines-per-function -- one ring, top to bottom; not shipped
export function fixtureRing(options: Partial<FixtureRing> = {}): RingScene {
  const o = { ...FIXTURE_DEFAULTS, ...options };
  const half = o.width / 2;
  const [rim, dome, bore] = [0.28, 0.42, 0.18];
  const outer = (z: number): number => o.inner + o.height - dome * (z / half) ** 2;
  const inner = (z: number): number => o.inner + bore * (z / half) ** 2;
  const parts: RingPart[] = [];
  const add = (id: string, kind: PartKind, segment: number, line: readonly Point[]): void => {
    const lane = o.lanes[segment];
    parts.push({
      id,
      kind,
      segment,
      alloy: lane?.alloy ?? '',
      finish: kind === 'band' ? (lane?.finish ?? '') : 'polished',
      mesh: sweep(line, 256),
    });
  };
  const arc = (z: number, r: number, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = from + ((to - from) * i) / 8;
      return [z + rim * Math.cos(t), r + rim * Math.sin(t)];
    });
  const count = o.lanes.length;
  o.lanes.forEach((_, k) => {
    const [from, to] = [-half + (o.width * k) / count, -half + (o.width * (k + 1)) / count];
    const left = k === 0 ? arc(-half + rim, outer(half - rim) - rim, Math.PI, Math.PI / 2) : [];
    const right = k === count - 1 ? arc(half - rim, outer(half - rim) - rim, Math.PI / 2, 0) : [];
    const [start, stop] = [k === 0 ? from + rim : from, k === count - 1 ? to - rim : to];
    const gap = o.groove && count > 1 ? 0.25 : 0;
    const [a, b] = [k > 0 ? start + gap : start, k < count - 1 ? stop - gap : stop];
    const middle = Array.from({ length: 25 }, (_, i): Point => {
      const z = a + ((b - a) * i) / 24;
      return [z, outer(z)];
    });
    add(`band-${k}`, 'band', k, [...left, ...middle, ...right]);
    if (k > 0 && gap > 0) {
      const [z0, z1] = [start - gap, start + gap];
      add(`groove-${k - 1}a`, 'groove', k, [
        [z0, outer(z0)],
        [start, outer(z0) - gap],
      ]);
      add(`groove-${k - 1}b`, 'groove', k, [
        [start, outer(z0) - gap],
        [z1, outer(z1)],
      ]);
    }
  });
  const edge = outer(half - rim) - rim;
  const foot = inner(half - rim) + rim;
  const bores = Array.from({ length: 25 }, (_, i): Point => {
    const z = half - rim - ((o.width - 2 * rim) * i) / 24;
    return [z, inner(z)];
  });
  const round = (z: number, from: number, to: number): Point[] => arc(z, foot, from, to);
  add('inner-0', 'inner', 0, [
    [half, edge],
    ...round(half - rim, 0, -Math.PI / 2),
    ...bores,
    ...round(-half + rim, -Math.PI / 2, -Math.PI),
    [-half, edge],
  ]);
  return {
    parts,
    stones: stones(o, outer(0)),
    outerRadius: mm(o.inner + o.height),
    innerRadius: mm(o.inner),
    width: mm(o.width),
  };
}

function stones(o: FixtureRing, radius: number): StonePlacement[] {
  const d = o.stoneDiameter;
  const pitch = (d + 0.15) / radius;
  return Array.from({ length: o.stones }, (_, i) => {
    const angle = Math.PI / 2 + (i - (o.stones - 1) / 2) * pitch;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const r = radius - 0.02;
    return {
      id: `stone-${i}`,
      cut: 'round',
      material: o.gem,
      quality: 'tw-si',
      diameter: mm(d),
      matrix: [s * d, -c * d, 0, 0, c * d, s * d, 0, 0, 0, 0, d, 0, c * r, s * r, 0, 1],
    };
  });
}
