import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { tokensOf } from '../text/tokens.ts';
import { conceptWords } from '../words/concept-words.ts';
import { COMMON_WORDS, GRAMMAR_WORDS, type Role } from '../words/grammar-words.ts';
import { stem } from './stem.ts';
import { NearWords } from './near-words.ts';
import { SortedWords } from './sorted-words.ts';

/** What a phrase means: its parts in a sentence, concepts of the catalogue, a word of a model's name. */
export interface Entry {
  readonly roles: ReadonlySet<Role>;
  /** The likeliest first. */
  readonly concepts: readonly string[];
  readonly isName: boolean;
}

const RUN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface Draft {
  readonly roles: Set<Role>;
  readonly concepts: string[];
}

/** Key of a phrase: its words without spaces and hyphens, so that `rose gold` is `rosegold`. */
const partsOf = (phrase: string): readonly string[] =>
  tokensOf(phrase)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ key }) => key);

/** `Größe` is typed `Groesse`, too. */
const UMLAUTS = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
] as const;
function spellings(phrase: string): readonly string[] {
  const spelled = UMLAUTS.reduce((text, [from, to]) => text.replaceAll(from, to), phrase.toLowerCase());
  return spelled === phrase.toLowerCase() ? [phrase] : [phrase, spelled];
}

/** Phrases of the catalogue and of plain speech in six languages; the same for every collection in the same alloys. */
class BaseWords {
  readonly exact = new Map<string, Draft>();
  readonly stemmed = new Map<string, Draft>();
  /** Most characters of a phrase in a script without spaces. */
  readonly longest: number;
  readonly longestRun: number;
  readonly nearConcepts: NearWords;
  readonly nearGrammar: NearWords;
  readonly sorted: SortedWords;

  constructor(alloys: readonly CatalogueAlloy[]) {
    for (const table of [COMMON_WORDS, ...Object.values(GRAMMAR_WORDS)])
      for (const [role, phrases] of Object.entries(table))
        // Keys of the tables are roles: their type says so.
        for (const phrase of phrases) this.#put(phrase, isInflected(role), (draft) => draft.roles.add(role as Role));
    for (const [concept, phrases] of conceptWords(alloys))
      for (const phrase of phrases)
        this.#put(phrase, true, (draft) => draft.concepts.includes(concept) || draft.concepts.push(concept));
    const keys = [...this.exact.keys()];
    this.longest = Math.max(...keys.map((key) => key.length));
    this.longestRun = Math.max(...keys.filter((key) => RUN.test(key)).map((key) => key.length));
    const hasConcepts = (key: string): boolean => (this.exact.get(key)?.concepts.length ?? 0) > 0;
    this.nearConcepts = new NearWords(keys.filter(hasConcepts));
    // A word is never taken for one that turns its neighbour into the opposite.
    this.nearGrammar = new NearWords(keys.filter((key) => !hasConcepts(key) && !this.#turns(key)));
    this.sorted = new SortedWords(keys.filter(hasConcepts));
  }

  #turns(key: string): boolean {
    const roles = this.exact.get(key)?.roles;
    return roles?.has('negation') === true || roles?.has('negation-after') === true;
  }

  #put(phrase: string, isInflected: boolean, write: (draft: Draft) => unknown): void {
    for (const spelling of spellings(phrase)) {
      const parts = partsOf(spelling);
      // A sign (`€`) stands for itself.
      const whole = parts.length === 0 ? spelling.normalize('NFKC').trim() : parts.join('');
      write(draftOf(this.exact, whole));
      if (parts.length > 0 && isInflected) write(draftOf(this.stemmed, parts.map(stem).join('')));
    }
  }
}

/** Words of grammar are listed in all their forms; what a person and an engraving are called takes endings. */
const isInflected = (role: string): boolean => role.startsWith('person-') || role === 'engraving';

function draftOf(map: Map<string, Draft>, key: string): Draft {
  let draft = map.get(key);
  if (draft === undefined) {
    draft = { roles: new Set(), concepts: [] };
    map.set(key, draft);
  }
  return draft;
}

const made = new WeakMap<readonly CatalogueAlloy[], BaseWords>();
function baseWords(alloys: readonly CatalogueAlloy[]): BaseWords {
  const words = made.get(alloys) ?? new BaseWords(alloys);
  made.set(alloys, words);
  return words;
}

const NO_ROLES: ReadonlySet<Role> = new Set();
/** The shortest beginning that is taken for its word. */
const BEGINNING = 3;
/** Concepts that one beginning may stand for. */
const CONCEPTS_OF_BEGINNING = 12;

/** A known word in place of a mistyped one. */
export interface KnownWord {
  readonly word: string;
  readonly errors: number;
  readonly entry: Entry;
}

/** All words that a collection is asked for by. */
export class Lexicon {
  readonly #base: BaseWords;
  readonly #names: ReadonlySet<string>;
  readonly #nearNames: NearWords;
  readonly #sortedNames: SortedWords;
  /** Most characters of a phrase or a name's word. */
  readonly longest: number;
  /** The same of those that hold characters of a script without spaces. */
  readonly longestRun: number;

  /** `names`: names and own words of the models, in every language; `alloys`: those that the house knows. */
  constructor(names: Iterable<string>, alloys: readonly CatalogueAlloy[]) {
    this.#base = baseWords(alloys);
    const words = new Set<string>();
    for (const name of names) for (const word of nameWords(name)) words.add(word);
    this.#names = words;
    this.#nearNames = new NearWords(words);
    this.#sortedNames = new SortedWords(words);
    this.longest = [...words].reduce((most, word) => Math.max(most, word.length), this.#base.longest);
    this.longestRun = [...words].reduce(
      (most, word) => (RUN.test(word) ? Math.max(most, word.length) : most),
      this.#base.longestRun,
    );
  }

  /** The same of a piece of a run, which has no endings. */
  ofRun(key: string): Entry | null {
    const draft = this.#base.exact.get(key);
    const isName = this.#names.has(key);
    if (draft !== undefined) return { ...draft, isName };
    return isName ? { roles: NO_ROLES, concepts: [], isName } : null;
  }

  /** Meaning of neighbouring parts taken together: as written, else with their endings cut; null for what is no phrase. */
  of(parts: readonly string[]): Entry | null {
    const key = parts.join('');
    const isName = this.#names.has(key);
    const draft = this.#base.exact.get(key) ?? this.#base.stemmed.get(parts.map(stem).join(''));
    if (draft !== undefined) return { ...draft, isName };
    return isName ? { roles: NO_ROLES, concepts: [], isName } : null;
  }

  /** The known word that a mistyped one is nearest to: a word of the trade before a name, a name before a word of grammar. */
  near(typed: string): KnownWord | null {
    const found = [this.#base.nearConcepts, this.#nearNames, this.#base.nearGrammar].flatMap(
      (words) => words.find(typed) ?? [],
    );
    // Sorting is stable: the order of the three decides among equals.
    const [best] = found.toSorted((a, b) => a.errors - b.errors || Number(b.isSlip) - Number(a.isSlip));
    const entry = best === undefined ? null : this.of([best.word]);
    return best === undefined || entry === null ? null : { word: best.word, errors: best.errors, entry };
  }

  /** What words that begin so mean; null where none does. */
  beginning(typed: string): Entry | null {
    if (typed.length < BEGINNING) return null;
    const keys = this.#base.sorted.from(typed);
    const concepts = new Set(keys.flatMap((key) => this.#base.exact.get(key)?.concepts.slice(0, 1) ?? []));
    const isName = this.#sortedNames.from(typed).length > 0;
    if (concepts.size === 0 && !isName) return null;
    return { roles: NO_ROLES, concepts: [...concepts].slice(0, CONCEPTS_OF_BEGINNING), isName };
  }
}

/** Words of a name: of an alphabet each, of a script without spaces each run. */
export function nameWords(name: string): readonly string[] {
  const words: string[] = [];
  let isRun = false;
  for (const { kind, key, isJoined } of tokensOf(name)) {
    if (kind === 'character' && isRun && isJoined) words[words.length - 1] += key;
    else if (kind !== 'sign') words.push(key);
    isRun = kind === 'character';
  }
  return words;
}
