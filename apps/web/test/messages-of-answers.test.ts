import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url).pathname;

/** What follows a name up to the comma, bracket or line end that ends its expression. */
function expressionAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && ',;'.includes(letter))) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Handlers of success that say something: the form that sent may have begun anew by then, and nobody reads it. */
const lost = (text: string): readonly string[] =>
  [...text.matchAll(/\bonSuccess(?:: | = )/gu)]
    .map(({ index, 0: name }) => expressionAt(text, index + name.length))
    .filter((expression) => expression.includes('showToast('));

it('says what was saved in onAnswer, which outlives the form, never in onSuccess', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/u.test(file));
  const texts = files.map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('onAnswer:')).length).toBeGreaterThan(20);
  const found = texts.filter(([file]) => !file.includes('.test.')).map(([file, text]) => [file, lost(text)] as const);
  expect(found.filter(([, expressions]) => expressions.length > 0)).toEqual([]);
});

it('finds planted ones', () => {
  const saved = "put.mutate({ body }, { onSuccess: () => showToast(t('saved'), { tone: 'good' }) });";
  const named = "const onSuccess = (): void => {\n  close();\n  showToast(t('saved'));\n};";
  expect([lost(saved).length, lost(named).length]).toEqual([1, 1]);
  expect(lost('put.mutate({}, { onSuccess: close, onAnswer: () => showToast(t("saved")) });')).toEqual([]);
});
