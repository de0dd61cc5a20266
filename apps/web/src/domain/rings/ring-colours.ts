/** The alloy colours that a model may carry, with the tint that stands for them in lists (sRGB). */
export const RING_COLOURS = {
  yellow: '#e3c583',
  rose: '#dfae94',
  red: '#d69a7c',
  white: '#dcd9d2',
  grey: '#b9b6b0',
  champagne: '#dcc6a8',
  platinum: '#d3d3d1',
  palladium: '#c4c5c6',
  silver: '#e6e6e4',
  titanium: '#9c9a98',
  tantalum: '#7d8087',
  zirconium: '#3f3e40',
  steel: '#b1b3b5',
  carbon: '#2a2a2c',
  mokume: '#b98f72',
} as const;
export type RingColour = keyof typeof RING_COLOURS;

export const isRingColour = (colour: string): colour is RingColour => Object.hasOwn(RING_COLOURS, colour);
