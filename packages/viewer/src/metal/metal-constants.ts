/**
 * Numbers of the metal's shaders: how light meets a band. Each says its unit and where it comes from – optics (a
 * formula), the mesh (what its triangles leave), a guard (against rays that graze or divide by nothing), or taste: chosen by
 * eye. `npm run bench -- picture` holds them to path-traced pictures as a whole; none is fitted to these by itself. The
 * minifier writes them into the shaders' text; whole numbers stand in `float(…)`, as GLSL knows no 1 for 1.0.
 */

// ---- optics ----
/** Reflectance of a clear lacquer straight on: ((n − 1) / (n + 1))² for n = 1.5. */
export const LACQUER_F0 = 0.04;
/** Schlick's exponent: how a mirror brightens towards the rim. */
export const SCHLICK = 5;
/** 2π, 4π and 1 / 2π. */
export const TURN = 6.2831853;
export const SPHERE = 12.566371;
export const PER_RADIAN = 0.15915494309;
/** About √½: a fragment's derivatives along both sides of a pixel are added, its width is one of them. */
export const PIXEL_SPAN = 0.7;

// ---- the mesh and its rays ----
/** mm over the surface at which a ray starts, and at which a surface that it has left is no longer met. */
export const RAY_START = 3e-3;
export const PARTNER_START = 0.02;
export const BORE_START = 0.05;
/** mm that a chord of the bore's mesh may lie inside its circle. */
export const CHORD = 0.03;
/** Cosine at which a ray at least rises over its own triangle: traced, and in a brushed lobe. */
export const RISE = 0.01;
export const LOBE_RISE = 0.02;
export const FAN_RISE = 0.05;

// ---- guards ----
/** Square of the part of a ray across the axis, and its part along the axis, below which a cylinder is not divided by them. */
export const ALONG_AXIS = 1e-8;
export const ACROSS_AXIS = 1e-6;
/** Least rise of a ray out of a groove, and least fall of one to the floor, cosine. */
export const GROOVE_RISE = 1e-3;
export const FLOOR_FALL = 0.08;
/** Cosine at which a surface at least faces the eye; a worked normal is leant back to it. Traced lobes start flatter. */
export const FACING = 0.05;
export const LOBE_FACING = 0.02;
/** How far a normal that looks away is turned over: a little more than into the view. */
export const TURN_OVER = 1.02;
/** Lobes narrower than this squared roughness are mirrors. */
export const MIRROR_LOBE = 5e-4;
/** Square of a stroke's direction in the surface below which it has none, and the cosine from which x is no axis beside it. */
export const NO_STROKE = 1e-3;
export const BESIDE_X = 0.7;

// ---- taste: what a moving frame guesses instead of tracing ----
/** Cosine to the outward direction below which a surface looks into the hollow of the ring. */
export const HOLLOW_FACING = 0.25;
/** Roughness that a reflection gains at the partner ring, whose finish the ray does not know, and at each bounce in bore and groove. */
export const PARTNER_ROUGHENS = 0.12;
/** The partner's bore: what is left of light that mostly meets that bore again, and how little of its outlines. */
export const PARTNER_BORE_LEFT = 0.55;
export const PARTNER_BORE_ROUGHENS = 0.35;
export const BORE_ROUGHENS = 0.05;
export const GROOVE_ROUGHENS = 0.04;
/** The ring's contact shadow in its own reflections: most of it, reach in outer radii, cosine of the fall at which it is whole. */
export const SHADE_MOST = 0.72;
export const SHADE_REACH = 0.45;
export const SHADE_FALL = 0.25;
/** The brushed lobe: width over the finish's spread; its five taps by their half number; fall of their weights. */
export const FAN_WIDTH = 1.15;
export const FAN_TAPS = 2.5;
export const FAN_FALL = 2.2;
/** Weight that a tap keeps where it grazes the surface, the rest, and the cosine from which it counts in full. */
export const GRAZING_KEPT = 0.15;
export const GRAZING_REST = 0.85;
export const GRAZING_UNTIL = 0.2;
/** Share of the metal's colour, squared, that is left at the bottom of a cavity. */
export const CAVITY_LEFT = 0.4;
/** Narrowest blur of a traced lobe over its squared roughness: what a mirror's own sample stands for. */
export const LEAST_BLUR = 0.3;
/** Width of the lobe, as its squared roughness, for normals that turn by 1: with 0.5 edges are no smoother and bezels further from path tracing. */
export const BEND_BLUR = 0.3;

// ---- taste: carbon's fibres under their lacquer ----
/** Light of the fibres, of it evenly and in the sheen, fall of the sheen, roughness of the light that they gather. */
export const FIBRE_LIGHT = 0.33;
export const FIBRE_EVEN = 0.35;
export const FIBRE_SHEEN = 1.6;
export const FIBRE_FALL = 16;
export const FIBRE_ROUGHNESS = 0.55;

// ---- taste: the mark of the pointer ----
/** Light that it adds evenly and at the rim, exponent of the rim, share of white in it. */
export const MARK_EVEN = 0.05;
export const MARK_RIM = 0.35;
export const MARK_POWER = 3;
export const MARK_WHITE = 0.4;
