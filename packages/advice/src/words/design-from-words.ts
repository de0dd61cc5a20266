import {
  DESIGN_VERSION,
  mm,
  PLAIN_RING,
  type Design,
  type Issue,
  type RingDesign,
  type RingRole,
} from '@ringwerk/kernel';
import type { SearchQuery } from '@ringwerk/search';
import { findWithinBudget, type PriceDesign } from '../budget/find-within-budget.ts';
import { meetsRequirement } from './meets-requirement.ts';
import { ringFromRequirements, type MadeRing, type WordsMeans } from './ring-from-requirements.ts';
import { wantsStones, requirementsOf, type Requirement, type Requirements } from './requirement.ts';

/** An article that the design may be made from. */
export interface WordsBase {
  readonly setId: number;
  readonly kind: string;
  readonly categories: readonly number[];
  readonly with: Design | null;
  readonly without: Design;
}

/** What was understood and the design does not have: its clause, the ring (null for the whole), and the rules in its way. */
export interface UnmetRequirement {
  readonly clause: number;
  readonly ring: number | null;
  readonly reasons: readonly Issue[];
}

/** What the words leave open and the design had to have. */
export const ASSUMED_FIELDS = ['metal', 'finish', 'profile', 'width', 'height', 'size', 'stones', 'engraving'] as const;
export type AssumedField = (typeof ASSUMED_FIELDS)[number];
export interface Assumption {
  readonly field: AssumedField;
  readonly ring: number;
}

/** A design that the rules accept. */
export interface WordsDesign {
  /** The article that it was made from. */
  readonly setId: number;
  readonly design: Design;
  readonly unmet: readonly UnmetRequirement[];
  readonly assumptions: readonly Assumption[];
}

/** How prices are asked: null without a limit in the dealer's currency. */
export interface WordsBudget {
  readonly price: PriceDesign;
  /** Most gross, minor units; null where none is said. */
  readonly most: number | null;
}

/** Articles that are tried, nearest first. */
const BASES = 3;

/** The rings of an article, made as many as are worn. */
function ringsOf(
  { with: set, without }: WordsBase,
  { rings: requirements, isPair }: Requirements,
): readonly RingDesign[] {
  const { rings } = requirements.some(wantsStones) ? (set ?? without) : without;
  const roles: readonly RingRole[] = isPair ? ['first', 'second'] : ['single'];
  return roles.flatMap((role, at) => {
    const ring = rings[at] ?? rings[0];
    return ring === undefined ? [] : [{ ...ring, role }];
  });
}

/** A plain band, for words that no article helps with; sizes are those of the trade's samples. */
const PLAIN_SIZES = { single: 54, first: 54, second: 62 } as const;
const plainRing = (role: RingRole): RingDesign => ({
  ...PLAIN_RING,
  role,
  profile: 'F04',
  width: mm(role === 'second' ? 5 : 4),
  height: mm(1.6),
  size: mm(PLAIN_SIZES[role]),
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
});
const plainRings = (base: readonly RingDesign[]): readonly RingDesign[] =>
  base.map((ring) => ({
    ...plainRing(ring.role),
    height: ring.height,
    size: ring.size,
    segments: ring.segments.slice(0, 1).map((lane) => ({ ...lane, share: 1 })),
  }));

interface Attempt {
  readonly base: WordsBase;
  readonly rings: readonly MadeRing[];
}
const unmetCount = ({ rings }: Attempt): number => rings.reduce((sum, { unmet }) => sum + unmet.length, 0);

async function attempt(
  base: WordsBase,
  requirements: Requirements,
  isPlain: boolean,
  means: WordsMeans,
): Promise<Attempt | null> {
  const own = ringsOf(base, requirements);
  const rings: MadeRing[] = [];
  for (const [at, ring] of (isPlain ? plainRings(own) : own).entries()) {
    const made = await ringFromRequirements(ring, requirements.rings[at] ?? [], means);
    if (made === null) return null;
    rings.push(made);
  }
  return { base, rings };
}

/**
 * The design that words mean: the nearest article, changed until it has all that was understood and the rules accept it.
 * Where not everything can be, as much as can; what is missing is said with the rules in its way. Null where no design can
 * be made. `bases`: articles, nearest first. Pure but for `pause`: the same words, articles and tables give the same design.
 */
export async function designFromWords(
  query: SearchQuery,
  bases: readonly WordsBase[],
  means: WordsMeans,
  budget: WordsBudget,
): Promise<WordsDesign | null> {
  const [nearest] = bases;
  if (nearest === undefined) return null;
  const requirements = requirementsOf(query, nearest.without.rings.length > 1);
  const best = await bestAttempt(fittingBases(bases, requirements), requirements, means);
  return best === null ? null : withinBudget(best, requirements, means, budget);
}

const meetsArticle = ({ kind, categories }: WordsBase, requirement: Requirements['ofArticle'][number]): boolean =>
  requirement.concepts.some((concept) =>
    concept === 'wedding-ring'
      ? kind === 'pair' || kind === 'zweiklang'
      : concept === `kind-${kind}` || categories.some((id) => concept === `category-${id}`),
  );

/** Articles of the kind that is said go before others, in their order. */
function fittingBases(
  bases: readonly WordsBase[],
  { ofArticle, rings, isPair, article }: Requirements,
): readonly WordsBase[] {
  const missing = (base: WordsBase): number =>
    (article !== null && base.setId !== article ? 8 : 0) +
    ofArticle.filter((requirement) => !meetsArticle(base, requirement)).length * 2 +
    (base.without.rings.length < (isPair ? 2 : 1) ? 1 : 0) +
    (rings.some(wantsStones) && base.with === null ? 0.5 : 0);
  return bases.toSorted((a, b) => missing(a) - missing(b)).slice(0, BASES);
}

async function bestAttempt(
  bases: readonly WordsBase[],
  requirements: Requirements,
  means: WordsMeans,
): Promise<Attempt | null> {
  let best: Attempt | null = null;
  const [first, ...others] = bases;
  // What the nearest article stands in the way of, a plain band may have; further articles come after it.
  const tries =
    first === undefined
      ? []
      : [[first, false] as const, [first, true] as const, ...others.map((base) => [base, false] as const)];
  for (const [base, isPlain] of tries) {
    const made = await attempt(base, requirements, isPlain, means);
    if (made !== null && (best === null || unmetCount(made) < unmetCount(best))) best = made;
    if (best !== null && unmetCount(best) === 0) break;
  }
  return best;
}

async function withinBudget(
  made: Attempt,
  requirements: Requirements,
  means: WordsMeans,
  budget: WordsBudget,
): Promise<WordsDesign | null> {
  const { base, rings } = made;
  const design: Design = { version: DESIGN_VERSION, rings: rings.map(({ ring }) => ring) };
  const price = requirements.price;
  const cheaper = await cheaperDesign(design, requirements, means, budget);
  const isTooDear = price !== null && price.to !== null && (budget.most === null || cheaper === null);
  const done = cheaper ?? design;
  const unmet = rings.flatMap(({ unmet: missed, refused }, ring) =>
    missed.map(({ clause }): UnmetRequirement => ({ clause, ring, reasons: refused })),
  );
  const ofArticle = requirements.ofArticle
    .filter((requirement) => !meetsArticle(base, requirement))
    .map(({ clause }): UnmetRequirement => ({ clause, ring: null, reasons: [] }));
  return {
    setId: base.setId,
    design: done,
    unmet: [
      ...ofArticle,
      ...unmet,
      ...(isTooDear ? [{ clause: priceClause(requirements), ring: null, reasons: [] }] : []),
    ],
    assumptions: done.rings.flatMap((_, ring) => assumed(requirements.rings[ring] ?? [], ring)),
  };
}

const priceClause = ({ price }: Requirements): number => price?.clause ?? 0;

/** Designs within the budget that are looked at for one that still has everything. */
const WANTED = 12;

/** The design itself where it costs no more than is said, else the nearest that does and keeps every requirement; null where none does. */
async function cheaperDesign(
  design: Design,
  requirements: Requirements,
  { alloys, pause }: WordsMeans,
  { price, most }: WordsBudget,
): Promise<Design | null> {
  if (requirements.price === null || most === null) return design;
  const gross = price(design)?.gross ?? Infinity;
  if (gross <= most) return design;
  const met = (made: Design): readonly (readonly Requirement[])[] =>
    made.rings.map((ring, at) =>
      (requirements.rings[at] ?? []).filter((requirement) => meetsRequirement(ring, requirement, alloys)),
    );
  const before = met(design).flat().length;
  const found = await findWithinBudget(
    { budget: most, candidates: [{ id: 'said', design, wanted: WANTED }], reference: null },
    alloys,
    (made) => (met(made).flat().length < before ? null : price(made)),
    pause,
  );
  return found?.[0]?.design ?? null;
}

const SAYS: Readonly<Record<AssumedField, (requirement: Requirement) => boolean>> = {
  metal: (requirement) =>
    isConcept(
      requirement,
      /-gold$|^(alloy-|fineness-)|^(gold|platinum|palladium|silver|titanium|tantalum|zirconium|steel|carbon|mokume)$/u,
    ),
  finish: (requirement) => isConcept(requirement, /^(finish-|matt$|contrast$|hammered$)/u),
  profile: (requirement) => isConcept(requirement, /^(profile-|comfort-fit$)/u),
  width: (requirement) =>
    requirement.kind === 'measure' && requirement.of === 'width' && requirement.from === requirement.to,
  height: (requirement) =>
    requirement.kind === 'measure' && requirement.of === 'height' && requirement.from === requirement.to,
  size: (requirement) => requirement.kind === 'size',
  stones: (requirement) => requirement.kind === 'measure' && (requirement.of === 'carat' || requirement.of === 'stone'),
  engraving: (requirement) => requirement.kind === 'engraving' && requirement.text !== null,
};
const isConcept = (requirement: Requirement, pattern: RegExp): boolean =>
  requirement.kind === 'concept' && requirement.concepts.some((concept) => pattern.test(concept));

/** Stones and engravings are assumed where they are said without their size or their words. */
function assumed(requirements: readonly Requirement[], ring: number): readonly Assumption[] {
  return ASSUMED_FIELDS.filter((field) => {
    if (requirements.some(SAYS[field])) return false;
    if (field === 'stones') return wantsStones(requirements);
    return field !== 'engraving' || requirements.some(({ kind }) => kind === 'engraving');
  }).map((field) => ({ field, ring }));
}
