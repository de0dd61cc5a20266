import { describe, expect, it } from 'vitest';
import { CATALOGUE_LANGUAGES } from '../localised.ts';
import { MODELS } from '../models/models.ts';
import { TRAITS } from '../models/traits.ts';
import { ALLOYS } from '../alloys.ts';
import { conceptWords } from './concept-words.ts';
import { NEGATIONS, STOP_WORDS } from './grammar-words.ts';
import { conceptsOf, measuresOf } from './model-concepts.ts';
import { SYNONYMS } from './synonyms.ts';

const used = new Set(MODELS.flatMap((model) => conceptsOf(model, ALLOYS)));

describe('the words that rings are asked for by', () => {
  it('every concept of a model has words', () => {
    const words = conceptWords(ALLOYS);
    // An alloy of the release is asked for by its colour and its fineness.
    const silent = [...used].filter((concept) => !words.has(concept) && !concept.startsWith('alloy-'));
    expect(silent.filter((concept) => !['role-single', 'kind-pair'].includes(concept))).toEqual([]);
  });

  it('every synonym names a concept that some ring has, or one of the tables that no ring of today uses', () => {
    for (const language of CATALOGUE_LANGUAGES) {
      const unknown = Object.keys(SYNONYMS[language]).filter((concept) => !used.has(concept) && !(concept in TRAITS));
      expect(unknown, language).toEqual([]);
    }
  });

  it('each language has words for kinds, metals, surfaces and stones', () => {
    const wanted = ['wedding-ring', 'kind-engagementring', 'kind-memoire', 'gold', 'rose-gold', 'matt', 'diamond'];
    for (const language of CATALOGUE_LANGUAGES) {
      for (const concept of wanted) expect(SYNONYMS[language][concept]?.length, `${language} ${concept}`).toBeTruthy();
    }
  });

  it('no word of grammar is the name of a ring', () => {
    const grammar = new Set([STOP_WORDS, NEGATIONS].flatMap((table) => Object.values(table).flat()));
    const names = MODELS.flatMap(({ names }) => Object.values(names).flatMap((name) => name.toLowerCase().split(' ')));
    expect(names.filter((word) => grammar.has(word))).toEqual([]);
  });
});

it('the measures of a model are those of its rings; a brilliant of 3 mm is a tenth of a carat', () => {
  const model = MODELS.find(({ setId }) => setId === 21_001);
  if (model === undefined) throw new Error('the model of this test is gone');
  const { width, height, stone, carat } = measuresOf(model);
  expect([width, height, stone]).toEqual([[4], [2.2], [3]]);
  expect(carat[0]).toBeCloseTo(0.1, 2);
});
