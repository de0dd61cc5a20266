import { ALLOYS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lexicon } from '../src/lexicon/lexicon.ts';
import { readQuery } from '../src/read-query.ts';

const lexicon = new Lexicon(
  MODELS.flatMap(({ names }) => Object.values(names)),
  ALLOYS,
);
/** Of one question, ms. */
const LONGEST_MS = 100;

const TEXTS: Readonly<Record<string, string>> = {
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand different words': Array.from({ length: 2_000 }, (_, at) => `w${at.toString(36)}x`).join(' '),
  'ten thousand kana': 'プラチア'.repeat(2_500),
  'ten thousand syllables': '로즈꼴드'.repeat(2_500),
  'numbers alone': '9-14 4,5 '.repeat(1_100),
  emoji: '💍👩‍❤️‍👨'.repeat(500),
  SQL: `'; drop table models; -- " or 1=1 /* */ `.repeat(50),
  'a pattern': '(a+)+$'.repeat(300),
  'right to left': '\u202Ering \u2066חתונה\u2069 زفاف \u200F'.repeat(200),
  'marks on marks': `e${'\u0301'.repeat(2_000)}`,
  'halves of characters': '\uD800\uDC00\uD800'.repeat(1_000),
};

describe('no question keeps the process busy', () => {
  test.each(Object.entries(TEXTS))('%s', (_, text) => {
    const { unknownWords, clauses } = readQuery(text, lexicon);
    // The first call reads and compiles code.
    expect(() => readQuery(text, lexicon)).toTakeLessThan(LONGEST_MS);
    for (const { span } of [...clauses, ...unknownWords]) {
      expect(span.from).toBeGreaterThanOrEqual(0);
      expect(span.to).toBeLessThanOrEqual(text.normalize('NFC').length);
      expect(span.from).toBeLessThanOrEqual(span.to);
    }
  });
});

test.each(['', ' ', '\u200B', '!?', ' – '])('%j asks for nothing', (text) => {
  expect(readQuery(text, lexicon)).toMatchObject({ clauses: [], unknownWords: [] });
});

test('any text is read, and what is taken out of it by its span asks for one thing less', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const query = readQuery(text, lexicon);
      for (const { span, word } of query.unknownWords) expect(query.text.slice(span.from, span.to)).toBe(word);
    }),
    { seed: 7, numRuns: 400 },
  );
  const text = 'Roségold matt 4 mm mit Brillant';
  for (const { span } of readQuery(text, lexicon).clauses) {
    const less = readQuery(text.slice(0, span.from) + text.slice(span.to), lexicon);
    expect(less.clauses).toHaveLength(3);
  }
});
