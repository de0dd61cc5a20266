import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const HASH_LENGTH = 8;

/** What every page behind and before the login needs at once travels in one file, `frame.json`, by namespace. */
export const FRAME_TEXTS = ['ui', 'shell', 'errors'];

/** All text files as `language/namespace.json` and their content without spaces. */
function textFiles(folder: string): [string, string][] {
  return readdirSync(folder).flatMap((language) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
    const frame = Object.fromEntries(FRAME_TEXTS.map((name) => [name, read(`${name}.json`)]));
    const others = readdirSync(join(folder, language)).filter((file) => !FRAME_TEXTS.includes(basename(file, '.json')));
    return [
      [`${language}/frame.json`, JSON.stringify(frame)],
      ...others.map((file): [string, string] => [`${language}/${file}`, JSON.stringify(read(file))]),
    ];
  });
}

/**
 * Texts travel as JSON files in one folder named after their common content. Imported one by one they would cost
 * the first script a table of some ninety hashed names, 3 KiB compressed. `base`: address of that folder in a build.
 */
export function textFilesPlugin(folder: string): { readonly base: string; readonly plugin: Plugin } {
  const files = textFiles(folder);
  const hash = createHash('sha256').update(files.flat().join('\n')).digest('hex').slice(0, HASH_LENGTH);
  const base = `/assets/texts-${hash}`;
  return {
    base,
    plugin: {
      name: 'ringwerk-texts',
      config: (_config, { command }) => ({
        define: { TEXTS_BASE: JSON.stringify(command === 'build' ? base : '/src/i18n/texts') },
      }),
      configureServer({ middlewares }) {
        middlewares.use('/src/i18n/texts', ({ url }, response, next) => {
          const found = textFiles(folder).find(([name]) => url === `/${name}`);
          if (found === undefined) next();
          else response.setHeader('content-type', 'application/json').end(found[1]);
        });
      },
      generateBundle() {
        for (const [name, source] of files) {
          this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source });
        }
      },
    },
  };
}
