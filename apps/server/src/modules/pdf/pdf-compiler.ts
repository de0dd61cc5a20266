import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { FONT_FILES } from './fonts.ts';

/** The templates beside this file. Data reaches them as JSON input, never as markup. */
export type Template = 'quote' | 'proof' | 'ring-sheet' | 'paper' | 'work-list' | 'presentation' | 'tags' | 'model';

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

/** Pictures of a document, PNG; null: without. */
export interface Pictures {
  /** Of the rings, one for each position that has some. */
  readonly rings: readonly (Uint8Array | null)[];
  /** Of the house that writes it. */
  readonly logo: Uint8Array | null;
}
const NO_PICTURES: Pictures = { rings: [], logo: null };

/** Where a template finds its pictures; the files exist for the time of one compilation. */
const LOGO_FILE = 'logo.png';
const ringsFile = (index: number): string => `rings-${index}.png`;
const pathOf = (file: string): string => fileURLToPath(new URL(`templates/${file}`, import.meta.url));

const inputs = (template: Template, data: object, { rings, logo }: Pictures) => ({
  mainFilePath: pathOf(`${template}.typ`),
  inputs: {
    data: JSON.stringify({
      ...data,
      pictures: rings.map((picture, index) => (picture === null ? null : ringsFile(index))),
      logo: logo === null ? null : LOGO_FILE,
    }),
  },
});

/** Runs a compilation with the pictures in the templates' folder. */
function withPictures<Result>({ rings, logo }: Pictures, compile: () => Result): Result {
  for (const [index, picture] of rings.entries())
    if (picture !== null) theCompiler().mapShadow(pathOf(ringsFile(index)), Buffer.from(picture));
  if (logo !== null) theCompiler().mapShadow(pathOf(LOGO_FILE), Buffer.from(logo));
  try {
    return compile();
  } finally {
    theCompiler().resetShadow();
  }
}

/** @throws Error when the template itself is broken; no data can cause that. */
export function compilePdf(
  template: Template,
  data: object,
  createdAt: Date,
  pictures: Partial<Pictures> = {},
): Uint8Array {
  const creationTimestamp = Math.floor(createdAt.getTime() / 1000);
  const all = { ...NO_PICTURES, ...pictures };
  const pdfStandard = STANDARDS[template];
  const options = { creationTimestamp, ...(pdfStandard === undefined ? {} : { pdfStandard }) };
  const bytes = withPictures(all, () => theCompiler().pdf(inputs(template, data, all), options));
  theCompiler().evictCache(CACHE_AGE);
  return bytes;
}

/** The same pages as one SVG, for looking at them in tests. */
export function compileSvg(template: Template, data: object, pictures: Partial<Pictures> = {}): string {
  const all = { ...NO_PICTURES, ...pictures };
  return withPictures(all, () => theCompiler().plainSvg(inputs(template, data, all)));
}
