import { mm, PLAIN_ENGRAVING, type Design, type RingDesign } from '@ringwerk/kernel';
import type { RingServiceWork, ServiceWorkInput } from '@ringwerk/contract';

/** A ring after work at it. What stands inside gives way to a new text. */
export function ringAfter(ring: RingDesign, works: readonly (ServiceWorkInput | RingServiceWork)[]): RingDesign {
  return works.reduce<RingDesign>((before, work) => {
    if (work.kind === 'resize') return { ...before, size: mm(work.size) };
    if (work.kind !== 'engrave') return before;
    const inside = before.engravings.find(({ face }) => face === 'inside') ?? PLAIN_ENGRAVING;
    const outside = before.engravings.filter(({ face }) => face !== 'inside');
    // The words of a couple that was deleted are gone.
    if (work.text === '') return { ...before, engravings: outside };
    return { ...before, engravings: [...outside, { ...inside, text: work.text, drawing: null }] };
  }, ring);
}

/** A design of one ring: of a pair, too, the bench has one on the table. */
export const aloneDesign = (ring: RingDesign, { version }: Pick<Design, 'version'>): Design => ({
  version,
  rings: [{ ...ring, role: 'single' }],
});

/** What stands inside a ring. */
export const insideText = ({ engravings }: RingDesign): string =>
  engravings
    .filter(({ face }) => face === 'inside')
    .map(({ text }) => text)
    .join(' ')
    .trim();
