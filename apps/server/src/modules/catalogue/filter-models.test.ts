import fc from 'fast-check';
import { ALLOYS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { expect, test } from 'vitest';
import { CHOICES, type ChoiceColumns } from './choice-columns.ts';
import { filterModels } from './filter-models.ts';
import type { Listed, ModelQuery } from './listed.ts';
import { addBit, noBits, placesOf, type Bits } from './search/bits.ts';
import { modelColumns } from './search/model-columns.ts';

const SIZE = 70;
const columns = await modelColumns(MODELS.slice(0, SIZE), ALLOYS);
const order = { places: new Uint32Array(SIZE), ranks: new Uint32Array(SIZE) };

/** A model as a person would write down what the filters ask of it. */
interface Written {
  readonly colours: readonly string[];
  readonly cuts: readonly string[];
  readonly hasStones: boolean;
  readonly carats: number;
  readonly gross: number;
  readonly isNew: boolean;
  readonly isSample: boolean;
  readonly isCandidate: boolean;
}
const some = (...values: readonly string[]) => fc.subarray([...values]);
const written = fc.record({
  colours: some('rose', 'white', 'yellow'),
  cuts: some('round', 'princess'),
  hasStones: fc.boolean(),
  carats: fc.nat(200).map((hundredths) => hundredths / 100),
  gross: fc.integer({ min: 50_000, max: 90_000 }),
  isNew: fc.boolean(),
  isSample: fc.boolean(),
  isCandidate: fc.boolean(),
});
const collection = fc.array(written, { minLength: SIZE, maxLength: SIZE });

function setOf(models: readonly Written[], holds: (model: Written) => boolean): Bits {
  const bits = noBits(SIZE);
  for (const [place, model] of models.entries()) if (holds(model)) addBit(bits, place);
  return bits;
}

function listedOf(models: readonly Written[]): Listed {
  const none = Object.fromEntries(CHOICES.map((id) => [id, new Map()])) as unknown as ChoiceColumns; // each of them
  const columnOf = (names: readonly string[], valuesOf: (model: Written) => readonly string[]) =>
    new Map(names.map((name) => [name, setOf(models, (model) => valuesOf(model).includes(name))]));
  const choices = {
    ...none,
    colour: columnOf(['rose', 'white', 'yellow'], ({ colours }) => colours),
    cut: columnOf(['round', 'princess'], ({ hasStones, cuts }) => (hasStones ? cuts : [])),
  };
  const gross = Uint32Array.from(models, (model) => model.gross);
  const all = { gross, models: setOf(models, () => true) };
  return {
    models: [],
    columns,
    list: { byArticle: order, byPopularity: order, choices, carats: Float32Array.from(models, (one) => one.carats) },
    prices: { with: { gross, models: setOf(models, ({ hasStones }) => hasStones) }, without: all, shown: all },
    shown: all.models,
    showcase: setOf(models, ({ isSample }) => isSample),
    newModels: setOf(models, ({ isNew }) => isNew),
    alike: null,
    minorPer: () => 100,
  };
}

const query = fc.record(
  {
    colour: fc.constantFrom('rose', 'white,yellow', 'nothing-of-this'),
    cut: fc.constantFrom('round', 'round,princess'),
    caratMin: fc.constantFrom(0, 0.5),
    caratMax: fc.constantFrom(1.5, 0.2),
    priceMin: fc.constantFrom(60_000, 70_000),
    priceMax: fc.constantFrom(80_000, 65_000),
    isNew: fc.constant('1' as const),
    showcase: fc.constant('1' as const),
  },
  { requiredKeys: [] },
);

type Asked = Pick<
  ModelQuery,
  'colour' | 'cut' | 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax' | 'isNew' | 'showcase'
>;
/** Whether a model passes each of the filters, read from the record itself. */
const PASSES: Readonly<Record<string, (model: Written, asked: Asked, isWith: boolean) => boolean>> = {
  colour: ({ colours }, { colour }) => colour === undefined || colour.split(',').some((one) => colours.includes(one)),
  cut: ({ hasStones, cuts }, { cut }, isWith) =>
    cut === undefined || (isWith && hasStones && cut.split(',').some((one) => cuts.includes(one))),
  carat: ({ hasStones, carats }, { caratMin, caratMax }, isWith) =>
    (caratMin === undefined && caratMax === undefined) ||
    (isWith && hasStones && carats >= (caratMin ?? 0) && carats <= (caratMax ?? Infinity)),
  price: ({ gross }, { priceMin, priceMax }) => gross >= (priceMin ?? 0) && gross <= (priceMax ?? Infinity),
  isNew: (model, { isNew }) => isNew === undefined || model.isNew,
  showcase: (model, { showcase }) => showcase === undefined || model.isSample,
};

test.each(['shown', 'without'] as const)(
  'every count is what the records say, beside all other filters: form %s',
  (form) => {
    fc.assert(
      fc.property(collection, query, (models, asked: Asked) => {
        const isWith = form !== 'without';
        const beside = (but: string | null): readonly Written[] =>
          models.filter(
            (model) =>
              model.isCandidate &&
              Object.entries(PASSES).every(([id, passes]) => id === but || passes(model, asked, isWith)),
          );
        const candidates = setOf(models, ({ isCandidate }) => isCandidate);
        const { found, facets } = filterModels(listedOf(models), asked, candidates, form);
        expect(Array.from(found.places, (place) => models[place])).toEqual(beside(null));
        expect(Array.from(found.places)).toEqual(Array.from(placesOf(found.models)));
        const counts = (of: readonly Written[], valuesOf: (model: Written) => readonly string[], names: string[]) =>
          Object.fromEntries(
            names.flatMap((name) => {
              const count = of.filter((model) => valuesOf(model).includes(name)).length;
              return count === 0 ? [] : [[name, count]];
            }),
          );
        const stones = (filter: string) => beside(filter).filter(({ hasStones }) => isWith && hasStones);
        expect(facets.choices.colour).toEqual(
          counts(beside('colour'), (one) => one.colours, ['rose', 'white', 'yellow']),
        );
        expect(facets.choices.cut).toEqual(counts(stones('cut'), (one) => one.cuts, ['round', 'princess']));
        const sum = (bins: readonly number[]) => bins.reduce((all, one) => all + one, 0);
        expect(sum(facets.ranges.carat.bins)).toBe(stones('carat').length);
        expect(sum(facets.ranges.price.bins)).toBe(beside('price').length);
        expect(facets.ranges.price.max).toBe(Math.max(0, ...beside('price').map(({ gross }) => gross)));
        expect(facets.isNew).toBe(beside('isNew').filter(({ isNew }) => isNew).length);
        expect(facets.showcase).toBe(beside('showcase').filter(({ isSample }) => isSample).length);
      }),
      { seed: 23, numRuns: 150 },
    );
  },
);
