import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { patternOf } from '../apps/web/build/preload-page.ts';
import { UNFRAMED } from '../apps/web/build/preloaded-pages.ts';
import { PATHS, PATTERNS } from '../apps/web/src/paths.ts';

const CODE = stripTypeScriptTypes(
  readFileSync(fileURLToPath(new URL('../apps/web/src/preload/preload-page.ts', import.meta.url)), 'utf8'),
);
const files = (name: string, questions: readonly unknown[] = []) => ({
  scripts: [`/${name}.js`],
  styles: [`/${name}.css`],
  texts: ['ui', name],
  questions,
});
/** The page's own patterns, as the build writes them. */
const PRELOAD = {
  login: files('login'),
  shell: files('shell', [{ address: '/api/session' }]),
  pages: [
    {
      ...patternOf(PATHS.home),
      ...files('home', [
        { address: '/api/models?category=7&lang=__lang__', pictures: { count: 1, sizes: '75vw' }, yieldsToDraft: true },
        { address: '/api/watch-lists' },
      ]),
    },
    {
      ...patternOf(PATTERNS.gallery),
      ...files('gallery', [{ address: '/api/models?__selection__&lang=__lang__', yieldsToFilter: true }]),
    },
    {
      ...patternOf(PATTERNS.set),
      ...files('configurator', [{ address: '/api/models/__setId__?lang=__lang__' }, { address: '/api/price-basis' }]),
    },
  ],
  unframed: UNFRAMED.map((path) => patternOf(path).pattern).join('|'),
  languages: ['de', 'en', 'kr'],
  textsBase: '/texts',
  header: 'x-preload',
};
const COOKIE = `egf=${encodeURIComponent(JSON.stringify({ juwelier: 'x', sprache: 'kr', land: 'KR' }))}`;
const STILL = { with: null, without: { still: '/stills/abc.webp?v=2' } };

interface Page {
  readonly cookie?: string;
  readonly storage?: Readonly<Record<string, string>>;
  readonly answer?: unknown;
  /** How the API answers, where not with `answer`. */
  readonly answers?: () => Response;
  /** Whether the page takes what was preloaded for it. */
  readonly isTaken?: boolean;
}

/** What the script asks for at an address of the portal: files and pictures, and questions to the API. */
async function opened(
  address: string,
  { cookie = '', storage = {}, answer = STILL, answers: respond, isTaken = true }: Page,
) {
  const { pathname, search } = new URL(address, 'http://ringwerk.test');
  const links: string[] = [];
  const questions: string[] = [];
  const parsed: (() => void)[] = [];
  let later = 0;
  const page = {
    PRELOAD,
    URLSearchParams,
    setTimeout: () => (later += 1),
    requestAnimationFrame: (frame: () => void) => frame(),
    location: { pathname, search },
    localStorage: Object.assign(Object.create({ getItem: (key: string) => storage[key] ?? null }), storage),
    fetch: async (asked: string, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
      expect(headers['x-preload'], 'a refusal leaves the cookies in place').toBe('1');
      questions.push(asked);
      return respond?.() ?? Response.json(answer);
    },
    document: {
      cookie,
      createElement: () => ({
        setAttribute: (name: string, value: string) => /^(href|imagesrcset)$/.test(name) && links.push(value),
      }),
      head: { append: () => undefined },
      addEventListener: (_type: string, listener: () => void) => parsed.push(listener),
      querySelector: () => ({ decode: () => Promise.reject(new Error('no picture')) }),
    },
  };
  const context = createContext(page);
  runInContext(CODE, context);
  const held = runInContext('globalThis.ringwerkPreloaded', context) as Map<string, Promise<Response>> | undefined;
  const taken = isTaken ? [...(held ?? [])] : [];
  const answers = await Promise.all(taken.map(async ([, response]) => (await response).json()));
  const before = later;
  for (const listener of parsed) listener();
  await vi.waitFor(() => expect(later).toBe(1));
  return { links, questions, answers, before };
}

it('asks for the door alone before the login, in the language that was last chosen', async () => {
  const { links, questions } = await opened('/', { storage: { 'ringwerk.locale': '{"language":"en"}' } });
  expect(links).toEqual(['/login.css', '/login.js', '/texts/en/ui.json', '/texts/en/login.json']);
  expect(questions).toEqual([]);
  expect(await opened('/home', {})).toMatchObject({ links: [], questions: [] });
});

it('asks for a gallery with its frame, in the language of the cookie, and nothing twice', async () => {
  const { links, questions } = await opened('/konfigurator/v2/kategorie/9', { cookie: COOKIE });
  for (const file of ['/shell.js', '/gallery.js', '/gallery.css', '/texts/kr/gallery.json'])
    expect(links).toContain(file);
  expect(links).not.toContain('/home.js');
  expect(new Set(links).size).toBe(links.length);
  expect(questions).toEqual(['/api/session', '/api/models?category=9&lang=kr']);
});

it('leaves a filtered list to the page, and knows the other ring worlds by their kind', async () => {
  const filtered = await opened('/konfigurator/v2/kategorie/9?page=2', { cookie: COOKIE });
  expect(filtered.questions).toEqual(['/api/session']);
  const other = await opened('/konfigurator/v2/art/memoire?lang=en', { cookie: COOKIE });
  expect(other.questions).toContain('/api/models?kind=memoire&lang=en');
});

it('asks for the first pictures as soon as their names are known, in the words of the page', async () => {
  const home = await opened('/home', { cookie: COOKIE, answer: { models: [STILL, STILL] } });
  expect(home.links).toContain('/stills/256/abc?v=2 256w, /stills/abc.webp?v=2 512w');
  const set = await opened('/konfigurator/v2/kategorie/9/ringwerk/set/9001', { cookie: COOKIE });
  expect(set.questions).toEqual(['/api/session', '/api/models/9001?lang=kr', '/api/price-basis']);
  expect(
    set.links.filter((link) => link.startsWith('/stills/')),
    'the page itself holds its picture',
  ).toEqual([]);
  expect(set.answers, 'the page still reads the whole answer').toEqual([STILL, STILL, STILL]);
});

it('asks for no most wanted ring where an unfinished one stands in its place', async () => {
  const { questions } = await opened('/home', { cookie: COOKIE, storage: { 'ringwerk.draft.10001.9001': '{}' } });
  expect(questions).toEqual(['/api/session', '/api/watch-lists']);
});

it('asks for nothing of the trade in a customer view that the server does not know of yet, nor on a couple’s page', async () => {
  const storage = { 'ringwerk.customer-view': '10001' };
  const set = await opened('/konfigurator/v2/kategorie/9/ringwerk/set/9001', { cookie: COOKIE, storage });
  expect(set.questions).toEqual(['/api/session']);
  expect((await opened('/paar/abc', { cookie: COOKIE })).questions).toEqual([]);
});

it('reads a refusal that the page never takes to its end, so that it holds no connection', async () => {
  let open = 0;
  const refusal = () => {
    open += 1;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"error":{"code":"session.customer-view"}}'));
          controller.close();
          open -= 1;
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: 403 });
  };
  const address = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
  const { questions } = await opened(address, { cookie: COOKIE, answers: refusal, isTaken: false });
  expect(questions).toContain('/api/price-basis');
  await vi.waitFor(() => expect(open).toBe(0));
});

it('falls back to German for a forged cookie', async () => {
  expect((await opened('/home', { cookie: 'egf=%7Bno' })).links).toContain('/texts/de/home.json');
});

it('leaves what takes the processor until the first paint is out, whether its picture came or not', async () => {
  expect(await opened('/', {})).toMatchObject({ before: 0 });
});
