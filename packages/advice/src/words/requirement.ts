import type {
  Clause,
  ConceptClause,
  CountClause,
  EngravingClause,
  MeasureClause,
  PriceClause,
  SearchQuery,
  SizeClause,
} from '@ringwerk/search';

/** What is asked of a ring; `clause`: its place in the query. */
export type Requirement = (ConceptClause | MeasureClause | CountClause | SizeClause | EngravingClause) & {
  readonly clause: number;
};
export type ConceptRequirement = Extract<Requirement, { kind: 'concept' }>;
export type MeasureRequirement = Extract<Requirement, { kind: 'measure' }>;

/** What words ask for, ring by ring. */
export interface Requirements {
  /** One ring, or those of a first and a second person. */
  readonly rings: readonly (readonly Requirement[])[];
  /** The person of a single ring, where one was named. */
  readonly isPair: boolean;
  /** Kinds and categories: what the article is, from which the design is made. */
  readonly ofArticle: readonly ConceptRequirement[];
  readonly price: (PriceClause & { readonly clause: number }) | null;
  readonly article: number | null;
}

const SINGLE_KINDS = ['kind-engagementring', 'kind-memoire'];
/** Worn alone beside another ring. */
const ETERNITY = ['row-full', 'row-half', 'row-third'];
const STONES =
  /^(stone|cut|setting|quality|row)-|^(with-stones|diamond|sapphire|lab-grown|coloured-stone|prong|single-stone|several-stones)$/u;
const OF_ARTICLE = /^(category-|kind-)|^wedding-ring$/u;

/** A word that speaks of stones and of nothing else. */
export const isOfStones = (concepts: readonly string[]): boolean => concepts.some((concept) => STONES.test(concept));
const isOfArticle = (concepts: readonly string[]): boolean => concepts.every((concept) => OF_ARTICLE.test(concept));

/** What a ring of a category has, where the category is a property: "narrow rings" are narrow wherever they stand. */
const OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  'category-2': ['groove-milgrain', 'groove-bead'],
  'category-3': ['several-stones', 'row-half', 'row-full', 'row-third'],
  'category-4': ['carbon'],
  'category-5': ['mokume'],
  'category-6': ['narrow'],
  'category-10': ['single-stone'],
  'category-11': ['no-stones'],
};
const withProperties = <Said extends Clause>(clause: Said): Said => {
  if (clause.kind !== 'concept' || !isOfArticle(clause.concepts)) return clause;
  // "schlicht" is said of classic rings with stones, too.
  const isProperty = clause.concepts.every((concept) => OF_CATEGORY[concept] !== undefined);
  const own = clause.concepts.flatMap((concept) => OF_CATEGORY[concept] ?? []);
  return !isProperty ? clause : { ...clause, concepts: [...own, ...clause.concepts] };
};

const asksForStones = (clause: Clause): boolean =>
  clause.kind === 'count' ||
  (clause.kind === 'measure' && (clause.of === 'stone' || clause.of === 'carat')) ||
  (clause.kind === 'concept' && !clause.isNegated && isOfStones(clause.concepts));

const isRequirement = (requirement: Clause & { readonly clause: number }): requirement is Requirement =>
  ['concept', 'measure', 'count', 'size', 'engraving'].includes(requirement.kind);

/** Two persons, or a kind that is worn by two. `isPairArticle`: of the nearest article, where the words leave it open. */
function isForTwo(clauses: readonly Clause[], isPairArticle: boolean): boolean {
  const named = new Set(clauses.flatMap(({ person }) => person ?? []));
  if (named.size > 0) return named.size === 2;
  const says = (wanted: readonly string[]): boolean =>
    clauses.some(
      (clause) => clause.kind === 'concept' && !clause.isNegated && wanted.includes(clause.concepts[0] ?? ''),
    );
  if (says(['wedding-ring', 'kind-pair', 'kind-zweiklang'])) return true;
  const mayBe = clauses.flatMap((clause) => (clause.kind === 'concept' && !clause.isNegated ? clause.concepts : []));
  return !says(ETERNITY) && !SINGLE_KINDS.some((kind) => mayBe.includes(kind)) && isPairArticle;
}

/** An eternity ring has stones all around and an engagement ring has one, as long as nothing else is said of them. */
function stonesOfKind(ofArticle: readonly ConceptRequirement[], said: readonly Requirement[]): readonly Requirement[] {
  if (wantsStones(said) && !said.every((requirement) => isOnlyMaterial(requirement))) return [];
  if (refusesStones(said)) return [];
  return ofArticle.flatMap((requirement): readonly Requirement[] => {
    const concepts = STONES_OF_KIND[requirement.concepts[0] ?? ''];
    return concepts === undefined ? [] : [{ ...requirement, concepts }];
  });
}
const STONES_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  'kind-memoire': ['row-full'],
  'kind-engagementring': ['single-stone'],
};
/** "with diamonds" says no more than what the stones are. */
const isOnlyMaterial = (requirement: Requirement): boolean =>
  !asksForStones(requirement) ||
  (requirement.kind === 'concept' &&
    !requirement.concepts.some((concept) => /^row-|^(single-stone|several-stones)$/u.test(concept)));

/** Whose ring each requirement is: said of nobody it is of both, but stones that nobody is named for are the first person's. */
export function requirementsOf({ clauses }: Pick<SearchQuery, 'clauses'>, isPairArticle: boolean): Requirements {
  const placed = clauses.map((clause, at) => ({ ...withProperties(clause), clause: at }));
  const isPair = isForTwo(clauses, isPairArticle);
  const article = placed.find((clause) => clause.kind === 'article');
  const ofArticle = placed.filter(
    (requirement): requirement is ConceptRequirement =>
      requirement.kind === 'concept' && isOfArticle(requirement.concepts) && !requirement.isNegated,
  );
  const said = placed
    .filter(isRequirement)
    .filter((requirement) => !(requirement.kind === 'concept' && isOfArticle(requirement.concepts)));
  const ofRings = [...said, ...stonesOfKind(ofArticle, said)];
  const rings = (isPair ? (['first', 'second'] as const) : [null]).map((person) =>
    ofRings.filter((requirement) =>
      person === null
        ? true
        : requirement.person === null
          ? person === 'first' || !asksForStones(requirement)
          : requirement.person === person,
    ),
  );
  return {
    rings,
    isPair,
    ofArticle,
    price: placed.find((clause) => clause.kind === 'price') ?? null,
    article: article?.kind === 'article' ? article.setId : null,
  };
}

/** Stones are asked for this ring. */
export const wantsStones = (requirements: readonly Requirement[]): boolean => requirements.some(asksForStones);

/** Stones are refused: "ohne Stein", and words of stones that are turned. */
export const refusesStones = (requirements: readonly Requirement[]): boolean =>
  requirements.some(
    (requirement) =>
      requirement.kind === 'concept' &&
      (requirement.isNegated ? isOfStones(requirement.concepts) : requirement.concepts.includes('no-stones')),
  );
