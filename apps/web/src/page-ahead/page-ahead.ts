/*
 * Stands in the head of the page and runs before anything is painted: asks at once for what the page in the address needs,
 * which otherwise would be found out only after the scripts before it were read. Built by build/page-ahead.ts, which
 * writes the tables before it. No imports: it is one plain script. It asks the API nothing: a refusal takes the display
 * cookie away, and a page that finds none goes to the login without saying why.
 */

/** Files of a page by kind, without those that every page names in its head. */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Namespaces of its texts. */
  readonly texts: readonly string[];
}
declare const AHEAD: {
  readonly login: PageFiles;
  /** The frame of every page behind the login. */
  readonly shell: PageFiles;
  readonly home: PageFiles;
  readonly gallery: PageFiles;
  readonly languages: readonly string[];
  readonly textsBase: string;
};

/** The language that the page will choose: the address, the display cookie, the last choice on this device. */
function pageLanguage(): string {
  const known = (word: unknown): word is string => AHEAD.languages.some((language) => language === word);
  const cookie = /\begf=([^;]*)/.exec(document.cookie)?.[1];
  try {
    const named = new URLSearchParams(location.search).get('lang');
    const chosen: unknown = cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie)).sprache;
    const kept: unknown = JSON.parse(localStorage.getItem('ringwerk.locale') ?? '{}').language;
    return [named, chosen, kept].find(known) ?? 'de';
  } catch {
    // A forged cookie or a browser without storage: the page falls back likewise.
    return 'de';
  }
}

const asked = new Set<string>();

function ask(attributes: Readonly<Record<'rel' | 'href', string>> & { readonly as?: string }): void {
  if (asked.has(attributes.href)) return;
  asked.add(attributes.href);
  const link = document.createElement('link');
  for (const [name, value] of Object.entries({ crossorigin: '', ...attributes })) link.setAttribute(name, value);
  document.head.append(link);
}

function askFor({ scripts, styles, texts }: PageFiles, language: string): void {
  for (const href of styles) ask({ rel: 'preload', as: 'style', href });
  for (const href of scripts) ask({ rel: 'modulepreload', href });
  for (const text of texts) ask({ rel: 'preload', as: 'fetch', href: `${AHEAD.textsBase}/${language}/${text}.json` });
}

const language = pageLanguage();
if (/\begf=/.test(document.cookie)) {
  askFor(AHEAD.shell, language);
  if (location.pathname === '/home' || location.pathname === '/') askFor(AHEAD.home, language);
  if (/^\/konfigurator\/v2\/\w+\/\w+$/.test(location.pathname)) askFor(AHEAD.gallery, language);
} else if (location.pathname === '/') askFor(AHEAD.login, language);

// The browser's tables of numbers take some 15 ms at first use: read now, while the network is waited for.
setTimeout(() => new Intl.NumberFormat('de').format(0));
