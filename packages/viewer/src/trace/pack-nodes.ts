import { outside } from '@ringwerk/kernel/math';
/** Nodes of a hierarchy as the shader reads them: boxes on a grid of sixteen bits over everything that rays can meet. */
export interface PackedNodes {
  /**
   * Two texels a node, one for each child: three numbers that hold low (lower half) and high (upper half) of its box
   * along an axis, both signed, then where the child is.
   */
  readonly texels: Int32Array<ArrayBuffer>;
  /** Place of the grid's zero, mm. */
  readonly middle: readonly [number, number, number];
  /** Its spacing, mm. */
  readonly step: number;
}

const MOST = 32_767;

/** A cube's middle and edge, mm. */
interface Cube {
  readonly middle: readonly [number, number, number];
  readonly edge: number;
}

/** The cube round the boxes of the first node, which hold all others. */
function cubeRound(nodes: Float32Array): Cube {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  nodes.subarray(0, 16).forEach((value, at) => {
    const axis = at % 4;
    if (axis === 3) return;
    low[axis] = Math.min(low[axis] ?? value, value);
    high[axis] = Math.max(high[axis] ?? value, value);
  });
  const sizes = low.map((value, axis) => (high[axis] ?? value) - value);
  const [x = 0, y = 0, z = 0] = low.map((value, axis) => value + (sizes[axis] ?? outside(sizes, axis)) / 2);
  return { middle: [x, y, z], edge: Math.max(...sizes) };
}

/** Boxes grow by less than a spacing: no ray passes by what it met before. `nodes` as in `Hierarchy`. */
export function packNodes(nodes: Float32Array): PackedNodes {
  const { middle, edge } = cubeRound(nodes);
  const step = edge / (2 * MOST - 2) || 1;
  const texels = new Int32Array(nodes.length / 2);
  for (let child = 0; child < nodes.length / 8; child += 1) {
    middle.forEach((zero, axis) => {
      const from = Math.floor(((nodes[8 * child + axis] ?? outside(nodes, 8 * child + axis)) - zero) / step);
      const until = Math.ceil(((nodes[8 * child + 4 + axis] ?? outside(nodes, 8 * child + 4 + axis)) - zero) / step);
      texels[4 * child + axis] = (from & 0xffff) | (until << 16);
    });
    texels[4 * child + 3] = nodes[8 * child + 3] ?? outside(nodes, 8 * child + 3);
  }
  return { texels, middle, step };
}
