import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FONT_FILES } from './fonts.ts';

/** The templates beside this file. Data reaches them as JSON input, never as markup. */
export type Template = 'quote' | 'ring-sheet';

/** Compilations after which an unused memoised result is dropped. */
const CACHE_AGE = 10;

let compiler: NodeCompiler | undefined;

/** The one compiler of this process, made at the first document: reading the fonts takes about 0.2 s. */
function theCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: fileURLToPath(new URL('templates', import.meta.url)),
    fontArgs: [{ fontPaths: [...FONT_FILES] }],
  });
  return compiler;
}

const inputs = (template: Template, data: unknown) => ({
  mainFilePath: fileURLToPath(new URL(`templates/${template}.typ`, import.meta.url)),
  inputs: { data: JSON.stringify(data) },
});

/** @throws Error when the template itself is broken; no data can cause that. */
export function compilePdf(template: Template, data: unknown, createdAt: Date): Uint8Array {
  const bytes = theCompiler().pdf(inputs(template, data), {
    creationTimestamp: Math.floor(createdAt.getTime() / 1000),
  });
  theCompiler().evictCache(CACHE_AGE);
  return bytes;
}

/** The same pages as one SVG, for looking at them in tests. */
export function compileSvg(template: Template, data: unknown): string {
  return theCompiler().plainSvg(inputs(template, data));
}
