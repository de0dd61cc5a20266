import { BCP47, type Language } from '@ringwerk/contract';
import { hashSource } from '../../http/inline-hashes.ts';
import { AR_TEXTS } from './ar-texts.ts';

export interface ArPage {
  readonly language: Language;
  /** Address of the portal as phones reach it. */
  readonly origin: string;
  /** Path of the rings' files and picture, without ending. */
  readonly path: string;
  /** What of the link is shown: `?code=…`, or empty for the rings that it opens with. */
  readonly search: string;
  readonly name: string;
  readonly company: string;
  readonly userAgent: string;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Quick Look of Apple opens a link marked `ar` with a picture in it; Google's Scene Viewer is started by an intent. */
function wayFor({
  userAgent,
  origin,
  path,
  search,
  name,
}: ArPage): { readonly href: string; readonly isApple: boolean } | null {
  // An iPad calls itself a Macintosh; a real one shows the file in a window, which does no harm.
  if (/iPhone|iPad|Macintosh/u.test(userAgent))
    return { href: `${path}.usdz${search}#allowsContentScaling=0`, isApple: true };
  if (!/Android/u.test(userAgent)) return null;
  const file = encodeURIComponent(`${origin}${path}.glb${search}`);
  const fallback = encodeURIComponent(`${origin}${path}.glb${search}`);
  const query = `file=${file}&mode=ar_preferred&resizable=false&title=${encodeURIComponent(name)}`;
  const target = 'scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW';
  return {
    href: `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${target};S.browser_fallback_url=${fallback};end;`,
    isApple: false,
  };
}

/** The room that the rings stand in until a phone shows its own: the picture has it behind its metal, too. */
export const AR_STAGE = '#eeedea';

/** Two rings in lines stand where the picture will be: it may still have to be drawn, and the button works without it. */
const LINES = [
  'radial-gradient(circle at 40% 52%, transparent 23%, #c8b48f 23.4%, #c8b48f 24.2%, transparent 24.6%)',
  'radial-gradient(circle at 60% 48%, transparent 23%, #c8b48f 23.4%, #c8b48f 24.2%, transparent 24.6%)',
].join(', ');

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1.25rem; padding: 2rem 1.5rem;
    box-sizing: border-box; background: #faf7f2; color: #1d1915; font: 1rem/1.55 system-ui, sans-serif; text-align: center; }
  h1 { margin: 0; font: 400 2rem/1.12 Georgia, 'Hiragino Mincho ProN', serif; text-wrap: balance; }
  p { margin: 0; max-width: 26rem; color: #574f45; font-size: 0.9375rem; }
  .company { color: #6f665a; letter-spacing: 0.08em; font-size: 0.8125rem; }
  a { display: inline-block; color: inherit; text-decoration: none; }
  img { display: block; width: min(82vw, 22rem); height: auto; aspect-ratio: 1; background: ${LINES}, ${AR_STAGE}; color: #6f665a; font-size: 0.8125rem; }
  .button { display: inline-grid; align-items: center; min-height: 3.25rem; padding: 0 1.75rem; background: #1d1915; color: #fbf8f3; }
  @media (prefers-color-scheme: dark) { body { background: #171411; color: #f3ece1; } p, .company { color: #b9ad9c; } .button { background: #f3ece1; color: #171411; } }
`;

/** How the content security policy allows the page's style sheet. */
export const AR_STYLE_SOURCE = hashSource(STYLE);

const document = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${BCP47[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>
`;

/** A page without a script: the rings' picture, and the way into the room of whoever holds the phone. */
export function arPage(page: ArPage): string {
  const texts = AR_TEXTS[page.language];
  const way = wayFor(page);
  const picture = `<img src="${escaped(page.path)}.picture${escaped(page.search)}" alt="${escaped(page.name)}" width="512" height="512">`;
  const company = `<p class="company">${escaped(page.company)}</p>`;
  const title = `<h1>${escaped(texts.title)}</h1>`;
  if (way === null)
    return document(page.language, texts.title, `${company}${title}${picture}<p>${escaped(texts.other)}</p>`);
  const href = escaped(way.href);
  const rel = way.isApple ? ' rel="ar"' : '';
  // Quick Look wants the picture as the link's only child; the words are a link of their own.
  const open = way.isApple
    ? `<a rel="ar" href="${href}">${picture}</a><a class="button" href="${href}"${rel}>${escaped(texts.open)}</a>`
    : `${picture}<a class="button" href="${href}">${escaped(texts.open)}</a>`;
  return document(page.language, texts.title, `${company}${title}${open}<p>${escaped(texts.how)}</p>`);
}

/** Said instead, when the link has ended. */
export const arEndedPage = (language: Language): string =>
  document(language, AR_TEXTS[language].title, `<p>${escaped(AR_TEXTS[language].ended)}</p>`);
