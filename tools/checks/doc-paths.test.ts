import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files and folders that a guide names in full; a placeholder such as `<language>` names none. */
const pathsIn = (text: string): readonly string[] =>
  text.match(/(?<=[`\s(])(?:packages|apps|tools|bench|e2e|docs)\/[\w@./-]*\w(?=[`\s):,/]|$)(?!\/?[<*])/gm) ?? [];

const lostIn = (text: string): string[] => pathsIn(text).filter((path) => !existsSync(`${root}${path}`));

it('names only files and folders that exist', () => {
  const guides = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const texts = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`)].map(
    (name) => [name, readFileSync(`${root}${name}`, 'utf8')] as const,
  );
  expect(texts.flatMap(([, text]) => pathsIn(text)).length).toBeGreaterThan(30);
  expect(
    Object.fromEntries(texts.map(([name, text]) => [name, lostIn(text)]).filter(([, lost]) => lost?.length)),
  ).toEqual({});
});

it('finds a path that has moved away', () => {
  expect(
    lostIn(
      'Add it to `packages/kernel/src/rules/alloy-known.ts` and `apps/web/src/i18n/texts/<language>/issues.json`.',
    ),
  ).toEqual(['packages/kernel/src/rules/alloy-known.ts']);
});
