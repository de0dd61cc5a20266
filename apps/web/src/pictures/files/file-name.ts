/** Longest name without its extension that every file system and shop takes, characters. */
const LONGEST = 80;

/** A text as the name of a file: letters, digits and hyphens. `fallback` where nothing of it is left. */
export function fileName(text: string, fallback: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return [...name].slice(0, LONGEST).join('').replace(/-$/u, '') || fallback;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

/** Extension of a picture by what the browser made of it: one that writes no WebP gives PNG instead, without a word. */
export const extensionOf = (blob: Blob): string => EXTENSIONS[blob.type] ?? 'png';
