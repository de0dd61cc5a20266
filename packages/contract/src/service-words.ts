/** What the manufactory does at a ring that comes back to it, in the order in which the bench does it. */
export const SERVICE_WORKS = ['resize', 'stone', 'refinish', 'rhodium', 'engrave', 'clean'] as const;
export type ServiceWork = (typeof SERVICE_WORKS)[number];

/** Metals by what work at their shank costs; rings of any other material are not resized. */
export const RESIZE_METALS = ['gold', 'platinum', 'palladium', 'silver'] as const;
export type ResizeMetal = (typeof RESIZE_METALS)[number];
export type ResizeWay = 'larger' | 'smaller';

/**
 * Why work at a ring is not possible. By its making: its material, several materials, an inlay, stones all round, a stone held
 * by the spring of the band. By what is asked: more size steps than the house offers, a size or a text that the rules refuse, no
 * rhodium on this metal, a surface that cannot be worked again, a stone of the exchange or one without a price, no such row.
 */
export const SERVICE_REFUSALS = [
  'material',
  'segments',
  'inlay',
  'stones-round',
  'tension',
  'steps',
  'same-size',
  'rules',
  'rhodium',
  'surface',
  'stone',
] as const;
export type ServiceRefusal = (typeof SERVICE_REFUSALS)[number];
