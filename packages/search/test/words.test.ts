import { ALLOYS, CATALOGUE_LANGUAGES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { describe, expect, test } from 'vitest';
import { Lexicon } from '../src/lexicon/lexicon.ts';
import { readQuery } from '../src/read-query.ts';
import { tokensOf } from '../src/text/tokens.ts';
import { CONCEPT_NAMES, conceptWords } from '../src/words/concept-words.ts';
import { GRAMMAR_WORDS } from '../src/words/grammar-words.ts';
import { conceptsOf } from '../src/words/model-concepts.ts';
import { SYNONYMS } from '../src/words/synonyms.ts';

const lexicon = new Lexicon([], ALLOYS);

/** Concepts that a question by this word alone asks for, counted stones included. */
function conceptsAsked(word: string): readonly string[] {
  return readQuery(word, lexicon).clauses.flatMap((clause) => ('concepts' in clause ? clause.concepts : []));
}

describe.each([...CATALOGUE_LANGUAGES])('words of the trade in %s', (language) => {
  test.each(Object.entries(SYNONYMS[language]))('%s', (concept, words) => {
    const missed = words.filter((word) => !conceptsAsked(word).includes(concept));
    expect(missed).toEqual([]);
  });
  test.each([...CONCEPT_NAMES].map(([concept, names]) => [concept, names[language]] as const))(
    'the name of %s is understood: %s',
    (concept, name) => {
      expect(lexicon.of(partsOf(name))?.concepts ?? []).toContain(concept);
      expect(readQuery(name, lexicon).unknownWords).toEqual([]);
    },
  );
});

describe.each([...CATALOGUE_LANGUAGES])('words of plain speech in %s', (language) => {
  test.each(Object.entries(GRAMMAR_WORDS[language]))('%s', (role, words) => {
    const missed = words.filter((word) => ![...(lexicon.of(partsOf(word))?.roles ?? [])].some((own) => own === role));
    expect(missed).toEqual([]);
    const unknown = words.flatMap((word) =>
      // A unit without its number is said to be unknown.
      ['millimetre', 'centimetre', 'carat', 'tenth-carat'].includes(role) ? [] : readQuery(word, lexicon).unknownWords,
    );
    expect(unknown).toEqual([]);
  });
});

function partsOf(phrase: string): readonly string[] {
  const parts = tokensOf(phrase)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ key }) => key);
  return parts.length > 0 ? parts : [phrase.normalize('NFKC')];
}

test('every concept of a model has words and a name', () => {
  const words = conceptWords(ALLOYS);
  const used = new Set(MODELS.flatMap((model) => conceptsOf(model, ALLOYS)));
  // An alloy of the release is asked for by its colour and its fineness.
  const silent = [...used].filter(
    (concept) => !words.has(concept) && !concept.startsWith('role-') && !concept.startsWith('alloy-'),
  );
  expect(silent.filter((concept) => concept !== 'kind-pair')).toEqual([]);
});

test('no stop word is the name of a ring', () => {
  const stops = new Set(CATALOGUE_LANGUAGES.flatMap((language) => GRAMMAR_WORDS[language].stop ?? []));
  const names = MODELS.flatMap(({ names }) => Object.values(names).flatMap((name) => name.toLowerCase().split(' ')));
  expect(names.filter((word) => stops.has(word))).toEqual([]);
});
