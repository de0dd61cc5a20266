import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@ringwerk/contract';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/page-ahead/page-ahead.ts', import.meta.url));

/** Module of each page and the namespaces of texts that its route loads (`app/routes`). */
const PAGES = {
  login: { module: 'features/login/login-page.tsx', texts: ['ui', 'shell', 'errors', 'login'] },
  shell: { module: 'app/shell/shell.tsx', texts: ['ui', 'shell', 'errors'] },
  home: { module: 'features/home/home-page.tsx', texts: ['home'] },
  gallery: { module: 'features/gallery/gallery-page.tsx', texts: ['gallery'] },
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

/** Writes into the page's head the script that asks ahead for the files of login, home and gallery. */
export function pageAhead(textsBase: string): Plugin {
  return {
    name: 'ringwerk-page-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) throw new Error('pages are asked for ahead of a build only');
        const pages = Object.fromEntries(
          Object.entries(PAGES).map(([name, { module, texts }]) => {
            const { scripts, styles } = filesOf(bundle, module);
            const isNew = (file: string): boolean => !html.includes(`"${file}"`);
            return [name, { scripts: scripts.filter(isNew), styles: styles.filter(isNew), texts }];
          }),
        );
        const table = JSON.stringify({ ...pages, languages: LANGUAGES, textsBase });
        const code = stripTypeScriptTypes(readFileSync(SOURCE, 'utf8'));
        return [{ tag: 'script', children: `{const AHEAD=${table};\n${code}}`, injectTo: 'head' }];
      },
    },
  };
}
