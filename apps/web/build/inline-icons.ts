import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the line drawings into the page itself, as symbols `icon-…`: as a file of their own they were found out only when the
 * first button was drawn, and a second document had to be read for them.
 * Hidden by an attribute: the content security policy allows no style written into the page.
 * @param sprite - the file with one `symbol` for each. @throws Error when the page has no body or the file no symbols.
 */
export function inlineIcons(sprite: string): Plugin {
  return {
    name: 'ringwerk-inline-icons',
    transformIndexHtml(html) {
      const symbols = readFileSync(sprite, 'utf8').match(/<symbol [^]*?<\/symbol>/g) ?? [];
      if (symbols.length === 0 || !html.includes('</body>')) throw new Error('no icons, or no page to put them into');
      const whole = symbols.join('').replaceAll('<symbol id="', '<symbol id="icon-');
      return html.replace('</body>', () => `  <div hidden><svg aria-hidden="true">${whole}</svg></div>\n  </body>`);
    },
  };
}
