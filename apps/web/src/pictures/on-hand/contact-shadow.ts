import { placeAt, type FingerFrame, type Point } from './finger-frame.ts';
import { encoded, type PhotoLight } from './photo-light.ts';

/** The bore and the width of what is worn, mm, and the elevation of the camera, radians. */
export interface WornBand {
  readonly innerRadius: number;
  readonly width: number;
  readonly tilt: number;
}

/** Steps of a rim from one edge of the finger to the other. */
const STEPS = 24;

/**
 * Where the band lies on the skin: the front halves of both rims of its bore, as one closed line in the photo. Seen from
 * an elevation, the front of a circle round the finger lies nearer to the side that it is not seen from.
 */
export function footprint(frame: FingerFrame, { innerRadius, width, tilt }: WornBand): readonly Point[] {
  const scale = frame.width / (2 * innerRadius);
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const rim = (z: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const u = innerRadius * ((2 * step) / STEPS - 1);
      const front = Math.sqrt(Math.max(0, innerRadius ** 2 - u ** 2));
      return placeAt(frame, u * scale, (z * c - front * s) * scale);
    });
  return [...rim(width / 2), ...rim(-width / 2).toReversed()];
}

/** A soft edge without a filter, which not every browser has: lines of these widths over each other, mm, and how dark each is. */
const LINES = [
  [4.6, 0.05],
  [3.4, 0.07],
  [2.4, 0.09],
  [1.6, 0.12],
  [1, 0.15],
  [0.5, 0.2],
] as const;
/** How far the shadow falls to the side that the light does not come from, mm at a light that comes from one side alone. */
const THROW = 1.6;
/** How much of the skin's light is left in the shadow; its colour deepens, as light in skin does. */
const LEFT = 0.2;

/** The colour that multiplies the skin in its shadow. */
function shade({ skin }: Pick<PhotoLight, 'skin'>): string {
  const most = Math.max(...skin, 1e-3);
  const [r, g, b] = skin.map((channel) => Math.round(encoded(LEFT * Math.sqrt(channel / most))));
  return `rgb(${r} ${g} ${b})`;
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}

/** Draws the shadow of the band on the skin to both sides of it; nothing beyond the edges of the finger. */
export function drawContactShadow(
  context: CanvasRenderingContext2D,
  frame: FingerFrame,
  band: WornBand,
  light: Pick<PhotoLight, 'side' | 'skin'>,
): void {
  const scale = frame.width / (2 * band.innerRadius);
  const reach = (band.width + 2 * band.innerRadius) * scale;
  context.save();
  trace(context, [
    placeAt(frame, -frame.width / 2, -reach),
    placeAt(frame, frame.width / 2, -reach),
    placeAt(frame, frame.width / 2, reach),
    placeAt(frame, -frame.width / 2, reach),
  ]);
  context.clip();
  context.translate(-frame.across.x * light.side * THROW * scale, -frame.across.y * light.side * THROW * scale);
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = shade(light);
  context.lineJoin = 'round';
  trace(context, footprint(frame, band));
  for (const [width, dark] of LINES) {
    context.globalAlpha = dark;
    context.lineWidth = width * scale;
    context.stroke();
  }
  context.restore();
}
