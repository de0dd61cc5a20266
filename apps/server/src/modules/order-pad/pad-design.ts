import type { AskedPadRow } from '@ringwerk/contract';
import { mm, PLAIN_ENGRAVING, type Design, type Engraving, type RingDesign } from '@ringwerk/kernel';

type RowChanges = Pick<AskedPadRow, 'alloys' | 'sizes' | 'engravings'>;

/** Alloys of a design, each once, in the order in which they stand. */
export const alloysOf = ({ rings }: Pick<Design, 'rings'>): readonly string[] => [
  ...new Set(rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy))),
];

/** The words inside: in place of those that stand there, else as a line of its own. */
function engraved(ring: RingDesign, text: string): readonly Engraving[] {
  if (text === '') return ring.engravings;
  const inside = ring.engravings.find(({ face, drawing }) => face === 'inside' && drawing === null);
  const line: Engraving = { ...(inside ?? PLAIN_ENGRAVING), face: 'inside', text };
  return [...ring.engravings.filter((other) => other !== inside), line];
}

/** The article's design with what a row wants of it. */
export function padDesign(design: Design, { alloys, sizes, engravings }: RowChanges): Design {
  const own = alloysOf(design);
  const inStead = (alloy: string): string => alloys[own.indexOf(alloy)] ?? alloy;
  return {
    ...design,
    rings: design.rings.map((ring, index) => ({
      ...ring,
      size: mm(sizes[index] ?? ring.size),
      segments: ring.segments.map((segment) => ({ ...segment, alloy: inStead(segment.alloy) })),
      engravings: engraved(ring, engravings[index] ?? ''),
    })),
  };
}
