import { createHash } from 'node:crypto';
import { BCP47, type Language } from '@ringwerk/contract';

interface Texts {
  readonly title: string;
  readonly wait: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    title: 'Das Dokument wird vorbereitet',
    wait: 'Das Bild der Ringe wird gerade gezeichnet. Das Dokument öffnet sich hier von selbst.',
  },
  en: {
    title: 'The document is being prepared',
    wait: 'The picture of the rings is being drawn. The document opens here by itself.',
  },
  nl: {
    title: 'Het document wordt voorbereid',
    wait: 'De afbeelding van de ringen wordt getekend. Het document opent hier vanzelf.',
  },
  jp: {
    title: '書類を準備しています',
    wait: 'リングの画像を描画しています。書類はこのページに自動的に表示されます。',
  },
  kr: {
    title: '문서를 준비하고 있습니다',
    wait: '반지 그림을 그리는 중입니다. 문서는 이 화면에 자동으로 열립니다.',
  },
  fr: {
    title: 'Le document est en préparation',
    wait: 'L’image des bagues est en cours de dessin. Le document s’ouvrira ici de lui-même.',
  },
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 2rem 1.5rem;
    box-sizing: border-box; background: #faf7f2; color: #1d1915; font: 1rem/1.55 system-ui, sans-serif; text-align: center; }
  h1 { margin: 0; font: 400 2rem/1.12 Georgia, 'Hiragino Mincho ProN', serif; text-wrap: balance; }
  p { margin: 0; max-width: 26rem; color: #574f45; }
  @media (prefers-color-scheme: dark) { body { background: #171411; color: #f3ece1; } p { color: #b9ad9c; } }
`;

/** Nothing but the page's own style. */
export const PREPARING_POLICY = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Stands in the tab that a document was opened in until it is there; the answer's `refresh` header asks again. */
export function preparingPage(language: Language): string {
  const { title, wait } = TEXTS[language];
  return `<!doctype html>
<html lang="${BCP47[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p role="status">${wait}</p></body></html>
`;
}
