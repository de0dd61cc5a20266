import type { Rgb } from '../ring-viewer.ts';

/**
 * The studio: a closed room of soft light sources and dark cards round the rings, as a photographer of
 * jewellery builds it. Frame: +y up, +z towards the camera (the studio turns with the camera, as if the
 * rings stood on a turntable), +x right. Radiance in linear sRGB, 1 = a white card in full light.
 */
interface Panel {
  /** Centre on the sphere: azimuth from +z towards +x, elevation; radians. */
  readonly azimuth: number;
  readonly elevation: number;
  /** Roll of the panel about its centre, radians. */
  readonly roll?: number;
  /** Half extents and half-width of the soft border, radians. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly soft: number;
  readonly radiance: Rgb;
  /** 0..1: how much of what is behind it the panel covers. */
  readonly cover?: number;
}

export interface Studio {
  readonly floor: Rgb;
  readonly wall: Rgb;
  readonly ceiling: Rgb;
  readonly panels: readonly Panel[];
}

interface PanelFrame extends Panel {
  /** Cosine of the angle from its centre beyond which the panel gives nothing. */
  readonly reach: number;
  /** Sine of the height and tangent of the width beyond which it gives nothing: known without an arc. */
  readonly reachUp: number;
  readonly reachAside: number;
  /** The same within which nothing is missing from it; negative where no place is so far from all borders. */
  readonly fullUp: number;
  readonly fullAside: number;
  /** Of its border as this lobe sees it, radians. */
  readonly sigma: number;
  readonly normal: Rgb;
  readonly right: Rgb;
  readonly up: Rgb;
}

/** A studio made ready for evaluation at one lobe width. */
export interface BlurredStudio {
  readonly studio: Studio;
  readonly frames: readonly PanelFrame[];
  /** Standard deviation of the reflection lobe, radians. */
  readonly blur: number;
}

const cross = (a: Rgb, b: Rgb): Rgb => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function frameOf(panel: Panel, blur: number): PanelFrame {
  const { azimuth, elevation, roll = 0 } = panel;
  const normal: Rgb = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const level: Rgb = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  const rise = cross(normal, level);
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  const turned = (a: Rgb, b: Rgb, p: number, q: number): Rgb => [
    a[0] * p + b[0] * q,
    a[1] * p + b[1] * q,
    a[2] * p + b[2] * q,
  ];
  const sigma = Math.hypot(panel.soft, blur);
  const widest = Math.hypot(panel.halfWidth, panel.halfHeight) + FADE * sigma * Math.SQRT2;
  const reach = widest >= Math.PI ? -1 : Math.cos(widest);
  const [high, wide] = [panel.halfHeight + FADE * sigma, panel.halfWidth + FADE * sigma];
  const reachUp = high >= Math.PI / 2 ? Infinity : Math.sin(high);
  const reachAside = wide >= Math.PI / 2 ? Infinity : Math.tan(wide);
  const fullHeight = Math.max(-0.1, panel.halfHeight - FULL * sigma);
  const fullWidth = Math.max(-0.1, panel.halfWidth - FULL * sigma);
  return {
    ...panel,
    reach,
    reachUp,
    reachAside,
    fullUp: fullHeight >= Math.PI / 2 ? 1 : Math.sin(fullHeight),
    fullAside: fullWidth >= Math.PI / 2 ? Infinity : Math.tan(fullWidth),
    sigma,
    normal,
    right: turned(level, rise, c, s),
    up: turned(level, rise, -s, c),
  };
}

export function blurStudio(studio: Studio, blur: number): BlurredStudio {
  return { studio, frames: studio.panels.map((panel) => frameOf(panel, blur)), blur };
}

/** Standard deviations from a border at which a panel is over, and at which nothing is missing from it. */
const FADE = 3.5;
const FULL = 5;

/** Error function, Abramowitz and Stegun 7.1.26, |error| ≤ 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - poly * Math.exp(-x * x));
}

/** Share of a Gaussian lobe centred at `x` that falls on [-half, half]. */
function lobeShare(x: number, half: number, sigma: number): number {
  const inside = half - Math.abs(x);
  if (inside < -FADE * sigma) return 0;
  if (inside > FULL * sigma) return 1;
  const k = 1 / (Math.SQRT2 * sigma);
  const beyond = half + Math.abs(x);
  const far = beyond > FULL * sigma ? 1 : errorFunction(beyond * k);
  return 0.5 * (far + errorFunction(inside * k));
}

function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/**
 * Radiance that a lobe round the unit `direction` gathers, written to `out[at..at+2]`. Panels are rectangles
 * in angle, so that a Gaussian lobe over them has a closed form: no sampling, no noise.
 */
export function gatherStudio(blurred: BlurredStudio, direction: Rgb, out: Float32Array, at: number): void {
  const { studio, frames, blur } = blurred;
  const horizon = 0.06 + blur;
  const fromFloor = smoothstep(-horizon, horizon, direction[1]);
  const fromWall = smoothstep(0.1 - blur, 0.9 + blur, direction[1]);
  const { floor, wall, ceiling } = studio;
  let r = mix(floor[0], mix(wall[0], ceiling[0], fromWall), fromFloor);
  let g = mix(floor[1], mix(wall[1], ceiling[1], fromWall), fromFloor);
  let b = mix(floor[2], mix(wall[2], ceiling[2], fromWall), fromFloor);
  for (const panel of frames) {
    const ahead = dot(direction, panel.normal);
    if (ahead < panel.reach) continue;
    const above = dot(direction, panel.up);
    if (Math.abs(above) > panel.reachUp) continue;
    const aside = dot(direction, panel.right);
    if (ahead > 0 && Math.abs(aside) > panel.reachAside * ahead) continue;
    const { sigma } = panel;
    let share = panel.cover ?? 1;
    if (Math.abs(above) > panel.fullUp) {
      const shareUp = lobeShare(Math.asin(Math.min(1, Math.max(-1, above))), panel.halfHeight, sigma);
      if (shareUp < 1e-3) continue;
      share *= shareUp;
    }
    if (ahead <= 0 || Math.abs(aside) > panel.fullAside * ahead)
      share *= lobeShare(Math.atan2(aside, ahead), panel.halfWidth, sigma);
    r = mix(r, panel.radiance[0], share);
    g = mix(g, panel.radiance[1], share);
    b = mix(b, panel.radiance[2], share);
  }
  out[at] = r;
  out[at + 1] = g;
  out[at + 2] = b;
}
