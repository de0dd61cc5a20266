import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import type { Lettering } from '@ringwerk/kernel';
import { createFontLibrary } from './font-library.ts';
import { createLettering } from './shape-text.ts';
import { readWoff, writeSfnt } from './woff-file.ts';

const { resolve } = createRequire(import.meta.url);

function readOutlines(name: string): Uint8Array {
  const family = name.replace(/-(?:latin|latin-ext|\d+)-400-normal$/u, '');
  const file = readWoff(readFileSync(resolve(`@fontsource/${family}/files/${name}.woff`)));
  return writeSfnt(
    file,
    file.tables.map(({ bytes, isPacked }) => (isPacked ? inflateSync(bytes) : bytes)),
  );
}

/** The letters of the house on the server and the command line: font files are read when a text first needs them. */
export function loadLettering(): Lettering {
  return createLettering(
    createFontLibrary({
      outlines: readOutlines,
      lines: (name) => readFileSync(fileURLToPath(new URL(`../fonts/${name}.svg`, import.meta.url)), 'utf8'),
    }),
  );
}
