import { LANGUAGES, type Language } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';

// One word for one thing: what English calls by one label, on whichever page, every language calls by one.

const FILES = import.meta.glob<Record<string, string>>('./texts/*/*.json', { eager: true, import: 'default' });
const PLURAL = /_(zero|one|two|few|many)$/;
/** A label is short; sentences may differ with what stands around them. */
const LABEL_LENGTH = 40;

/** English labels that mean two things, which other languages tell apart. */
const HOMONYMS: Readonly<Record<string, string>> = {
  accepted: 'agrees with a noun',
  All: 'agrees with a noun',
  none: 'agrees with a noun',
  Arrangement: 'of stones; of rings on the stage',
  'Article number': 'a column; an order of sorting',
  Back: 'the side of a ring; one step back',
  Close: 'to shut; near',
  Colour: 'of metal; grade of a diamond',
  Company: 'a section of the dealer area; the name in a field',
  Compare: 'to lay beside others; to open the comparison',
  Design: 'a saved design; the panel to design in',
  Engraving: 'what is written; the step at the bench',
  Hold: 'the hold; to hold',
  Inside: 'the side of a band; where a line of text stands',
  'Log in': 'the page; the act',
  'More stones': 'further stones on the ring; further offers of the exchange',
  Messages: 'of the portal; of people',
  Note: 'to the manufactory; to oneself',
  Number: 'that names; that counts',
  Open: 'to open; undecided',
  Order: 'the order; to order',
  Planned: 'of an article; of a version',
  'Place the order': 'the heading of a dialog; its binding act',
  Remove: 'off a list; out of a design',
  Search: 'the page; the act',
  Seller: 'a role; who offers a stone',
  Setting: 'that holds a stone; the work at the bench',
  Shape: 'outline of a cut; form of a band',
  Side: 'a face of a ring; where the camera stands',
  Text: 'a document; an inscription',
  View: 'the camera; to look at',
};

interface Label {
  readonly namespace: string;
  readonly key: string;
}

const read = (language: Language, { namespace, key }: Label): string =>
  FILES[`./texts/${language}/${namespace}.json`]?.[key] ?? '';

/** Labels by their English text. */
function labelsByText(): ReadonlyMap<string, readonly Label[]> {
  const found = new Map<string, Label[]>();
  for (const [path, texts] of Object.entries(FILES)) {
    const namespace = /\/en\/(\w+)\.json$/.exec(path)?.[1];
    if (namespace === undefined) continue;
    for (const [key, text] of Object.entries(texts)) {
      if (text.length > LABEL_LENGTH || PLURAL.test(key)) continue;
      found.set(text, [...(found.get(text) ?? []), { namespace, key }]);
    }
  }
  return found;
}

const shared = [...labelsByText()].filter(([, labels]) => labels.length > 1);

describe.each(LANGUAGES)('in %s', (language) => {
  it('has one word for each thing', () => {
    const several = shared
      .filter(([text]) => !Object.hasOwn(HOMONYMS, text))
      .map(([text, labels]) => {
        const words = labels.map((label) => `${read(language, label)} (${label.namespace}:${label.key})`);
        return { text, words, count: new Set(labels.map((label) => read(language, label))).size };
      })
      .filter(({ count }) => count > 1)
      .map(({ text, words }) => `${text}: ${words.join(', ')}`);
    expect(several).toEqual([]);
  });

  it('names the configurator by its whole name', () => {
    const names = Object.entries(FILES)
      .filter(([path]) => path.startsWith(`./texts/${language}/`))
      .flatMap(([, texts]) => Object.values(texts));
    expect(names.filter((text) => /(onfigurat|コンフィギュレーター|컨피규레이터)\S* 2\.0/.test(text))).not.toEqual([]);
  });
});

it('looks at many labels, and lists no homonym that is none', () => {
  expect(shared.length).toBeGreaterThan(100);
  const texts = new Set(shared.map(([text]) => text));
  expect(Object.keys(HOMONYMS).filter((text) => !texts.has(text))).toEqual([]);
});
