import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HASH_LENGTH = 8;

/** All text files as `language/namespace.json` and their content without spaces. */
function textFiles(folder: string): [string, string][] {
  return readdirSync(folder).flatMap((language) =>
    readdirSync(join(folder, language)).map((file): [string, string] => [
      `${language}/${file}`,
      JSON.stringify(JSON.parse(readFileSync(join(folder, language, file), 'utf8'))),
    ]),
  );
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
      generateBundle() {
        for (const [name, source] of files) {
          this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source });
        }
      },
    },
  };
}
