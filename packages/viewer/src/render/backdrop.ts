import { Color, Vector3 } from 'three';
import type { ViewerBackground, ViewerLight } from '../ring-viewer.ts';

const PAGE_COLOURS: Readonly<Record<ViewerBackground, string>> = { light: '#f7f4ef', dark: '#171411' };
/** How much lighter the middle of the stage is than the page round it, in linear light. */
const POOL_OF_LIGHT: Readonly<Record<ViewerBackground, number>> = { light: 1.05, dark: 2.1 };

/** What each light makes of that middle. */
const LIGHT_POOLS: Readonly<Record<ViewerLight, Vector3>> = {
  daylight: new Vector3(1, 1, 1),
  spot: new Vector3(1.02, 1.0, 0.97),
  candle: new Vector3(1.06, 0.93, 0.74),
};

/** Share of red, green and blue in how bright a light is (IEC 61966-2-1). */
const BRIGHTNESS = new Vector3(0.2126, 0.7152, 0.0722);

/**
 * Writes the colours of the stage in linear light: its edge is the page's own, its middle lies in the light and is grey. Before
 * a cream ground the eye takes the ground's colour from the gold's.
 */
export function paintBackdrop(
  edge: Vector3,
  middle: Vector3,
  background: ViewerBackground,
  light: ViewerLight,
  pageColours: Readonly<Record<ViewerBackground, string>> = PAGE_COLOURS,
): void {
  const colour = new Color(pageColours[background]);
  edge.set(colour.r, colour.g, colour.b);
  middle.setScalar(edge.dot(BRIGHTNESS)).multiplyScalar(POOL_OF_LIGHT[background]).multiply(LIGHT_POOLS[light]);
}
