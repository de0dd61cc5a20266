/**
 * A triangle mesh on typed arrays: what crosses from the kernel to viewer and exchange.
 * Lengths in mm, frame of the ring (see `RingDesign`).
 */
export interface MeshData {
  /** xyz per vertex, length 3n. */
  readonly positions: Float32Array;
  /** Unit normals per vertex, length 3n; vertices are doubled at creases. */
  readonly normals: Float32Array;
  /** Surface coordinates in mm, length 2n: u along the circumference, v across the width. */
  readonly uvs: Float32Array;
  /** Counter-clockwise seen from outside, length 3t. */
  readonly indices: Uint32Array;
}
