import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { FONT_FILES } from './fonts.ts';

/** The templates beside this file. Data reaches them as JSON input, never as markup. */
export type Template = 'quote' | 'ring-sheet' | 'paper';

/** Papers of the trade are kept for years: every font in the file, and data attached to it. Others are plain PDF 1.7. */
const STANDARDS: Readonly<Partial<Record<Template, PdfStandard>>> = { paper: PdfStandard.A_3b };

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

/** Where a template finds the rendered picture of its rings; the file exists for the time of one compilation. */
const PICTURE = 'picture.png';
const picturePath = fileURLToPath(new URL(`templates/${PICTURE}`, import.meta.url));

const inputs = (template: Template, data: object, picture: Uint8Array | null) => ({
  mainFilePath: fileURLToPath(new URL(`templates/${template}.typ`, import.meta.url)),
  inputs: { data: JSON.stringify({ ...data, picture: picture === null ? null : PICTURE }) },
});

/** Runs a compilation with the picture in the templates' folder. */
function withPicture<Result>(picture: Uint8Array | null, compile: () => Result): Result {
  if (picture !== null) theCompiler().mapShadow(picturePath, Buffer.from(picture));
  try {
    return compile();
  } finally {
    theCompiler().resetShadow();
  }
}

/** `picture` is a PNG or null. @throws Error when the template itself is broken; no data can cause that. */
export function compilePdf(
  template: Template,
  data: object,
  createdAt: Date,
  picture: Uint8Array | null = null,
): Uint8Array {
  const creationTimestamp = Math.floor(createdAt.getTime() / 1000);
  const pdfStandard = STANDARDS[template];
  const options = { creationTimestamp, ...(pdfStandard === undefined ? {} : { pdfStandard }) };
  const bytes = withPicture(picture, () => theCompiler().pdf(inputs(template, data, picture), options));
  theCompiler().evictCache(CACHE_AGE);
  return bytes;
}

/** The same pages as one SVG, for looking at them in tests. */
export function compileSvg(template: Template, data: object, picture: Uint8Array | null = null): string {
  return withPicture(picture, () => theCompiler().plainSvg(inputs(template, data, picture)));
}
