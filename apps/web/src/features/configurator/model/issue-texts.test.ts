import { LANGUAGES, type Language } from '@ringwerk/contract';
import { ISSUE_CODES } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Texts>('../../../i18n/texts/*/{configurator,issues}.json', {
  eager: true,
  import: 'default',
});

function textsOf(language: Language, namespace: string): Texts {
  const texts = FILES[`../../../i18n/texts/${language}/${namespace}.json`];
  if (texts === undefined) throw new Error(`there is no ${namespace} in ${language}`);
  return texts;
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map((match) => match[1] ?? '').toSorted();

describe('texts of the configurator', () => {
  it.each(LANGUAGES)('tell every finding of the kernel in %s', (language) => {
    const texts = textsOf(language, 'issues');
    expect(Object.keys(texts).toSorted()).toEqual([...ISSUE_CODES].toSorted());
    for (const code of ISSUE_CODES) expect(texts[code]?.trim(), code).not.toBe('');
  });

  it.each(['issues', 'configurator'])('have the same keys and placeholders in all six languages: %s', (namespace) => {
    const english = textsOf('en', namespace);
    expect(Object.keys(english).length).toBeGreaterThan(40);
    for (const language of LANGUAGES) {
      const texts = textsOf(language, namespace);
      expect(Object.keys(texts).toSorted(), language).toEqual(Object.keys(english).toSorted());
      for (const [key, text] of Object.entries(texts)) {
        expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(english[key] ?? ''));
      }
    }
  });
});
