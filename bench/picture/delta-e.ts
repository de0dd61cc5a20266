import type { Triple } from './colour.ts';

const DEGREE = Math.PI / 180;
const TWENTY_FIVE = 25 ** 7;

const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360);

/** Difference of two hues, degrees, the short way round. */
function hueStep(from: number, to: number): number {
  const step = to - from;
  return step > 180 ? step - 360 : step < -180 ? step + 360 : step;
}

function meanHue(one: number, two: number, isGrey: boolean): number {
  if (isGrey) return one + two;
  if (Math.abs(one - two) <= 180) return (one + two) / 2;
  return one + two < 360 ? (one + two + 360) / 2 : (one + two - 360) / 2;
}

/** CIEDE2000 between two L*a*b* colours (Sharma, Wu, Dalal 2005); 1 is about what an eye just sees. */
export function deltaE([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + TWENTY_FIVE)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const isGrey = c1 * c2 === 0;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(((isGrey ? 0 : hueStep(h1, h2)) / 2) * DEGREE);
  const [dL, dC] = [L2 - L1, c2 - c1];
  const [L, C, h] = [(L1 + L2) / 2, (c1 + c2) / 2, meanHue(h1, h2, isGrey)];
  const t =
    1 -
    0.17 * Math.cos((h - 30) * DEGREE) +
    0.24 * Math.cos(2 * h * DEGREE) +
    0.32 * Math.cos((3 * h + 6) * DEGREE) -
    0.2 * Math.cos((4 * h - 63) * DEGREE);
  const sL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const sC = 1 + 0.045 * C;
  const sH = 1 + 0.015 * C * t;
  const turn = 60 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE;
  const rT = -2 * Math.sqrt(C ** 7 / (C ** 7 + TWENTY_FIVE)) * Math.sin(turn);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}
