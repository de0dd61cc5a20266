import { itemAt, lastItem, outside } from '@ringwerk/kernel/math';
import type { MeshData, RingPart, RingScene } from '@ringwerk/kernel/mesh';
import { mm } from '@ringwerk/kernel';
import { jointWalls } from './joint-walls.ts';

/** Clear distance between two colours, as a share of the ring's width, and at least in mm. */
const GAP_SHARE = 0.35;
const LEAST_GAP = 1.2;

function shifted(mesh: MeshData, by: number): MeshData {
  const positions = mesh.positions.slice();
  for (let at = 2; at < positions.length; at += 3) positions[at] = (positions[at] ?? outside(positions, at)) + by;
  return { ...mesh, positions };
}

function acrossOf(parts: readonly RingPart[]): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { mesh } of parts) {
    for (let at = 2; at < mesh.positions.length; at += 3) {
      low = Math.min(low, mesh.positions[at] ?? outside(mesh.positions, at));
      high = Math.max(high, mesh.positions[at] ?? outside(mesh.positions, at));
    }
  }
  return [low, high];
}

/**
 * The colours of a ring pulled apart along its axis, each closed where it met its neighbour. A ring of one colour stays as
 * it is.
 */
export function explodeScene(scene: RingScene): RingScene {
  const groups = [...Map.groupBy(scene.parts, ({ segment }) => segment)].toSorted(([a], [b]) => a - b);
  if (groups.length < 2) return scene;
  const gap = Math.max(LEAST_GAP, GAP_SHARE * scene.width);
  const ranges = groups.map(([, parts]) => acrossOf(parts));
  // Lanes lie beside each other and need only the gap; a shell has to come all the way out of the other one.
  const steps = ranges.map(([low], index) => {
    const before = ranges[index - 1];
    return before === undefined ? 0 : gap + Math.max(0, Math.min(before[1], scene.width) - low);
  });
  const offsets = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
  const middle = lastItem(offsets) / 2;
  const parts = groups.flatMap(([, own], index) =>
    [...own, ...jointWalls(own)].map((part) => ({
      ...part,
      mesh: shifted(part.mesh, (offsets[index] ?? outside(offsets, index)) - middle),
    })),
  );
  const stones = scene.stones.map((stone) => {
    const z = itemAt(stone.matrix, 14);
    const home = ranges.findIndex(([low, high]) => z >= low && z <= high);
    const matrix = stone.matrix.slice();
    matrix[14] = z + itemAt(offsets, Math.max(0, home)) - middle;
    return { ...stone, matrix };
  });
  return { ...scene, parts, stones, width: mm(scene.width + lastItem(offsets)) };
}
