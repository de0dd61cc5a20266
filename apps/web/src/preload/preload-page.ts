/*
 * Stands in the head of the page and runs before anything is painted: preloads what the page in the address needs,
 * its files, its first answers and its first pictures, which otherwise would be found out only after the scripts before it
 * were read. Built by build/preload-page.ts, which writes the tables before it. No imports: it is one plain script.
 */

interface Question {
  /** Address of the API; `__lang__`, `__selection__` and the words of the route stand for what the page's own address says. */
  readonly address: string;
  /** Not asked when a ring that was left unfinished stands in the answer's place. */
  readonly yieldsToDraft?: boolean;
  /** Not asked when the address filters: the page itself asks. */
  readonly yieldsToFilter?: boolean;
  /** Pictures of the first models of the answer: how many, and their `sizes`. A set's page itself holds its picture. */
  readonly pictures?: { readonly count: number; readonly sizes: string };
}
/** Files of a page by kind, without those that every page names in its head. */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Names of its files of texts. */
  readonly texts: readonly string[];
  /** What it asks the API when it opens. */
  readonly questions: readonly Question[];
}
/** Files of a page by the pattern of its address, from the page's own table of routes (`app/routes`). */
interface RouteFiles extends PageFiles {
  readonly pattern: string;
  /** Names of the pattern's groups, in their order. */
  readonly words: readonly string[];
}
declare const PRELOAD: {
  readonly login: PageFiles;
  /** The frame of every page behind the login. */
  readonly shell: PageFiles;
  /** Home first: whoever is logged in and opens the login goes there. */
  readonly pages: readonly RouteFiles[];
  /** Pattern of the pages without a frame. */
  readonly unframed: string;
  readonly languages: readonly string[];
  readonly textsBase: string;
  /** Name of the header that says that a question is preloaded. */
  readonly header: string;
};

/** A page's part in the address of its questions. */
type Words = Readonly<Record<string, string>>;

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The language that the page will choose: the address, the display cookie, the last choice on this device. */
function pageLanguage(): string {
  const known = (word: unknown): word is string => PRELOAD.languages.some((language) => language === word);
  const cookie = /\begf=([^;]*)/.exec(document.cookie)?.[1];
  try {
    const named = new URLSearchParams(location.search).get('lang');
    const chosen: unknown = cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie)).sprache;
    const last: unknown = JSON.parse(kept('ringwerk.locale') ?? '{}').language;
    return [named, chosen, last].find(known) ?? 'de';
  } catch {
    // A forged cookie: the page falls back likewise.
    return 'de';
  }
}

const asked = new Set<string>();

function ask(attributes: Readonly<Record<string, string>>): void {
  const name = attributes['href'] ?? attributes['imagesrcset'] ?? '';
  if (asked.has(name)) return;
  asked.add(name);
  const link = document.createElement('link');
  for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, value);
  document.head.append(link);
}

const crossorigin = '';

function askFor({ scripts, styles, texts }: PageFiles, language: string): void {
  for (const href of styles) ask({ rel: 'preload', as: 'style', crossorigin, href });
  for (const href of scripts) ask({ rel: 'modulepreload', crossorigin, href });
  for (const text of texts)
    ask({ rel: 'preload', as: 'fetch', crossorigin, href: `${PRELOAD.textsBase}/${language}/${text}.json` });
}

/** The answers that are on their way, for the page's own calls (`api/preloaded-answers.ts`). */
const answers = new Map<string, Promise<Response>>();

type Form = { readonly still?: string | null } | null | undefined;
interface Listed {
  readonly with?: Form;
  readonly without?: Form;
}

/** In the words of `domain/rings/ring-picture.tsx`: another size would be fetched besides. */
function askForPicture(model: Listed, sizes: string): void {
  const href = (model.with ?? model.without)?.still ?? '';
  const [, key, drawing = ''] = /^\/stills\/([\w-]+)\.webp(\?.*)?$/.exec(href) ?? [];
  if (key === undefined) return;
  ask({
    rel: 'preload',
    as: 'image',
    imagesrcset: `/stills/256/${key}${drawing} 256w, ${href} 512w`,
    imagesizes: sizes,
  });
}

function put({ address, pictures }: Question, words: Words): void {
  const whole = Object.entries(words).reduce((text, [word, value]) => text.replace(`__${word}__`, value), address);
  const answer = fetch(whole, { headers: { accept: 'application/json', [PRELOAD.header]: '1' } });
  answers.set(whole, answer);
  answer
    .then(async (response): Promise<void> => {
      // The page takes no answer that its reader may not have: read by nobody, it would hold its connection.
      if (!response.ok) return void (await response.clone().arrayBuffer());
      if (pictures === undefined) return;
      const body: { readonly models: readonly Listed[] } = await response.clone().json();
      for (const model of body.models.slice(0, pictures.count)) askForPicture(model, pictures.sizes);
    })
    // The page meets the same failure and says so.
    .catch(() => undefined);
}

function hasDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('ringwerk.draft.'));
  } catch {
    return false;
  }
}

/** The page of an address behind the login, and what its questions are about; null where nothing is known. */
function pageHere(): { readonly page: PageFiles; readonly words: Words } | null {
  const { pathname } = location;
  for (const page of PRELOAD.pages) {
    const found = new RegExp(page.pattern, 'i').exec(pathname);
    if (found === null) continue;
    const words = Object.fromEntries(page.words.map((name, index) => [name, found[index + 1] ?? '']));
    // What is no plain word leads to a page that says that it is unknown.
    if (!Object.values(words).every((word) => /^\w+$/.test(word))) return null;
    const { art, id } = words;
    return { page, words: { ...words, selection: `${art === 'kategorie' ? 'category' : 'kind'}=${id}` } };
  }
  const [home] = PRELOAD.pages;
  return pathname === '/' && home !== undefined ? { page: home, words: {} } : null;
}

/** Until the server knows of a customer view that began without a network, nothing of the trade is asked for. */
function questionsOf({ questions }: PageFiles): readonly Question[] {
  if (kept('ringwerk.customer-view') !== null) return [];
  const isFiltered = [...new URLSearchParams(location.search).keys()].some((key) => key !== 'lang');
  return questions.filter(
    ({ yieldsToDraft, yieldsToFilter }) =>
      !(yieldsToDraft === true && hasDraft()) && !(yieldsToFilter === true && isFiltered),
  );
}

function preload(): void {
  const lang = pageLanguage();
  if (!/\begf=/.test(document.cookie)) {
    if (location.pathname === '/') askFor(PRELOAD.login, lang);
    return;
  }
  if (new RegExp(PRELOAD.unframed, 'i').test(location.pathname)) return;
  const here = pageHere();
  askFor(PRELOAD.shell, lang);
  if (here !== null) askFor(here.page, lang);
  for (const question of PRELOAD.shell.questions) put(question, {});
  if (here !== null) for (const question of questionsOf(here.page)) put(question, { ...here.words, lang });
  Object.assign(globalThis, { ringwerkPreloaded: answers });
}

preload();
/** After the first paint of the whole page, a set's picture included. */
async function afterFirstPaint(): Promise<void> {
  await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }));
  // A picture that does not come holds nothing up.
  await document
    .querySelector<HTMLImageElement>('.first-paint img')
    ?.decode()
    .catch(() => undefined);
  await new Promise(requestAnimationFrame);
}

// The browser's tables of numbers take some 15 ms at first use: read now, while the network is waited for.
void afterFirstPaint().then(() => setTimeout(() => new Intl.NumberFormat('de').format(0)));
