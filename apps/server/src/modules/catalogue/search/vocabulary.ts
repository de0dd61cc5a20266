import { NEGATIONS, STOP_WORDS } from '@ringwerk/catalogue/search';
import { searchTerms } from '../search-terms.ts';

/** What a phrase means: nothing at all, the opposite of its neighbour, or concepts of the catalogue and words of names. */
export type Meaning =
  | { readonly kind: 'stop' }
  | { readonly kind: 'negation' }
  | { readonly kind: 'concepts'; readonly concepts: readonly string[] };

const STOP: Meaning = { kind: 'stop' };
const NEGATION: Meaning = { kind: 'negation' };

/** Endings of plurals and cases; a word of five letters and more may lack or carry one. */
const ENDINGS = ['en', 'er', 'es', 'em', 'e', 'n', 's', 'x'];
const STEM_FROM = 5;
const SHORTEST_STEM = 4;

function stem(word: string): string {
  if (word.length < STEM_FROM) return word;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Words of a phrase in the order of the text; spaces and hyphens vanish, so that `rose gold` is `rosegold`. */
const tokensOf = (text: string): readonly string[] => {
  const { words, runs } = searchTerms(text);
  return [...words, ...runs];
};

/** The phrases that the portal knows: of the catalogue in six languages, of names, and of plain speech. */
export class Vocabulary {
  readonly #exact = new Map<string, Meaning>();
  readonly #stemmed = new Map<string, Meaning>();
  /** Most characters of a phrase in a script without spaces. */
  readonly longestRun: number;

  /** `names`: words that only the text index knows what to do with. */
  constructor(names: readonly string[], conceptWords: ReadonlyMap<string, readonly string[]>) {
    for (const word of Object.values(STOP_WORDS).flat()) this.#put(word, STOP);
    for (const word of Object.values(NEGATIONS).flat()) this.#put(word, NEGATION);
    for (const name of names) this.#putConcepts(name, []);
    for (const [concept, phrases] of conceptWords) {
      for (const phrase of phrases) this.#putConcepts(phrase, [concept]);
    }
    this.longestRun = Math.max(...[...this.#exact.keys()].map((key) => key.length));
  }

  #put(phrase: string, meaning: Meaning): void {
    this.#exact.set(tokensOf(phrase).join(''), meaning);
  }

  #putConcepts(phrase: string, concepts: readonly string[]): void {
    const tokens = tokensOf(phrase);
    if (tokens.length === 0) return;
    add(this.#exact, tokens.join(''), concepts);
    add(this.#stemmed, tokens.map(stem).join(''), concepts);
  }

  /** Meaning of neighbouring tokens taken together: as written, else with their endings cut. */
  of(tokens: readonly string[]): Meaning | null {
    return this.#exact.get(tokens.join('')) ?? this.#stemmed.get(tokens.map(stem).join('')) ?? null;
  }
}

/** A phrase may mean several concepts; a stop word stays one only where it means nothing else. */
function add(map: Map<string, Meaning>, key: string, concepts: readonly string[]): void {
  const known = map.get(key);
  const before = known?.kind === 'concepts' ? known.concepts : [];
  map.set(key, { kind: 'concepts', concepts: [...new Set([...before, ...concepts])] });
}
