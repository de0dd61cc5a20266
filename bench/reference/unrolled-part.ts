import type { MeshData } from '@ringwerk/kernel/mesh';

type Direction = readonly [number, number, number];

/** A place on the worked surface. */
export interface Place {
  /** Of one turn, from -x. */
  readonly turn: number;
  /** Surface coordinate across, mm. */
  readonly v: number;
  /** mm */
  readonly at: Direction;
  /** Directions round the ring and across the surface. */
  readonly along: Direction;
  readonly aside: Direction;
}

/** Three numbers of every place of a part, over one turn and from one rim to the other. */
export interface Unrolled {
  readonly width: number;
  readonly height: number;
  /** Surface coordinate across of the first and the last row, mm. */
  readonly from: number;
  readonly to: number;
  /** Row by row. */
  readonly texels: Float32Array<ArrayBuffer>;
}

interface Station {
  readonly v: number;
  readonly radius: number;
  readonly z: number;
  readonly lean: readonly [radial: number, axial: number];
}

/** The section of a turned part: where the surface is at every coordinate across. */
function stationsOf({ positions, normals, uvs }: MeshData): readonly Station[] {
  const found = new Map<number, Station>();
  for (let i = 0; i < positions.length / 3; i += 1) {
    const v = Number((uvs[2 * i + 1] ?? 0).toFixed(4));
    if (found.has(v)) continue;
    const [x, y] = [positions[3 * i] ?? 0, positions[3 * i + 1] ?? 0];
    const radius = Math.hypot(x, y);
    const radial = ((normals[3 * i] ?? 0) * x + (normals[3 * i + 1] ?? 0) * y) / radius;
    found.set(v, { v, radius, z: positions[3 * i + 2] ?? 0, lean: [radial, normals[3 * i + 2] ?? 0] });
  }
  return [...found.values()].toSorted((a, b) => a.v - b.v);
}

function stationAt(stations: readonly Station[], v: number): Station {
  const found = stations.findIndex((station) => station.v >= v);
  const next = found < 0 ? stations.length - 1 : Math.max(1, found);
  const [a, b] = [stations[next - 1], stations[next]];
  if (!a || !b) throw new Error('a worked surface is wider than a line');
  const t = b.v > a.v ? (v - a.v) / (b.v - a.v) : 0;
  const lean = [mix(a.lean[0], b.lean[0], t), mix(a.lean[1], b.lean[1], t)] as const;
  return { v, radius: mix(a.radius, b.radius, t), z: mix(a.z, b.z, t), lean };
}
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Samples `of` over a turned part every `step` mm; `circumference` of the ring's outer circle, mm. */
export function unrolledPart(
  mesh: MeshData,
  { circumference, step }: { readonly circumference: number; readonly step: number },
  of: (place: Place) => Direction,
): Unrolled {
  const stations = stationsOf(mesh);
  const [from, to] = [stations[0]?.v ?? 0, stations.at(-1)?.v ?? 0];
  const [width, height] = [Math.ceil(circumference / step), Math.max(2, Math.ceil((to - from) / step) + 1)];
  const texels = new Float32Array(3 * width * height);
  for (let row = 0; row < height; row += 1) {
    const v = from + ((to - from) * row) / (height - 1);
    const { radius, z, lean } = stationAt(stations, v);
    const norm = Math.hypot(lean[0], lean[1]);
    const [radial, axial] = [lean[0] / norm, lean[1] / norm];
    for (let column = 0; column < width; column += 1) {
      const turn = (column + 0.5) / width;
      const [c, s] = [Math.cos((turn - 0.5) * 2 * Math.PI), Math.sin((turn - 0.5) * 2 * Math.PI)];
      // aside = normal × along
      const aside = [-axial * c, -axial * s, radial] as const;
      const place: Place = { turn, v, at: [radius * c, radius * s, z], along: [-s, c, 0], aside };
      texels.set(of(place), 3 * (row * width + column));
    }
  }
  return { width, height, from, to, texels };
}
