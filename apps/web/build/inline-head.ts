import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutNotes } from './without-notes.ts';

/** The sheet's link, switched off and therefore not fetched: the loader of later scripts looks for it before it adds its own. */
const placeholder = (href: string): string =>
  `document.head.append(Object.assign(document.createElement('link'),${JSON.stringify({ rel: 'stylesheet', disabled: true, href })}));`;

/**
 * Puts the style sheet of every page, its icon and `first-paint.js` into the page itself: they stand between the first byte and
 * the first paint, and asked for by address each costs a round trip and a connection. The server allows the scripts
 * by their hash.
 * @param publicFolder - where `first-paint.js` and the icon lie. @throws Error when the page names them otherwise.
 */
export function inlineHead(publicFolder: string): Plugin {
  return {
    name: 'ringwerk-inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        let inlined = 0;
        const withStyles = html.replace(
          /<link rel="stylesheet" crossorigin href="\/([^"]+\.css)">/,
          (link, name: string) => {
            const sheet = bundle?.[name];
            if (sheet?.type !== 'asset') return link;
            inlined += 1;
            return `<style>${String(sheet.source).trim()}</style>\n    <script>${placeholder(`/${name}`)}</script>`;
          },
        );
        const withIcon = withStyles.replace('href="/ringwerk.svg"', () => {
          inlined += 1;
          const icon = readFileSync(join(publicFolder, 'ringwerk.svg'), 'utf8').trim();
          return `href="data:image/svg+xml,${encodeURIComponent(icon)}"`;
        });
        const whole = withIcon.replace('<script src="/first-paint.js"></script>', () => {
          inlined += 1;
          return `<script>${withoutNotes(readFileSync(join(publicFolder, 'first-paint.js'), 'utf8'))}</script>`;
        });
        if (inlined !== 3) throw new Error('the page names its style sheet, icon or first-paint.js in another way');
        return whole;
      },
    },
  };
}
