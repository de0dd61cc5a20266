import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { conceptsOfRing, measuresOf, type Range } from '@ringwerk/search';
import { asDesign } from './as-design.ts';
import type { MeasureRequirement, Requirement } from './requirement.ts';

/** As far as a made measure may be off a said one: nothing for what is turned, a trade size for stones. mm; share of carats. */
const EXACT = 0.001;
const STONE = 0.1;
const CARAT_SHARE = 0.12;
const CARAT_LEAST = 0.005;
/** Circumferences are kept to 0.01 mm. */
const SIZE = 0.005;

const within = (value: number, { from, to }: Range, off: number): boolean =>
  value >= (from ?? -Infinity) - off && value <= (to ?? Infinity) + off;

function allowance({ of, from, to }: MeasureRequirement): number {
  if (of === 'carat') return Math.max(CARAT_LEAST, (from ?? to ?? 0) * CARAT_SHARE);
  return of === 'stone' ? STONE : EXACT;
}

/** Figures of a ring that a measure is held against. */
export function measured(ring: RingDesign, { of }: Pick<MeasureRequirement, 'of'>): readonly number[] {
  const measures = measuresOf(ring);
  return of === 'width' || of === 'height' ? [measures[of]] : measures[of];
}

/** Whether a ring of a design has what is asked of it. */
export function meetsRequirement(
  ring: RingDesign,
  requirement: Requirement,
  alloys: readonly CatalogueAlloy[],
): boolean {
  switch (requirement.kind) {
    case 'concept':
      return meetsConcepts(ring, requirement.concepts, alloys) !== requirement.isNegated;
    case 'measure':
      return measured(ring, requirement).some((value) => within(value, requirement, allowance(requirement)));
    case 'count': {
      const { count } = measuresOf(ring);
      const isKind = requirement.concepts.length === 0 || meetsConcepts(ring, requirement.concepts, alloys);
      return isKind && count !== null && within(count, requirement, 0);
    }
    case 'size':
      return Math.abs(ring.size - requirement.circumference) < SIZE;
    case 'engraving':
      return ring.engravings.some(
        ({ face, text }) => face === requirement.face && (requirement.text === null || text === requirement.text),
      );
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
