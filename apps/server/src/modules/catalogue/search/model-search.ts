import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { conceptsOf, conceptWords, measuresOf, type ModelMeasures } from '@ringwerk/catalogue/search';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import type { StoneOption } from '@ringwerk/contract';
import { searchTerms } from '../search-terms.ts';
import { TextIndex, type IndexedField, type Postings } from '../text-index.ts';
import type { ArticleClause, NumberClause } from './read-numbers.ts';
import { readQuestion, type Clause, type PhraseClause } from './read-question.ts';
import { Vocabulary } from './vocabulary.ts';

const ARTICLE_WEIGHT = 100;
const NAME_WEIGHT = 10;
const CONCEPT_WEIGHT = 1;
/** A number counts more than a trait, so that among rings with the same traits the nearest comes first. */
const NUMBER_WEIGHT = 4;
/** How far a number may be off: mm of widths, heights and stones, and the share of a carat weight. */
const TOLERANCE = { width: 0.5, height: 0.2, stone: 0.2, carat: 0.25 } as const;

export interface SearchOutcome {
  /** Score by set id. */
  readonly scores: ReadonlyMap<number, number>;
  /** Words that neither the catalogue nor a ring knows, as they were typed but folded. */
  readonly unknownWords: readonly string[];
  /** No ring has everything that was understood: these come nearest. */
  readonly isPartial: boolean;
  /** The form that the words ask for. */
  readonly stones: StoneOption | null;
}

/** A model with the house's own words for it. */
export interface SearchedModel extends CatalogueModel {
  readonly words?: readonly string[];
}

interface Entry {
  readonly model: SearchedModel;
  readonly measures: ModelMeasures;
}

/** What one clause found. `isNear`: nothing fits, but this comes closest. */
interface Finding {
  readonly postings: Postings;
  readonly isNear?: boolean;
}

/** Understands a question in the words of the catalogue and finds its rings; built once, it never changes. */
export class ModelSearch {
  readonly #entries: readonly Entry[];
  readonly #names: TextIndex;
  readonly #conceptIndex: TextIndex;
  readonly #conceptKeys: readonly string[];
  readonly #byConcept = new Map<string, number[]>();
  readonly #bySetId: ReadonlyMap<number, number>;
  readonly #vocabulary: Vocabulary;

  /** `alloys`: those that the house knows. */
  constructor(models: readonly SearchedModel[], alloys: readonly CatalogueAlloy[]) {
    const words = conceptWords(alloys);
    this.#conceptKeys = [...words.keys()];
    this.#entries = models.map((model) => ({ model, measures: measuresOf(model) }));
    this.#names = new TextIndex(models.map(nameFields));
    this.#conceptIndex = new TextIndex(
      this.#conceptKeys.map((key) => [{ weight: CONCEPT_WEIGHT, texts: words.get(key) ?? [] }]),
    );
    this.#bySetId = new Map(models.map(({ setId }, index) => [setId, index]));
    models.forEach((model, index) => {
      for (const concept of conceptsOf(model, alloys)) {
        const known = this.#byConcept.get(concept);
        if (known === undefined) this.#byConcept.set(concept, [index]);
        else known.push(index);
      }
    });
    const ownWords = models.flatMap(({ names, words: own = [] }) => [...Object.values(names), ...own].flatMap(wordsOf));
    this.#vocabulary = new Vocabulary([...new Set(ownWords)], words);
  }

  /** Null when the question asks for nothing: no letter or digit, or stop words alone. */
  find(question: string): SearchOutcome | null {
    const clauses = readQuestion(question, this.#vocabulary, (setId) => this.#bySetId.has(setId));
    if (clauses.length === 0) return null;
    const unknownWords: string[] = [];
    const findings: Finding[] = [];
    for (const clause of clauses) {
      const finding = this.#find(clause);
      if (finding === null) unknownWords.push(wordOf(clause));
      else findings.push(finding);
    }
    const { scores, isPartial } = this.#rank(findings);
    return { scores, isPartial, unknownWords, stones: stonesOf(clauses) };
  }

  /** Null where nothing knows the word. */
  #find(clause: Clause): Finding | null {
    switch (clause.kind) {
      case 'article':
        return this.#findArticle(clause);
      case 'number':
        return this.#findNumber(clause);
      case 'phrase':
        return this.#findPhrase(clause);
      case 'word':
        return this.#findWord(clause.text);
    }
  }

  /** The article itself, and those whose numbers begin so. */
  #findArticle({ setId, text }: ArticleClause): Finding | null {
    const postings = new Map<number, number>(this.#names.find(text) ?? []);
    const index = this.#bySetId.get(setId);
    if (index !== undefined) raiseOne(postings, index, ARTICLE_WEIGHT);
    return postings.size === 0 ? null : { postings };
  }

  #findPhrase({ text, concepts, isNegated }: PhraseClause): Finding {
    if (isNegated && concepts.some(isOfStones)) return { postings: this.#withoutStones() };
    const postings = new Map<number, number>();
    for (const concept of concepts) {
      if (concept === 'no-stones') raise(postings, this.#withoutStones(), 1);
      // A word of two concepts (`solitaire`: one stone, and an engagement ring) finds those with both first.
      for (const index of this.#byConcept.get(concept) ?? []) {
        postings.set(index, (postings.get(index) ?? 0) + CONCEPT_WEIGHT);
      }
    }
    if (isNegated) return { postings: this.#all((index) => (postings.has(index) ? 0 : CONCEPT_WEIGHT)) };
    raise(postings, this.#names.exact(text), 1);
    return { postings };
  }

  /** Every ring can be made without stones; those that are designed so come first. */
  #withoutStones(): Postings {
    return this.#all((_, { model }) => (model.with === null ? CONCEPT_WEIGHT * 2 : CONCEPT_WEIGHT));
  }

  #all(scoreOf: (index: number, entry: Entry) => number): Postings {
    const postings = new Map<number, number>();
    this.#entries.forEach((entry, index) => {
      const score = scoreOf(index, entry);
      if (score > 0) postings.set(index, score);
    });
    return postings;
  }

  #findWord(text: string): Finding | null {
    const postings = new Map<number, number>(this.#names.find(text) ?? []);
    const concepts = this.#conceptIndex.find(text) ?? new Map<number, number>();
    for (const [concept, quality] of concepts) {
      const key = this.#conceptKeys[concept] ?? '';
      for (const index of this.#byConcept.get(key) ?? []) raiseOne(postings, index, quality);
    }
    return postings.size === 0 && concepts.size === 0 ? null : { postings };
  }

  /** Rings within the tolerance, nearest first; where there is none, the nearest of all. */
  #findNumber({ of, from, to }: NumberClause): Finding {
    const distances = this.#entries.map(({ measures }) =>
      Math.min(...measures[of].map((value) => Math.max(from - value, value - to, 0))),
    );
    const tolerance = of === 'carat' ? Math.max(0.005, from * TOLERANCE.carat) : TOLERANCE[of];
    const nearest = Math.min(...distances);
    if (of === 'width' && nearest > tolerance) {
      // No band is so narrow: a millimetre figure of that kind is a stone's.
      const stones = this.#findNumber({ kind: 'number', of: 'stone', from, to });
      if (stones.isNear !== true) return stones;
    }
    const isNear = nearest > tolerance + 1e-9;
    const reach = isNear ? nearest : tolerance;
    const postings = this.#all((index) => {
      const distance = distances[index] ?? Infinity;
      return distance > reach + 1e-9 ? 0 : NUMBER_WEIGHT * (1 - (0.75 * distance) / Math.max(reach, 1e-9));
    });
    return { postings, isNear };
  }

  /** Rings that match everything; where none does, those that match the most, down to half of the words. */
  #rank(findings: readonly Finding[]): Pick<SearchOutcome, 'scores' | 'isPartial'> {
    const hits = new Map<number, { count: number; score: number }>();
    for (const { postings } of findings) {
      for (const [index, score] of postings) {
        const before = hits.get(index) ?? { count: 0, score: 0 };
        hits.set(index, { count: before.count + 1, score: before.score + score });
      }
    }
    const complete = [...hits].filter(([, { count }]) => count === findings.length);
    const isComplete = complete.length > 0;
    const kept = isComplete ? complete : [...hits].filter(([, { count }]) => count * 2 >= findings.length);
    const scores = new Map<number, number>();
    for (const [index, { count, score }] of kept) {
      const setId = this.#entries[index]?.model.setId;
      // A word more outweighs every score.
      if (setId !== undefined) scores.set(setId, score + count * ARTICLE_WEIGHT * 10);
    }
    const isPartial = kept.length > 0 && (!isComplete || findings.some(({ isNear }) => isNear === true));
    return { scores, isPartial };
  }
}

const isOfStones = (concept: string): boolean =>
  concept === 'diamond' || concept === 'with-stones' || /^(stone|cut)-/.test(concept);

/** `ohne Stein` asks for the form without, a stone of any kind for the form with. */
function stonesOf(clauses: readonly Clause[]): StoneOption | null {
  const phrases = clauses.filter((clause) => clause.kind === 'phrase');
  const isWithout = ({ concepts, isNegated }: PhraseClause): boolean =>
    isNegated ? concepts.some(isOfStones) : concepts.includes('no-stones');
  if (phrases.some(isWithout)) return 'without';
  return phrases.some(({ concepts, isNegated }) => !isNegated && concepts.includes('with-stones')) ? 'with' : null;
}

function wordOf(clause: Clause): string {
  return clause.kind === 'number' ? String(clause.from) : clause.text;
}

const wordsOf = (name: string): readonly string[] => {
  const { words, runs } = searchTerms(name);
  return [...words, ...runs];
};

function raiseOne(into: Map<number, number>, index: number, score: number): void {
  into.set(index, Math.max(into.get(index) ?? 0, score));
}
function raise(into: Map<number, number>, postings: Postings, quality: number): void {
  for (const [index, score] of postings) raiseOne(into, index, score * quality);
}

function nameFields({ articleNumber, setId, names, words = [] }: SearchedModel): readonly IndexedField[] {
  const compact = articleNumber.replaceAll('-', '');
  const parts = articleNumber.split('-');
  return [
    // Beginnings and parts of `RW-09-014`: RW09, 09014, 9014, 014.
    { weight: ARTICLE_WEIGHT, texts: [articleNumber, compact, parts.slice(1).join(''), String(setId)] },
    { weight: NAME_WEIGHT, texts: Object.values(names) },
    ...(words.length === 0 ? [] : [{ weight: CONCEPT_WEIGHT, texts: words }]),
  ];
}
