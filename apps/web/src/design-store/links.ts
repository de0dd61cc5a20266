import type { Design, RingDesign } from '@ringwerk/kernel';

/** What can be the same for both rings of a pair. */
export const LINKS = [
  'profile',
  'width',
  'height',
  'size',
  'edges',
  'metal',
  'split',
  'finish',
  'inlays',
  'plating',
  'grooves',
  'stones',
  'engraving',
  'line',
] as const;
export type Link = (typeof LINKS)[number];

/** What a pair has in common on one of its properties, to be compared and, except for lanes, written field by field. */
export const LINK_VALUES: Readonly<Record<Link, (ring: RingDesign) => unknown>> = {
  profile: ({ profile, ratios }) => [profile, ratios],
  width: ({ width }) => width,
  height: ({ height }) => height,
  size: ({ size }) => size,
  edges: ({ edges }) => edges,
  metal: ({ segments }) => segments.map(({ alloy, pattern }) => [alloy, pattern]),
  split: ({ segments, split }) => [segments.map(({ share }) => share), split],
  finish: ({ segments }) => segments.map(({ finish }) => finish),
  inlays: ({ inlays }) => inlays,
  plating: ({ plating }) => plating,
  grooves: ({ grooves }) => grooves,
  stones: ({ stones }) => stones,
  engraving: ({ engravings }) => engravings,
  line: ({ segments, split, grooves, inlays, width }) => [segments, split, grooves, inlays, width],
};

const PERSONAL: readonly Link[] = ['size', 'stones', 'engraving', 'line'];

/**
 * What a pair has in common when it is opened stays in common. Size, stones and engraving belong to one person
 * and are never joined by themselves; a line through both rings is found by `startLinks`.
 */
export function equalLinks(design: Design): readonly Link[] {
  const [first, second] = design.rings;
  if (first === undefined || second === undefined) return [];
  const valueOf = (ring: RingDesign, link: Link): string => JSON.stringify(LINK_VALUES[link](ring));
  return LINKS.filter((link) => !PERSONAL.includes(link) && valueOf(first, link) === valueOf(second, link));
}

/** A line that runs through both rings takes the place of what would be the same on both. */
const IN_LINE: readonly Link[] = ['width', 'metal', 'split', 'finish', 'inlays', 'grooves'];
export const isInLine = (link: Link): boolean => IN_LINE.includes(link);
const areApart = (a: Link, b: Link): boolean => (a === 'line' && isInLine(b)) || (b === 'line' && isInLine(a));

/** The links with one more or one less, in their order; a line and what lies in it exclude each other. */
export const withLink = (links: readonly Link[], link: Link, isLinked: boolean): readonly Link[] =>
  isLinked
    ? LINKS.filter((name) => name === link || (links.includes(name) && !areApart(name, link)))
    : links.filter((name) => name !== link);

/** Until alloys, split, finish, inlays and plating had a link each, this one stood for all of them. */
const WAS_METAL: readonly Link[] = ['metal', 'split', 'finish', 'inlays', 'plating'];

/** Links of a storage; those of before the split of `metal` mean all that it meant. Unknown names are dropped. */
export function readLinks(value: unknown, isBeforeSplit: boolean): readonly Link[] {
  if (!Array.isArray(value)) return [];
  const names = isBeforeSplit && value.includes('metal') ? [...value, ...WAS_METAL] : value;
  return LINKS.filter((link) => names.includes(link));
}
