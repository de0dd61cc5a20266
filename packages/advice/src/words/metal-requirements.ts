import { isOffered, type CatalogueAlloy, type Market } from '@ringwerk/catalogue';
import { STRAIGHT_SPLIT, type RingDesign, type Segment } from '@ringwerk/kernel';
import { alloyConcept } from '@ringwerk/search';
import { contrastingAlloy } from '../edits/contrasting-alloy.ts';
import { splitSegments } from '../edits/split-segments.ts';
import type { ConceptRequirement, Requirement } from './requirement.ts';

/** What a metal is chosen from. */
export interface MetalMeans {
  readonly alloys: readonly CatalogueAlloy[];
  readonly market: Market;
}

const FAMILIES = new Set([
  'platinum',
  'palladium',
  'silver',
  'titanium',
  'tantalum',
  'zirconium',
  'steel',
  'carbon',
  'mokume',
]);
const isColour = (concept: string): boolean =>
  concept.endsWith('-gold') || FAMILIES.has(concept) || concept.startsWith('alloy-');
const isModifier = (concept: string): boolean => concept === 'gold' || concept.startsWith('fineness-');
const TONES: Readonly<Record<string, number>> = { 'two-tone': 2, 'three-tone': 3 };

const conceptsOfAlloy = ({ id, family, colour, fineness }: CatalogueAlloy): readonly string[] => [
  alloyConcept(id),
  ...(family === 'gold' ? ['gold', `${colour}-gold`] : [family]),
  ...(fineness === null ? [] : [`fineness-${fineness}`]),
];
const isOf = (alloy: CatalogueAlloy, { concepts }: Pick<ConceptRequirement, 'concepts'>): boolean => {
  const own = conceptsOfAlloy(alloy);
  return concepts.some((concept) => own.includes(concept));
};

const metalRequirements = (
  requirements: readonly Requirement[],
  isMeant: (concept: string) => boolean,
): readonly ConceptRequirement[] =>
  requirements.filter(
    (requirement): requirement is ConceptRequirement =>
      requirement.kind === 'concept' && !requirement.isNegated && requirement.concepts.some(isMeant),
  );

/** The trade's everyday gold, where nothing else is said. */
const USUAL_FINENESS = 585;
const USUAL_COLOUR = 'yellow';

/** How well an alloy suits: the more requirements the better, then what the ring has, then what the house offers. */
function suits(
  alloy: CatalogueAlloy,
  modifiers: readonly ConceptRequirement[],
  ring: RingDesign,
  means: MetalMeans,
): number {
  const own = ring.segments.map(({ alloy: id }) => means.alloys.find((known) => known.id === id));
  return (
    modifiers.filter((requirement) => isOf(alloy, requirement)).length * 100 +
    (isOffered(alloy, means.market) ? 10 : 0) +
    (own.includes(alloy) ? 8 : 0) +
    (own.some((known) => known?.fineness === alloy.fineness) ? 4 : 0) +
    (alloy.family === 'gold' && alloy.fineness === USUAL_FINENESS ? 2 : 0) +
    (alloy.colour === USUAL_COLOUR ? 1 : 0)
  );
}

function bestOf(
  fits: (alloy: CatalogueAlloy) => boolean,
  modifiers: readonly ConceptRequirement[],
  ring: RingDesign,
  means: MetalMeans,
): CatalogueAlloy | undefined {
  const made = means.alloys.filter((alloy) => alloy.isWithdrawn !== true && fits(alloy));
  return made.toSorted((a, b) => suits(b, modifiers, ring, means) - suits(a, modifiers, ring, means))[0];
}

/** One alloy for each colour that is said; a colour said twice is one. */
function coloursOf(requirements: readonly Requirement[], ring: RingDesign, means: MetalMeans): readonly string[] {
  const modifiers = metalRequirements(requirements, isModifier);
  const chosen = metalRequirements(requirements, isColour).flatMap(
    (colour) => bestOf((alloy) => isOf(alloy, colour), modifiers, ring, means)?.id ?? [],
  );
  if (chosen.length > 0) return [...new Set(chosen)];
  const [first] = modifiers;
  if (first === undefined) return [];
  const own = means.alloys.find(({ id }) => id === ring.segments[0]?.alloy);
  const isGold = modifiers.some(({ concepts }) => concepts.includes('gold'));
  const colour = isGold || own === undefined ? USUAL_COLOUR : own.colour;
  const all = (alloy: CatalogueAlloy): boolean => modifiers.every((requirement) => isOf(alloy, requirement));
  const best =
    bestOf((alloy) => all(alloy) && alloy.colour === colour, modifiers, ring, means) ??
    bestOf(all, modifiers, ring, means);
  return best === undefined ? [] : [best.id];
}

const EVEN = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

/** The ring in the metals that are said: its lanes in turn, a lane more where it has too few, one lane where they are all alike. */
export function withMetals(ring: RingDesign, requirements: readonly Requirement[], means: MetalMeans): RingDesign {
  const colours = coloursOf(requirements, ring, means);
  const tones = Math.max(
    0,
    ...metalRequirements(requirements, (concept) => concept in TONES).map(
      ({ concepts }) => TONES[concepts[0] ?? ''] ?? 0,
    ),
  );
  if (colours.length === 0 && tones === 0) return ring;
  const first: readonly Segment[] = ring.segments.map((lane, at) => {
    const alloy = colours[at % Math.max(1, colours.length)] ?? lane.alloy;
    return { ...lane, alloy, pattern: alloy === lane.alloy ? lane.pattern : 0 };
  });
  const wanted = Math.max(colours.length, tones);
  const lanes = wanted > 1 && first.length < wanted ? splitSegments(first, EVEN(wanted), '') : first;
  const segments = lanes.map((lane, at): Segment => {
    const colour = colours[at % Math.max(1, colours.length)];
    if (colours.length >= wanted && colour !== undefined) return { ...lane, alloy: colour };
    return at % 2 === 0 ? lane : { ...lane, alloy: secondTone(lanes, means) };
  });
  return onlyOneLane(wanted <= 1 ? { ...ring, segments } : { ...ring, segments, inlays: [] });
}

const secondTone = (lanes: readonly Segment[], { alloys, market }: MetalMeans): string =>
  contrastingAlloy(
    alloys.map((alloy) => ({ ...alloy, isOffered: isOffered(alloy, market) })),
    lanes,
  );

/** Lanes that differ in nothing are one. */
function onlyOneLane(ring: RingDesign): RingDesign {
  const [first] = ring.segments;
  const isAlike = ring.segments.every(({ alloy, finish }) => alloy === first?.alloy && finish === first.finish);
  if (first === undefined || !isAlike || ring.segments.length === 1) return ring;
  return { ...ring, segments: [{ ...first, share: 1 }], split: STRAIGHT_SPLIT };
}
