import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  AHEAD_HEADER,
  getModel,
  getPriceBasis,
  getSession,
  getWatchLists,
  LANGUAGES,
  listOrders,
  listQuotes,
  searchModels,
} from '@ringwerk/contract';
import type { Plugin, Rolldown } from 'vite';
import { LIST_SIZE, MOST_WANTED, NEWEST, WAY, WAYS } from '../src/ui/rings/first-questions.ts';
import { FIRST_ROW, HERO_SIZES, TILE_SIZES } from '../src/ui/rings/picture-sizes.ts';
import { withoutNotes } from './without-notes.ts';

const SOURCE = fileURLToPath(new URL('../src/page-ahead/page-ahead.ts', import.meta.url));

const words = (query: Readonly<Record<string, string | number>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
const list = (query: Readonly<Record<string, string | number>>): string => words({ ...query, lang: '__lang__' });

/** Module of each page, the files of texts that its route loads (`app/routes`; `build/text-files.ts`), and what it asks the API first. */
const PAGES = {
  login: { module: 'features/login/login-page.tsx', texts: ['frame', 'login'], questions: [] },
  shell: {
    module: 'app/shell/shell.tsx',
    texts: ['frame'],
    questions: [{ address: getSession.path }],
  },
  home: {
    module: 'features/home/home-page.tsx',
    texts: ['home'],
    questions: [
      {
        address: `${searchModels.path}?${list(MOST_WANTED)}`,
        pictures: { count: 1, sizes: HERO_SIZES },
        yieldsToDraft: true,
      },
      ...WAYS.map(({ query }) => ({ address: `${searchModels.path}?${list({ ...query, ...WAY })}` })),
      { address: getWatchLists.path },
      ...[listQuotes, listOrders].map(({ path }) => ({ address: `${path}?${words(NEWEST)}` })),
    ],
  },
  gallery: {
    module: 'features/gallery/gallery-page.tsx',
    texts: ['gallery'],
    questions: [
      {
        address: `${searchModels.path}?__selection__&${list({ page: 1, pageSize: LIST_SIZE })}`,
        pictures: { count: FIRST_ROW, sizes: TILE_SIZES },
      },
    ],
  },
  configurator: {
    module: 'features/configurator/configurator-page.tsx',
    texts: ['configurator', 'issues', 'customer'],
    questions: [
      { address: `${getModel.path.replace(':setId', '__set__')}?lang=__lang__` },
      { address: getPriceBasis.path },
    ],
  },
} as const;

/** The chunk of a page with all that it imports, as scripts and styles. @throws Error when no chunk holds the module. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/apps/web/src/${module}`)));
  if (first === undefined) throw new Error(`the build made no script of ${module}`);
  const found = new Map([[first.fileName, first]]);
  for (const chunk of found.values()) {
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') found.set(name, next);
    }
  }
  return {
    scripts: [...found.keys()].map((name) => `/${name}`),
    styles: [...found.values()].flatMap((chunk) =>
      [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  };
}

/** Writes into the page's head the script that asks ahead for what login, home, a gallery and a set need. */
export function pageAhead(textsBase: string): Plugin {
  return {
    name: 'ringwerk-page-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) throw new Error('pages are asked for ahead of a build only');
        const pages = Object.fromEntries(
          Object.entries(PAGES).map(([name, { module, texts, questions }]) => {
            const { scripts, styles } = filesOf(bundle, module);
            const isNew = (file: string): boolean => !html.includes(`"${file}"`);
            return [name, { scripts: scripts.filter(isNew), styles: styles.filter(isNew), texts, questions }];
          }),
        );
        const table = JSON.stringify({ ...pages, languages: LANGUAGES, textsBase, header: AHEAD_HEADER });
        const code = withoutNotes(stripTypeScriptTypes(readFileSync(SOURCE, 'utf8')));
        return [{ tag: 'script', children: `{const AHEAD=${table};\n${code}}`, injectTo: 'head' }];
      },
    },
  };
}
