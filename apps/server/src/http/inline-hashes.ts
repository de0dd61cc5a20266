import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** What a content security policy names to allow scripts or styles that stand in a page itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** How a policy names one text by its content. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in a built page itself; nothing without the page. */
export function inlineHashes(page: string): InlineHashes {
  if (!existsSync(page)) return { scripts: [], styles: [] };
  const html = readFileSync(page, 'utf8');
  const contents = (tag: 'script' | 'style'): readonly string[] =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => hashSource(text));
  return { scripts: contents('script'), styles: contents('style') };
}
