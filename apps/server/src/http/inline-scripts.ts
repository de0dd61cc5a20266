import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** What a content security policy names to allow the scripts that stand in a built page itself; none without the page. */
export function inlineScriptHashes(page: string): readonly string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([^]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
