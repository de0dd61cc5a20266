import { itemAt } from '@ringwerk/kernel/math';
import type { MeshData, RingPart, RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import type { Arrangement } from '../ring-viewer.ts';
import { clipHidden } from './clip-hidden.ts';

/** How a ring sits on a finger, and where it is looked at from. */
export interface WornPose {
  /** Turn about the finger, radians; at 0 the crown faces the camera, which sees the back of the finger. */
  readonly roll: number;
  /** Elevation of the camera over the plane across the finger, radians: > 0 from the fingertip, < 0 from the hand. */
  readonly tilt: number;
  /** The ring is put on the other way round: its +z end points to the hand. */
  readonly isTurned: boolean;
}

/** The arrangement of the stage in which a ring's axis stands upright and its crown faces the camera. */
export const WORN_ARRANGEMENT: Arrangement = 'laid';

/**
 * Height of the ring's middle over the floor, mm: the stage lays a ring on its lowest vertex, and what a finger wears
 * throws no shadow there. From 60 mm the annulus of a wedding ring takes 1.4 % of the light from the floor, and the stage
 * draws none under 2 %; from higher up the viewer's framing, which takes rings to stand on the floor, misses its share.
 */
export const WORN_HEIGHT = 60;

/** Rotation of the ring's frame: about the finger, then half round about the line of sight (x → −x, z → −z). */
interface Turn {
  readonly c: number;
  readonly s: number;
  readonly half: 1 | -1;
}

function turnedTriples(values: Float32Array, { c, s, half }: Turn): Float32Array {
  const turned = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    const [x, y] = [itemAt(values, at), itemAt(values, at + 1)];
    turned[at] = half * (c * x - s * y);
    turned[at + 1] = s * x + c * y;
    turned[at + 2] = half * itemAt(values, at + 2);
  }
  return turned;
}

const turnedMesh = (mesh: MeshData, turn: Turn): MeshData => ({
  ...mesh,
  positions: turnedTriples(mesh.positions, turn),
  normals: turnedTriples(mesh.normals, turn),
});

/** Columns of the matrix are directions and a place: all turn alike. */
function turnedStone(stone: StonePlacement, { c, s, half }: Turn): StonePlacement {
  const matrix = [...stone.matrix];
  for (let column = 0; column < 16; column += 4) {
    const [x, y] = [itemAt(stone.matrix, column), itemAt(stone.matrix, column + 1)];
    matrix[column] = half * (c * x - s * y);
    matrix[column + 1] = s * x + c * y;
    matrix[column + 2] = half * itemAt(stone.matrix, column + 2);
  }
  return { ...stone, matrix };
}

function withLast(values: Float32Array, last: readonly number[]): Float32Array {
  const all = new Float32Array(values.length + last.length);
  all.set(values);
  all.set(last, values.length);
  return all;
}

/** With a vertex far below that no triangle uses: whatever lies on its lowest vertex then floats. */
function lifted(part: RingPart): RingPart {
  const { positions, normals, uvs, indices } = part.mesh;
  const mesh: MeshData = {
    positions: withLast(positions, [0, 0, WORN_HEIGHT]),
    normals: withLast(normals, [0, 0, 1]),
    uvs: withLast(uvs, [0, 0]),
    indices,
  };
  return { ...part, mesh };
}

/** Stones whose middle the finger hides go; the others stay whole. */
const isSeenStone = ({ matrix }: StonePlacement, radius: number): boolean =>
  itemAt(matrix, 13) >= 0 || Math.abs(itemAt(matrix, 12)) >= radius;

/**
 * What is seen of a ring on a finger that fills its bore, for the arrangement `WORN_ARRANGEMENT`. A camera under the ring
 * is none of the stage's: seen from the hand (tilt < 0) the ring stands with its other end up, and whoever shows the
 * picture turns it by half a turn.
 */
export function wornScene(scene: RingScene, { roll, tilt, isTurned }: WornPose): RingScene {
  const turn: Turn = { c: Math.cos(roll), s: Math.sin(roll), half: tilt >= 0 === isTurned ? 1 : -1 };
  const parts = scene.parts.flatMap((part): RingPart[] => {
    const mesh = clipHidden(turnedMesh(part.mesh, turn), scene.innerRadius);
    return mesh === null ? [] : [{ ...part, mesh }];
  });
  const [first, ...rest] = parts;
  const stones = scene.stones
    .map((stone) => turnedStone(stone, turn))
    .filter((stone) => isSeenStone(stone, scene.innerRadius));
  return { ...scene, parts: first === undefined ? [] : [lifted(first), ...rest], stones };
}
