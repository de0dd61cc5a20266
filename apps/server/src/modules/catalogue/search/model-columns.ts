import { setImmediate } from 'node:timers/promises';
import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import { conceptsOf, conceptsOfRing, Lexicon, measuresOf, nameWords, shownDesign } from '@ringwerk/search';
import type { RingDesign } from '@ringwerk/kernel';
import { addBit, noBits, type Bits } from './bits.ts';

/** A model with the house's own words for it. */
export interface SearchedModel extends CatalogueModel {
  readonly words?: readonly string[];
}

/** Whose ring a question means: of any of them, of the first or of the second person. */
export const RINGS = ['any', 'first', 'second'] as const;
export type Whose = (typeof RINGS)[number];

/** Figures of two rings a model; a single ring stands in both places. */
export interface RingFigures {
  readonly width: Float32Array;
  readonly height: Float32Array;
  /** Stones of rows that are counted; NaN where they are not. */
  readonly count: Float32Array;
  /** Where a ring's diameters and carats begin; one more than there are rings. */
  readonly stoneFrom: Uint32Array;
  readonly stone: Float32Array;
  readonly caratFrom: Uint32Array;
  readonly carat: Float32Array;
}

/** What a collection is searched by, in columns by the place of the model. Never changes after it was built. */
export interface ModelColumns {
  readonly size: number;
  readonly setIds: Int32Array;
  readonly bySetId: ReadonlyMap<number, number>;
  readonly concepts: ReadonlyMap<string, Readonly<Record<Whose, Bits>>>;
  /** Places by word. Most words have few, so that plain lists are smaller than typed ones. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** The names' words in order, for those with one beginning. */
  readonly nameWords: readonly string[];
  readonly figures: RingFigures;
  readonly lexicon: Lexicon;
}

/** Models between two looks at what else waits. */
const TURN_MODELS = 250;
const RINGS_OF_MODEL = 2;

class Growing {
  #values = new Float32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Float32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  get values(): Float32Array {
    return this.#values.slice(0, this.length);
  }
}

/** Builds the columns; others are served in between. `alloys`: those that the house knows. */
export async function modelColumns(
  models: readonly SearchedModel[],
  alloys: readonly CatalogueAlloy[],
): Promise<ModelColumns> {
  const builder = new Builder(models.length, alloys);
  for (const [place, model] of models.entries()) {
    if (place % TURN_MODELS === TURN_MODELS - 1) await setImmediate();
    builder.add(place, model);
  }
  return builder.columns(models);
}

class Builder {
  readonly #size: number;
  readonly #alloys: readonly CatalogueAlloy[];
  readonly #concepts = new Map<string, Record<Whose, Bits>>();
  readonly #names = new Map<string, number[]>();
  readonly #width: Float32Array;
  readonly #height: Float32Array;
  readonly #count: Float32Array;
  readonly #stoneFrom: Uint32Array;
  readonly #caratFrom: Uint32Array;
  readonly #stone = new Growing();
  readonly #carat = new Growing();

  constructor(size: number, alloys: readonly CatalogueAlloy[]) {
    this.#alloys = alloys;
    const rings = size * RINGS_OF_MODEL;
    this.#size = size;
    this.#width = new Float32Array(rings);
    this.#height = new Float32Array(rings);
    this.#count = new Float32Array(rings);
    this.#stoneFrom = new Uint32Array(rings + 1);
    this.#caratFrom = new Uint32Array(rings + 1);
  }

  add(place: number, model: SearchedModel): void {
    for (const concept of conceptsOf(model, this.#alloys)) this.#addConcept(concept, 'any', place);
    const design = shownDesign(model);
    // Kind and categories are of both rings.
    const ofModel = [`kind-${model.kind}`, ...model.categories.map((id) => `category-${id}`)];
    const [first, second = first] = design.rings;
    for (const [whose, ring] of [
      ['first', first],
      ['second', second],
    ] as const) {
      if (ring === undefined) continue;
      for (const concept of [...conceptsOfRing(ring, design, this.#alloys), ...ofModel])
        this.#addConcept(concept, whose, place);
      if (model.kind === 'pair' || model.kind === 'zweiklang') this.#addConcept('wedding-ring', whose, place);
    }
    this.#addFigures(place * RINGS_OF_MODEL, first);
    this.#addFigures(place * RINGS_OF_MODEL + 1, second);
    for (const text of [...Object.values(model.names), ...(model.words ?? [])])
      for (const word of nameWords(text)) this.#addName(word, place);
  }

  #addConcept(concept: string, whose: Whose, place: number): void {
    let sets = this.#concepts.get(concept);
    if (sets === undefined) {
      sets = { any: noBits(this.#size), first: noBits(this.#size), second: noBits(this.#size) };
      this.#concepts.set(concept, sets);
    }
    addBit(sets[whose], place);
  }

  #addName(word: string, place: number): void {
    const places = this.#names.get(word);
    if (places === undefined) this.#names.set(word, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }

  #addFigures(at: number, ring: RingDesign | undefined): void {
    const { width, height, stone, carat, count } =
      ring === undefined ? { width: NaN, height: NaN, stone: [], carat: [], count: null } : measuresOf(ring);
    this.#width[at] = width;
    this.#height[at] = height;
    this.#count[at] = count ?? NaN;
    for (const diameter of stone) this.#stone.push(diameter);
    for (const weight of carat) this.#carat.push(weight);
    this.#stoneFrom[at + 1] = this.#stone.length;
    this.#caratFrom[at + 1] = this.#carat.length;
  }

  columns(models: readonly SearchedModel[]): ModelColumns {
    return {
      size: this.#size,
      setIds: Int32Array.from(models, ({ setId }) => setId),
      bySetId: new Map(models.map(({ setId }, place) => [setId, place])),
      concepts: this.#concepts,
      names: this.#names,
      nameWords: [...this.#names.keys()].sort(),
      figures: {
        width: this.#width,
        height: this.#height,
        count: this.#count,
        stoneFrom: this.#stoneFrom,
        stone: this.#stone.values,
        caratFrom: this.#caratFrom,
        carat: this.#carat.values,
      },
      lexicon: new Lexicon(this.#names.keys(), this.#alloys),
    };
  }
}
