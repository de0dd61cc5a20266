import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { conceptsOfRing, measuresOf, type Range } from '@ringwerk/search';
import type { MeasureWish, Wish } from './wish.ts';

/** As far as a made measure may be off a said one: nothing for what is turned, a trade size for stones. mm; share of carats. */
const EXACT = 0.001;
const STONE = 0.1;
const CARAT_SHARE = 0.12;
const CARAT_LEAST = 0.005;

const within = (value: number, { from, to }: Range, off: number): boolean =>
  value >= (from ?? -Infinity) - off && value <= (to ?? Infinity) + off;

function allowance({ of, from, to }: MeasureWish): number {
  if (of === 'carat') return Math.max(CARAT_LEAST, (from ?? to ?? 0) * CARAT_SHARE);
  return of === 'stone' ? STONE : EXACT;
}

/** Figures of a ring that a measure is held against. */
export function measured(ring: RingDesign, { of }: Pick<MeasureWish, 'of'>): readonly number[] {
  const measures = measuresOf(ring);
  return of === 'width' || of === 'height' ? [measures[of]] : measures[of];
}

/** Whether a ring of a design has what is wished of it. */
export function meetsWish(ring: RingDesign, wish: Wish, alloys: readonly CatalogueAlloy[]): boolean {
  switch (wish.kind) {
    case 'concept':
      return meetsConcepts(ring, wish.concepts, alloys) !== wish.isNegated;
    case 'measure':
      return measured(ring, wish).some((value) => within(value, wish, allowance(wish)));
    case 'count': {
      const { count } = measuresOf(ring);
      const isKind = wish.concepts.length === 0 || meetsConcepts(ring, wish.concepts, alloys);
      return isKind && count !== null && within(count, wish, 0);
    }
    case 'size':
      return Math.abs(ring.size - wish.circumference) < 0.005;
    case 'engraving':
      return ring.engravings.some(({ face, text }) => face === wish.face && (wish.text === null || text === wish.text));
  }
}

export function meetsConcepts(
  ring: RingDesign,
  concepts: readonly string[],
  alloys: readonly CatalogueAlloy[],
): boolean {
  const own = conceptsOfRing(ring, asDesign(ring), alloys);
  return concepts.some((concept) => own.includes(concept));
}

const asDesign = (ring: RingDesign): Design => ({ version: 3, rings: [ring] });
