import { ALLOYS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { describe, expect, test } from 'vitest';
import { Lexicon } from '../src/lexicon/lexicon.ts';
import { readQuery } from '../src/read-query.ts';
import { QUESTIONS } from './questions/index.ts';
import { says } from './questions/label.ts';

const lexicon = new Lexicon(
  MODELS.flatMap(({ names }) => Object.values(names)),
  ALLOYS,
);
const articles = new Set(MODELS.map(({ setId }) => setId));
const read = (text: string) => readQuery(text, lexicon, (setId) => articles.has(setId));

test('the set holds as many questions as it promises', () => {
  const count = (set: string): number => QUESTIONS.filter((question) => question.set === set).length;
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(300);
  expect(count('typing-errors')).toBeGreaterThanOrEqual(100);
  expect(count('sentences')).toBeGreaterThanOrEqual(60);
  for (const language of ['de', 'en', 'nl', 'jp', 'kr', 'fr'])
    expect(QUESTIONS.filter((question) => question.language === language).length, language).toBeGreaterThanOrEqual(30);
});

describe.each(['plain', 'typing-errors', 'sentences'] as const)('questions of the set %s', (set) => {
  test.each(QUESTIONS.filter((question) => question.set === set).map((question) => [question.text, question] as const))(
    '%s',
    (text, { labels }) => {
      const { clauses, unknownWords } = read(text);
      const missed = labels
        .filter((label) => !clauses.some((clause) => says(clause, label)))
        .map((label) => label.text);
      const extra = clauses
        .filter((clause) => clause.kind !== 'person' && !labels.some((label) => says(clause, label)))
        .map((clause) => JSON.stringify(clause));
      expect({ missed, extra, unknown: unknownWords.map(({ word }) => word) }).toEqual({
        missed: [],
        extra: [],
        unknown: [],
      });
    },
  );
});
