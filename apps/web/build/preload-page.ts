import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PRELOAD_HEADER, getSession, LANGUAGES } from '@ringwerk/contract';
import { parse } from 'regexparam';
import type { Plugin, Rolldown } from 'vite';
import { BRAND } from '../src/paths.ts';
import { PRELOADED_PAGES, UNFRAMED } from './preloaded-pages.ts';
import { withoutNotes } from './without-notes.ts';

const SOURCE = fileURLToPath(new URL('../src/preload/preload-page.ts', import.meta.url));

const FRAME_TEXTS = 'frame';

/** What an address of a pattern looks like; sets of another brand are none. */
export function patternOf(path: string): { pattern: string; words: readonly string[] } {
  const { pattern, keys } = parse(path.replace(':brand', BRAND));
  return { pattern: pattern.source, words: keys };
}

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

/** Writes into the page's head the script that preloads what login, home, a gallery and a set need. */
export function preloadPage(textsBase: string): Plugin {
  return {
    name: 'ringwerk-preload-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) throw new Error('pages are preloaded of a build only');
        const newFiles = (module: string): { scripts: string[]; styles: string[] } => {
          const { scripts, styles } = filesOf(bundle, module);
          const isNew = (file: string): boolean => !html.includes(`"${file}"`);
          return { scripts: scripts.filter(isNew), styles: styles.filter(isNew) };
        };
        const [login, ...pages] = Object.values(PRELOADED_PAGES).map(({ module, route, texts, questions }) => ({
          ...newFiles(module),
          ...patternOf(route),
          texts,
          questions,
        }));
        const shell = {
          ...newFiles('app/shell/shell.tsx'),
          texts: [FRAME_TEXTS],
          questions: [{ address: getSession.path }],
        };
        const table = JSON.stringify({
          login: { ...login, texts: [FRAME_TEXTS, ...(login?.texts ?? [])] },
          shell,
          pages,
          unframed: UNFRAMED.map((path) => patternOf(path).pattern).join('|'),
          languages: LANGUAGES,
          textsBase,
          header: PRELOAD_HEADER,
        });
        const code = withoutNotes(stripTypeScriptTypes(readFileSync(SOURCE, 'utf8')));
        return [{ tag: 'script', children: `{const PRELOAD=${table};\n${code}}`, injectTo: 'head' }];
      },
    },
  };
}
