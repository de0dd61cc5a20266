import { BCP47, ERROR_CODES, LANGUAGES, type Language } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<Record<string, string>>('./texts/*/*.json', { eager: true, import: 'default' });
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** French has a form for whole millions; `findText` reads the common form for it, and no count here goes that far. */
const NEEDLESS = 'many';

const namespaces = Object.keys(FILES)
  .filter((path) => path.startsWith('./texts/en/'))
  .map((path) => path.slice('./texts/en/'.length, -'.json'.length));

const read = (language: Language, namespace: string): Record<string, string> => ({
  ...FILES[`./texts/${language}/${namespace}.json`],
});

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const baseKey = (key: string): string => key.replace(PLURAL, '');
const baseKeys = (texts: Record<string, string>): string[] => [...new Set(Object.keys(texts).map(baseKey))].sort();
const isPlural = (texts: Record<string, string>, key: string): boolean => `${key}_other` in texts;

/** Plural forms that the language has and the texts lack. */
function pluralFindings(language: Language, texts: Record<string, string>, key: string): string[] {
  return new Intl.PluralRules(BCP47[language])
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== NEEDLESS && !(`${key}_${category}` in texts))
    .map((category) => `${key}_${category} is missing`);
}

/**
 * Placeholders of one text against those of its English sisters. A plural form may spell its number out ("one
 * ring"); every other text needs them all, and none may invent one.
 */
function placeholderFindings(key: string, text: string, allowed: ReadonlySet<string>): string[] {
  const used = new Set(placeholders(text));
  const unknown = [...used].filter((name) => !allowed.has(name)).map((name) => `${key} has an unknown ${name}`);
  const lacking = PLURAL.test(key) ? [] : [...allowed].filter((name) => !used.has(name));
  return [...unknown, ...lacking.map((name) => `${key} lacks ${name}`)];
}

/** Everything that is wrong with one language of one namespace, against English. */
function findings(language: Language, namespace: string): string[] {
  const english = read('en', namespace);
  const texts = read(language, namespace);
  const here = baseKeys(texts);
  const there = baseKeys(english);
  const missing = there.filter((key) => !here.includes(key)).map((key) => `${key} is missing`);
  const extra = here.filter((key) => !there.includes(key)).map((key) => `${key} is not in English`);
  const plurals = here.filter((key) => isPlural(english, key)).flatMap((key) => pluralFindings(language, texts, key));
  const filled = Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key} is empty`];
    const sisters = Object.keys(english).filter((other) => baseKey(other) === baseKey(key));
    const allowed = new Set(sisters.flatMap((other) => placeholders(english[other] ?? '')));
    return placeholderFindings(key, text, allowed);
  });
  return [...missing, ...extra, ...plurals, ...filled];
}

describe('the texts of the portal', () => {
  it('has namespaces to look at', () => {
    expect(namespaces.length).toBeGreaterThan(10);
    expect(Object.keys(read('en', 'shell')).length).toBeGreaterThan(30);
  });

  describe.each(namespaces)('%s', (namespace) => {
    it.each(LANGUAGES)('is complete in %s, with the same placeholders', (language) => {
      expect(findings(language, namespace)).toEqual([]);
    });
  });

  it('has a sentence for every code that the server sends', () => {
    const texts = read('en', 'errors');
    expect(ERROR_CODES.filter((code) => !(code in texts))).toEqual([]);
  });

  it('says the three messages of the specification word for word in English', () => {
    expect(read('en', 'errors')['session.wrong-credentials']).toBe('Access data is incorrect.');
    expect(read('en', 'shell')['session.unauthorised']).toBe('You are not authorised for this area.');
    expect(read('en', 'shell')['session.ended']).toBe('You are successfully logged out.');
  });

  it('would notice a key that a language forgot', () => {
    const german = read('de', 'shell');
    expect(baseKeys(german)).toContain('logout');
    delete german['logout'];
    expect(baseKeys(german)).not.toEqual(baseKeys(read('en', 'shell')));
  });
});
