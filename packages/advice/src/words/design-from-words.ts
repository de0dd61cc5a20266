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
import { meetsWish } from './meets-wish.ts';
import { ringFromWishes, type MadeRing, type WordsMeans } from './ring-from-wishes.ts';
import { wantsStones, wishesOf, type Wish, type Wishes } from './wish.ts';

/** An article that the design may be made from. */
export interface WordsBase {
  readonly setId: number;
  readonly kind: string;
  readonly categories: readonly number[];
  readonly with: Design | null;
  readonly without: Design;
}

/** What was understood and the design does not have: its clause, the ring (null for the whole), and the rules in its way. */
export interface UnmetWish {
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
  readonly unmet: readonly UnmetWish[];
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
function ringsOf({ with: set, without }: WordsBase, { rings: wishes, isPair }: Wishes): readonly RingDesign[] {
  const { rings } = wishes.some(wantsStones) ? (set ?? without) : without;
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

async function attempt(base: WordsBase, wishes: Wishes, isPlain: boolean, means: WordsMeans): Promise<Attempt | null> {
  const own = ringsOf(base, wishes);
  const rings: MadeRing[] = [];
  for (const [at, ring] of (isPlain ? plainRings(own) : own).entries()) {
    const made = await ringFromWishes(ring, wishes.rings[at] ?? [], means);
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
  const wishes = wishesOf(query, nearest.without.rings.length > 1);
  const best = await bestAttempt(fittingBases(bases, wishes), wishes, means);
  return best === null ? null : withinBudget(best, wishes, means, budget);
}

const meetsArticle = ({ kind, categories }: WordsBase, wish: Wishes['ofArticle'][number]): boolean =>
  wish.concepts.some((concept) =>
    concept === 'wedding-ring'
      ? kind === 'pair' || kind === 'zweiklang'
      : concept === `kind-${kind}` || categories.some((id) => concept === `category-${id}`),
  );

/** Articles of the kind that is said go before others, in their order. */
function fittingBases(
  bases: readonly WordsBase[],
  { ofArticle, rings, isPair, article }: Wishes,
): readonly WordsBase[] {
  const missing = (base: WordsBase): number =>
    (article !== null && base.setId !== article ? 8 : 0) +
    ofArticle.filter((wish) => !meetsArticle(base, wish)).length * 2 +
    (base.without.rings.length < (isPair ? 2 : 1) ? 1 : 0) +
    (rings.some(wantsStones) && base.with === null ? 0.5 : 0);
  return bases.toSorted((a, b) => missing(a) - missing(b)).slice(0, BASES);
}

async function bestAttempt(bases: readonly WordsBase[], wishes: Wishes, means: WordsMeans): Promise<Attempt | null> {
  let best: Attempt | null = null;
  const [first, ...others] = bases;
  // What the nearest article stands in the way of, a plain band may have; further articles come after it.
  const tries =
    first === undefined
      ? []
      : [[first, false] as const, [first, true] as const, ...others.map((base) => [base, false] as const)];
  for (const [base, isPlain] of tries) {
    const made = await attempt(base, wishes, isPlain, means);
    if (made !== null && (best === null || unmetCount(made) < unmetCount(best))) best = made;
    if (best !== null && unmetCount(best) === 0) break;
  }
  return best;
}

async function withinBudget(
  made: Attempt,
  wishes: Wishes,
  means: WordsMeans,
  budget: WordsBudget,
): Promise<WordsDesign | null> {
  const { base, rings } = made;
  const design: Design = { version: DESIGN_VERSION, rings: rings.map(({ ring }) => ring) };
  const price = wishes.price;
  const cheaper = await cheaperDesign(design, wishes, means, budget);
  const isTooDear = price !== null && price.to !== null && (budget.most === null || cheaper === null);
  const done = cheaper ?? design;
  const unmet = rings.flatMap(({ unmet: missed, refused }, ring) =>
    missed.map(({ clause }): UnmetWish => ({ clause, ring, reasons: refused })),
  );
  const ofArticle = wishes.ofArticle
    .filter((wish) => !meetsArticle(base, wish))
    .map(({ clause }): UnmetWish => ({ clause, ring: null, reasons: [] }));
  return {
    setId: base.setId,
    design: done,
    unmet: [...ofArticle, ...unmet, ...(isTooDear ? [{ clause: priceClause(wishes), ring: null, reasons: [] }] : [])],
    assumptions: done.rings.flatMap((_, ring) => assumed(wishes.rings[ring] ?? [], ring)),
  };
}

const priceClause = ({ price }: Wishes): number => price?.clause ?? 0;

/** Designs within the budget that are looked at for one that still has everything. */
const WANTED = 12;

/** The design itself where it costs no more than is said, else the nearest that does and keeps every wish; null where none does. */
async function cheaperDesign(
  design: Design,
  wishes: Wishes,
  { alloys, pause }: WordsMeans,
  { price, most }: WordsBudget,
): Promise<Design | null> {
  if (wishes.price === null || most === null) return design;
  const gross = price(design)?.gross ?? Infinity;
  if (gross <= most) return design;
  const met = (made: Design): readonly (readonly Wish[])[] =>
    made.rings.map((ring, at) => (wishes.rings[at] ?? []).filter((wish) => meetsWish(ring, wish, alloys)));
  const before = met(design).flat().length;
  const found = await findWithinBudget(
    { budget: most, candidates: [{ id: 'said', design, wanted: WANTED }], reference: null },
    alloys,
    (made) => (met(made).flat().length < before ? null : price(made)),
    pause,
  );
  return found?.[0]?.design ?? null;
}

const SAYS: Readonly<Record<AssumedField, (wish: Wish) => boolean>> = {
  metal: (wish) =>
    isConcept(
      wish,
      /-gold$|^(alloy-|fineness-)|^(gold|platinum|palladium|silver|titanium|tantalum|zirconium|steel|carbon|mokume)$/u,
    ),
  finish: (wish) => isConcept(wish, /^(finish-|matt$|contrast$|hammered$)/u),
  profile: (wish) => isConcept(wish, /^(profile-|comfort-fit$)/u),
  width: (wish) => wish.kind === 'measure' && wish.of === 'width' && wish.from === wish.to,
  height: (wish) => wish.kind === 'measure' && wish.of === 'height' && wish.from === wish.to,
  size: (wish) => wish.kind === 'size',
  stones: (wish) => wish.kind === 'measure' && (wish.of === 'carat' || wish.of === 'stone'),
  engraving: (wish) => wish.kind === 'engraving' && wish.text !== null,
};
const isConcept = (wish: Wish, pattern: RegExp): boolean =>
  wish.kind === 'concept' && wish.concepts.some((concept) => pattern.test(concept));

/** Stones and engravings are assumed where they are said without their size or their words. */
function assumed(wishes: readonly Wish[], ring: number): readonly Assumption[] {
  return ASSUMED_FIELDS.filter((field) => {
    if (wishes.some(SAYS[field])) return false;
    if (field === 'stones') return wantsStones(wishes);
    return field !== 'engraving' || wishes.some(({ kind }) => kind === 'engraving');
  }).map((field) => ({ field, ring }));
}
