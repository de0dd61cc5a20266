import { readFileSync } from 'node:fs';
import type { Language } from '@ringwerk/contract';

/** The page's own text of `key`, e.g. `text('kr', 'shell', 'logout')`: journeys find controls by the words that people read. */
export function text(
  language: Language,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const file = new URL(`../apps/web/src/i18n/texts/${language}/${namespace}.json`, import.meta.url);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8')); // flat key → text
  const found = texts[key];
  if (found === undefined) throw new Error(`no text ${namespace}:${key} in ${language}`);
  return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

const ANY = 'ANY';
const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The same text with whatever stands in the place of its values, whole. */
export function textPattern(language: Language, namespace: string, key: string, names: readonly string[]): RegExp {
  const words = text(language, namespace, key, Object.fromEntries(names.map((name) => [name, ANY])));
  return new RegExp(`^${escaped(words).replaceAll(ANY, '.+')}$`, 'u');
}
