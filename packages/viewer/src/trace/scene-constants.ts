/** Numbers of the rays through a ring's mesh; mm where nothing else is said. */

// ---- optics ----
/** Index of a clear layer, its reflectance straight on ((n − 1) / (n + 1))² and what is left of 1. */
export const CLEAR_INDEX = 1.5;
export const CLEAR_F0 = 0.04;
export const CLEAR_REST = 0.96;
/** Reflectance from which light stays inside a stone altogether: total reflection but for rounding. */
export const TOTAL = 0.999;

// ---- guards ----
/** Part of a direction along an axis below which it is none, and what stands for it. */
export const NO_SLOPE = 1e-9;
export const LEAST_SLOPE = 2e-9;
/** Determinant of a triangle and a ray below which the ray lies in its plane, mm². */
export const IN_PLANE = 1e-14;
/** How far a ray runs on before it meets a surface again, and by how much it starts over metal and inside or outside a stone. */
export const CLEAR_OF = 1e-4;
export const OVER_METAL = 2e-3;
export const OFF_FACET = 1e-3;
/** Cosine at which metal at least faces a ray: its shaded normal may look away where the triangle does not. */
export const METAL_FACING = 0.02;
