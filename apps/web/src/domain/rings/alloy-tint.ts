import { isRingColour, RING_COLOURS, type RingColour } from './ring-colours.ts';

/** Metals whose ids name the element instead of a colour: `pt950-ru`, `ti-grade2`. */
const METALS: readonly (readonly [start: string, colour: RingColour])[] = [
  ['pt', 'platinum'],
  ['pd', 'palladium'],
  ['ag', 'silver'],
  ['ti', 'titanium'],
  ['ta', 'tantalum'],
  ['zr', 'zirconium'],
];

/** Tint of an alloy in drawings, read from its id (`au750-rose`, `pt950-ru`): drawings do without the alloy tables. */
export function alloyTint(alloy: string): string {
  const words = alloy.split('-');
  const [first = ''] = words;
  if (isRingColour(first)) return RING_COLOURS[first];
  const named = words.slice(1).find(isRingColour);
  if (named && isRingColour(named)) return RING_COLOURS[named];
  const metal = METALS.find(([start]) => first.startsWith(start));
  return RING_COLOURS[metal?.[1] ?? 'silver'];
}
