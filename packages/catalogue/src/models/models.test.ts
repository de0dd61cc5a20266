import type { Design, RingDesign } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { ALLOYS } from '../alloys.ts';
import { CATALOGUE_LANGUAGES } from '../localised.ts';
import { CATEGORIES } from '../pages.ts';
import type { CatalogueModel } from './catalogue-model.ts';
import { MODELS } from './models.ts';
import { laneBorders } from './recipe.ts';
import { TRAITS, traitsOf } from './traits.ts';

const inCategory = (id: number) => MODELS.filter(({ categories }) => categories.includes(id));
const shown = (model: CatalogueModel): Design => model.with ?? model.without;
const rings = (model: CatalogueModel): readonly RingDesign[] => shown(model).rings;
const numbers = (models: readonly CatalogueModel[]) => models.map(({ articleNumber }) => articleNumber);
const family = (alloy: string) => ALLOYS.find(({ id }) => id === alloy)?.family;
/** Article numbers of the models that break a promise; expected to be none. */
const breaking = (models: readonly CatalogueModel[], holds: (model: CatalogueModel) => boolean) =>
  numbers(models.filter((model) => !holds(model)));

describe('the collection', () => {
  it.each(CATEGORIES.map(({ id, slug }) => [id, slug] as const))(
    'has 20 articles of its own in category %i %s',
    (id) => {
      const own = MODELS.filter(({ setId }) => Math.floor(setId / 1000) === id);
      expect(own.length).toBeGreaterThanOrEqual(20);
      expect(breaking(own, (model) => model.kind === 'pair' && model.categories.includes(id))).toEqual([]);
    },
  );

  it.each(['engagementring', 'memoire', 'special', 'zweiklang'] as const)('has 24 articles of kind %s', (kind) => {
    expect(MODELS.filter((model) => model.kind === kind).length).toBeGreaterThanOrEqual(24);
  });

  it('numbers every article once, readably', () => {
    expect(new Set(numbers(MODELS)).size).toBe(MODELS.length);
    expect(new Set(MODELS.map(({ setId }) => setId)).size).toBe(MODELS.length);
    expect(
      breaking(MODELS, ({ articleNumber, setId }) => {
        const [, section, number] = /^RW-(\d\d)-(\d{3})$/.exec(articleNumber) ?? [];
        return Number(section) * 1000 + Number(number) === setId;
      }),
    ).toEqual([]);
  });

  it.each(CATALOGUE_LANGUAGES)('names every article, each differently, in %s', (language) => {
    const names = MODELS.map((model) => model.names[language]);
    expect(names.filter((name) => name.trim().split(' ').length < 2)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('uses known traits, categories and popularities', () => {
    const ids = new Set(CATEGORIES.map(({ id }) => id));
    const isTraited = (model: CatalogueModel): boolean =>
      traits(model).length > 3 && traits(model).every((trait) => trait in TRAITS);
    expect(breaking(MODELS, isTraited)).toEqual([]);
    expect(breaking(MODELS, ({ categories }) => categories.every((id) => ids.has(id)))).toEqual([]);
    expect(breaking(MODELS, ({ categories }) => new Set(categories).size === categories.length)).toEqual([]);
    expect(breaking(MODELS, ({ popularity }) => popularity > 0 && popularity <= 100)).toEqual([]);
    const empty = Object.entries(TRAITS).filter(([, names]) =>
      CATALOGUE_LANGUAGES.some((language) => !names[language]),
    );
    expect(empty).toEqual([]);
  });

  it('shows no design twice', () => {
    const seen = new Map<string, string>();
    const doubles = MODELS.flatMap((model) => {
      const key = JSON.stringify(shown(model));
      const first = seen.get(key);
      seen.set(key, model.articleNumber);
      return first ? [`${first} = ${model.articleNumber}`] : [];
    });
    expect(doubles).toEqual([]);
  });

  it('offers both stone options exactly where there are stones', () => {
    expect(breaking(MODELS, (model) => model.without.rings.every(({ stones }) => stones.length === 0))).toEqual([]);
    expect(
      breaking(MODELS, (model) => model.with === null || model.with.rings.some(({ stones }) => stones.length > 0)),
    ).toEqual([]);
  });

  it('is made of pairs in the categories and of single rings outside, except Zweiklang', () => {
    expect(
      breaking(MODELS, (model) => {
        const isPair = model.kind === 'pair' || model.kind === 'zweiklang';
        return (
          rings(model)
            .map(({ role }) => role)
            .join() === (isPair ? 'first,second' : 'single')
        );
      }),
    ).toEqual([]);
  });

  it('draws the first ring narrower than or as wide as the second', () => {
    expect(breaking(MODELS, (model) => (rings(model)[0]?.width ?? 99) <= (rings(model).at(-1)?.width ?? 0))).toEqual(
      [],
    );
  });
});

const traits = (model: CatalogueModel) => traitsOf(model.with ?? model.without, ALLOYS);
const hasMatt = (model: CatalogueModel) => traits(model).includes('matt');
const usesFamily = (name: string) => (model: CatalogueModel) =>
  rings(model).every(({ segments }) => segments.some(({ alloy }) => family(alloy) === name)) ||
  rings(model).some(({ segments }) => segments.every(({ alloy }) => family(alloy) === name));
const isOneColour = (model: CatalogueModel) => traits(model).includes('one-tone');
const stonesOf = (model: CatalogueModel) => rings(model).flatMap(({ stones }) => stones);
const hasSingleStone = (model: CatalogueModel) =>
  stonesOf(model).length === 1 && stonesOf(model).every(({ extent, count }) => extent === 'count' && count === 1);

const inRange = (model: CatalogueModel) => stonesOf(model).every(({ diameter }) => diameter >= 2.5 && diameter <= 6.5);
const lines = (ring: RingDesign) => laneBorders({ width: ring.width, lanes: ring.segments }).map((at) => at.toFixed(2));
const mirrored = (ring: RingDesign) =>
  laneBorders({ width: ring.width, lanes: ring.segments.toReversed() }).map((at) => at.toFixed(2));
const alloys = (ring: RingDesign) => [...new Set(ring.segments.map(({ alloy }) => alloy))].sort().join();

describe('a category is true to its name', () => {
  it.each<[number, (model: CatalogueModel) => boolean]>([
    [1, hasMatt],
    [2, (model) => rings(model).every(({ grooves }) => grooves.some(({ shape }) => shape === 'milgrain'))],
    [3, (model) => stonesOf(model).some(({ extent, count }) => extent !== 'count' || count >= 5)],
    [4, usesFamily('carbon')],
    [5, usesFamily('mokume')],
    [6, (model) => rings(model).every(({ width }) => width <= 3.5)],
    [7, ({ popularity }) => popularity >= 70],
    [8, (model) => !model.categories.includes(11)],
    [9, (model) => isOneColour(model) && stonesOf(model).every(({ extent }) => extent !== 'full')],
    [10, (model) => isOneColour(model) && hasSingleStone(model)],
    [11, (model) => isOneColour(model) && model.with === null],
    [
      12,
      (model) =>
        rings(model).some(
          ({ grooves, segments, edges }) => grooves.length > 0 || segments.length > 1 || edges.left !== null,
        ),
    ],
  ])('%i', (id, holds) => {
    expect(inCategory(id).length).toBeGreaterThanOrEqual(20);
    expect(breaking(inCategory(id), holds)).toEqual([]);
  });

  it('engagement rings carry one stone of 2.5 to 6.5 mm', () => {
    const engagement = MODELS.filter(({ kind }) => kind === 'engagementring');
    expect(breaking(engagement, (model) => hasSingleStone(model) && inRange(model))).toEqual([]);
  });

  it('memoire rings carry a third, half or full row', () => {
    const memoire = MODELS.filter(({ kind }) => kind === 'memoire');
    expect(breaking(memoire, (model) => stonesOf(model).some(({ extent }) => extent !== 'count'))).toEqual([]);
    for (const extent of ['third', 'half', 'full']) {
      expect(
        memoire.some((model) => traits(model).includes(`row-${extent}`)),
        extent,
      ).toBe(true);
    }
  });

  it('Zweiklang pairs share two alloys, the width and the place of the line, straight or mirrored', () => {
    const zweiklang = MODELS.filter(({ kind }) => kind === 'zweiklang');
    expect(
      breaking(zweiklang, (model) => {
        const [first, second] = rings(model);
        if (!first || !second) return false;
        const isContinued = [lines(second).join(), mirrored(second).join()].includes(lines(first).join());
        return (
          first.width === second.width && alloys(first) === alloys(second) && alloys(first).includes(',') && isContinued
        );
      }),
    ).toEqual([]);
  });
});
