import { MODELS } from '@ringwerk/catalogue/models';
import { LANGUAGES } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { houseModelOf } from '../../../test/house-models.ts';
import { ownName, ringName } from './ring-name.ts';

const [model] = MODELS;
if (model === undefined) throw new Error('the collection is empty');
const { names, setId, articleNumber } = model;
const models = { find: (wanted: number) => (wanted === setId ? houseModelOf(model) : null) };

test.each(LANGUAGES)('a name kept in %s is the article’s, for readers of every language', (language) => {
  expect(ringName(models, names[language], setId)).toEqual({ name: names.de, names, articleNumber });
  expect(ownName(models, names[language], setId)).toBe('');
});

test('no name at all is the article’s', () => {
  expect(ringName(models, '', setId).names).toEqual(names);
});

test('a name that the jeweller gave stays as it is', () => {
  expect(ringName(models, 'Anna & Paul', setId)).toEqual({ name: 'Anna & Paul', names: null, articleNumber });
  expect(ownName(models, 'Anna & Paul', setId)).toBe('Anna & Paul');
});

test('without an article a name is only a text', () => {
  expect(ringName(models, names.de, null)).toEqual({ name: names.de, names: null, articleNumber: null });
  expect(ownName(models, names.de, undefined)).toBe(names.de);
});
