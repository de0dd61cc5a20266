import { cutContent, STONE_MATERIALS, type CatalogueAlloy } from '@ringwerk/catalogue';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import { traitsOf } from '@ringwerk/catalogue/traits';
import type { Design, RingDesign, StoneRow } from '@ringwerk/kernel';
import { alloyConcept } from './concept-words.ts';

const DENSITY = new Map(STONE_MATERIALS.map(({ id, density }) => [id, density]));
/** The density that `caratFactor` is stated for, g/cm³. */
const DIAMOND_DENSITY = 3.52;

/** The form that a list shows: with stones where there is such. */
export const shownDesign = (model: Pick<CatalogueModel, 'with' | 'without'>): Design => model.with ?? model.without;

/** Kinds that a couple wears as wedding rings. */
const WEDDING_KINDS: readonly string[] = ['pair', 'zweiklang'];

/** Keys of `conceptWords` that hold for a model as it is shown, each once; `alloys` are those that the house knows. */
export function conceptsOf(model: CatalogueModel, alloys: readonly CatalogueAlloy[]): readonly string[] {
  const { rings } = shownDesign(model);
  const concepts = [
    ...traitsOf(shownDesign(model), alloys),
    `kind-${model.kind}`,
    ...(WEDDING_KINDS.includes(model.kind) ? ['wedding-ring'] : []),
    ...model.categories.map((id) => `category-${id}`),
    ...(model.with === null ? [] : ['with-stones']),
    ...rings.flatMap((ring) => metalConcepts(ring, alloys)),
    ...rings.flatMap(({ stones }) => stones.flatMap(stoneConcepts)),
    ...rings.flatMap(formConcepts),
  ];
  return [...new Set(concepts)];
}

/** Concepts of one ring of a model by itself: what a question says of one person's ring. */
export const conceptsOfRing = (
  ring: RingDesign,
  design: Design,
  alloys: readonly CatalogueAlloy[],
): readonly string[] => [
  ...new Set([
    ...traitsOf({ ...design, rings: [ring] }, alloys),
    ...(ring.stones.length === 0 ? [] : ['with-stones']),
    ...metalConcepts(ring, alloys),
    ...ring.stones.flatMap(stoneConcepts),
    ...formConcepts(ring),
  ]),
];

function metalConcepts({ segments, inlays }: RingDesign, alloys: readonly CatalogueAlloy[]): readonly string[] {
  const named = [...segments, ...inlays].map(({ alloy }) => alloyConcept(alloy));
  const kinds = segments.flatMap((segment) => {
    const alloy = alloys.find(({ id }) => id === segment.alloy);
    if (alloy === undefined) return [];
    const { family, fineness } = alloy;
    return [...(family === 'gold' ? ['gold'] : []), ...(fineness === null ? [] : [`fineness-${fineness}`])];
  });
  return [...named, ...kinds];
}

const stoneConcepts = ({ material, cut, quality, setting }: StoneRow): readonly string[] => [
  `cut-${cut}`,
  `quality-${quality}`,
  ...(material.startsWith('diamond-') ? ['diamond'] : []),
  ...(material.startsWith('sapphire-') ? ['sapphire'] : []),
  ...(material === 'diamond-lab' ? ['lab-grown'] : []),
  ...(setting === 'prong4' || setting === 'prong6' ? ['prong'] : []),
];

const formConcepts = ({ role, segments, split, inlays, grooves }: RingDesign): readonly string[] => {
  const forms: readonly string[] = [split.form, ...grooves.map(({ path }) => path.form)];
  return [
    `role-${role}`,
    ...(segments.some(({ finish }) => finish.startsWith('hammer-')) ? ['hammered'] : []),
    ...(forms.includes('wave') ? ['wave'] : []),
    ...(forms.includes('diagonal') ? ['diagonal'] : []),
    ...(inlays.length > 0 ? ['inlay'] : []),
  ];
};

/** What numbers of a question are held against: one ring of a model. */
export interface RingMeasures {
  /** mm */
  readonly width: number;
  /** mm */
  readonly height: number;
  /** Stone diameters, mm. */
  readonly stone: readonly number[];
  /** Carats of one stone of each row, and of all its stones where they are counted. */
  readonly carat: readonly number[];
  /** Stones of rows that are counted; null where a row is as long as its ring. */
  readonly count: number | null;
}

/** Carats by the trade's formula for the cut: close enough to find a ring, not to sell a stone. */
function caratsOf({ cut, diameter, length, material, count, extent }: StoneRow): readonly number[] {
  const { caratFactor, typicalDepth } = cutContent(cut);
  const longer = cut === 'round' ? diameter : length;
  const density = (DENSITY.get(material) ?? DIAMOND_DENSITY) / DIAMOND_DENSITY;
  const one = caratFactor * longer * diameter * diameter * typicalDepth * density;
  return extent === 'count' && count > 1 ? [one, one * count] : [one];
}

export function measuresOf({ width, height, stones }: RingDesign): RingMeasures {
  return {
    width,
    height,
    stone: stones.map(({ diameter }) => diameter),
    carat: stones.flatMap(caratsOf),
    count: stones.some(({ extent }) => extent !== 'count') ? null : stones.reduce((sum, row) => sum + row.count, 0),
  };
}
