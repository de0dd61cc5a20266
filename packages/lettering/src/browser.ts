import type { EngravingFont, EngravingMethod, Lettering } from '@ringwerk/kernel';
import { createFontLibrary } from './font-library.ts';
import { createLettering, filesOf } from './shape-text.ts';
import { readWoff, writeSfnt } from './woff-file.ts';

/** A line of text that is to be shaped. */
export interface LetteringRequest {
  readonly text: string;
  readonly font: EngravingFont;
  readonly method: EngravingMethod;
}

export interface PageLettering extends Lettering {
  /** Fetches the font files that the texts need and that are not here yet. @throws when a file does not arrive. */
  fetchFor(requests: readonly LetteringRequest[]): Promise<void>;
}

/** After this long the page goes on by the trade's averages. */
const FETCH_MILLISECONDS = 8000;

const OUTLINE_URLS = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/{source-sans-3,lora,great-vibes,dancing-script,charm}/files/*-latin-400-normal.woff',
    '../../../node_modules/@fontsource/{source-sans-3,lora,great-vibes,dancing-script,charm}/files/*-latin-ext-400-normal.woff',
    '../../../node_modules/@fontsource/biz-udgothic/files/biz-udgothic-[0-9]*-400-normal.woff',
    '../../../node_modules/@fontsource/gowun-dodum/files/gowun-dodum-[0-9]*-400-normal.woff',
  ],
  { eager: true, import: 'default', query: '?url' },
);
const LINE_URLS = import.meta.glob<string>('../fonts/*.svg', { eager: true, import: 'default', query: '?url' });

const byName = (urls: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(urls).map(([path, url]) => [path.replace(/^.*\//u, '').replace(/\.\w+$/u, ''), url]));

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Response(bytes.slice()).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function fetchFile(name: string, urls: ReadonlyMap<string, string>): Promise<Response> {
  const url = urls.get(name);
  if (url === undefined) throw new Error(`the page was built without the font file ${name}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MILLISECONDS) });
  if (!response.ok) throw new Error(`font file ${name}: ${response.status}`);
  return response;
}

async function unpackOutlines(response: Response): Promise<Uint8Array> {
  const file = readWoff(new Uint8Array(await response.arrayBuffer()));
  const tables = await Promise.all(
    file.tables.map(({ bytes, isPacked }) => (isPacked ? inflate(bytes) : Promise.resolve(bytes))),
  );
  return writeSfnt(file, tables);
}

/** The letters of the house in a page or its worker: font files are fetched by text, never all of them. */
export function loadLettering(): PageLettering {
  const outlineUrls = byName(OUTLINE_URLS);
  const lineUrls = byName(LINE_URLS);
  const outlines = new Map<string, Uint8Array>();
  const lines = new Map<string, string>();
  const lettering = createLettering(
    createFontLibrary({
      outlines: (name) => outlines.get(name) ?? null,
      lines: (name) => lines.get(name) ?? null,
    }),
  );
  return {
    shape: (...request) => lettering.shape(...request),
    fetchFor: async (requests) => {
      const files = requests.map(({ text, font, method }) => filesOf(text, font, method));
      const wantedOutlines = new Set(files.flatMap((file) => file.outlines).filter((name) => !outlines.has(name)));
      const wantedLines = new Set(files.flatMap((file) => file.lines).filter((name) => !lines.has(name)));
      await Promise.all([
        ...[...wantedOutlines].map(async (name) => {
          outlines.set(name, await unpackOutlines(await fetchFile(name, outlineUrls)));
        }),
        ...[...wantedLines].map(async (name) => {
          lines.set(name, await (await fetchFile(name, lineUrls)).text());
        }),
      ]);
    },
  };
}
