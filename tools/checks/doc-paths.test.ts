import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folders = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/design.md',
  'docs/step.md',
  'docs/architecture.md',
  'docs/glossary.md',
  ...readdirSync(join(root, 'docs/howto')).map((name) => `docs/howto/${name}`),
];

const codeWords = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
/** Begins like a path of the repository and has no placeholder. */
const isPath = (word: string): boolean => /^(?:apps|bench|docs|e2e|packages|tools)\/[\w./@-]+$/.test(word);

/** Repository paths that a text names and the tree lacks. */
const lostPaths = (text: string): string[] =>
  codeWords(text).filter((word) => isPath(word) && !existsSync(join(root, word)));

/** Links within the repository that lead nowhere. */
function lostLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !existsSync(join(root, page, '..', target)));
}

/** In a row of a table the names of one cell stand in the files of the next: names that none of them holds. */
function lostNames(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.startsWith('|') ? line.split('|').map(codeWords) : [];
    return cells.flatMap((files, index) => {
      const names = (cells[index - 1] ?? []).filter((word) => /^#?[A-Za-z]\w*$/.test(word));
      if (files.length === 0 || !files.every((file) => isPath(file) && /\.\w+$/.test(basename(file)))) return [];
      const code = files
        .filter((file) => existsSync(join(root, file)))
        .map(read)
        .join('\n');
      return names
        .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code))
        .map((name) => `${name} in ${files.join()}`);
    });
  });
}

describe.each(PAGES)('%s', (page) => {
  it('names what is there', () => {
    const text = read(page);
    expect({ paths: lostPaths(text), links: lostLinks(page, text), names: lostNames(text) }).toEqual({
      paths: [],
      links: [],
      names: [],
    });
  });
});

describe('docs/architecture.md', () => {
  const words = codeWords(read('docs/architecture.md'));

  it('has every room', () => {
    const rooms = ['packages', 'apps'].flatMap((folder) => folders(folder).map((name) => `${folder}/${name}`));
    expect(rooms.filter((room) => !words.includes(room))).toEqual([]);
  });

  it('draws the imports that the manifests allow, and no other', () => {
    const lines = read('docs/architecture.md').split('\n');
    const arrows = lines.flatMap((line) => {
      const [, from, to] = /^ +(\w+)(?:\[[^\]]*\])? (?:-->|-\. .* \.->) (\w+)$/.exec(line) ?? [];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
    expect(arrows.length).toBeGreaterThan(15);
    const reached = (from: string): string[] =>
      arrows.filter((arrow) => arrow.from === from).flatMap(({ to }) => [to, ...reached(to)]);
    for (const folder of ['packages', 'apps']) {
      for (const name of folders(folder)) {
        const manifest: { dependencies?: Record<string, string> } = JSON.parse(read(`${folder}/${name}/package.json`)); // npm's format
        const allowed = Object.keys(manifest.dependencies ?? {}).flatMap(
          (key) => /^@ringwerk\/(\w+)$/.exec(key)?.[1] ?? [],
        );
        const drawn = arrows.filter((arrow) => arrow.from === name).map(({ to }) => to);
        expect(
          drawn.filter((to) => !allowed.includes(to)),
          `drawn from ${name}`,
        ).toEqual([]);
        expect(
          allowed.filter((to) => !reached(name).includes(to)),
          `missing from ${name}`,
        ).toEqual([]);
      }
    }
  });

  it('has every rule of the boundaries, and no other', () => {
    const rules = config.forbidden
      .map(({ name }) => name)
      .filter((name) => !/^(?:kernel-.+-looks-left|(?:viewer|solid)-.+-looks-down)$/.test(name));
    expect(rules.filter((rule) => !words.includes(rule))).toEqual([]);
    const named = words.filter((word) => /^[a-z]+(?:-[a-z]+){2,}$/.test(word));
    expect(named.filter((word) => !rules.includes(word))).toEqual([]);
  });
});

it('finds a path, a link and a name that are not there', () => {
  const row = '| `gone` | `tools/checks/check.ts` |';
  expect(lostNames(row)).toEqual(['gone in tools/checks/check.ts']);
  expect(lostPaths('Look into `npm run unit -- packages/kernel/src/gone.ts`.')).toEqual([
    'packages/kernel/src/gone.ts',
  ]);
  expect(lostLinks('docs/architecture.md', '[one](gone.md), [two](design.md)')).toEqual(['gone.md']);
});
