import type { KeptRing } from './watch-list-repository.ts';

/** Characters of a name that a file system takes everywhere. */
const LONGEST = 60;

/** Letters and digits of any script, spaces, hyphens and underscores: what every file system takes. */
export function fileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  // Rarer ideographs take two units of a string.
  return [...plain].slice(0, LONGEST).join('').trim();
}

/**
 * What the pictures of kept rings are called, in their order: by article number and the jeweller's own name, without both by the code
 * of the design. Equal ones are numbered.
 */
export function pictureNames(rings: readonly KeptRing[]): readonly string[] {
  const used = new Map<string, number>();
  return rings.map(({ item, design }) => {
    const name = fileName([item.articleNumber ?? '', item.name].join(' ')) || design.code;
    const key = name.toLowerCase();
    const place = (used.get(key) ?? 0) + 1;
    used.set(key, place);
    return place === 1 ? name : `${name} (${place})`;
  });
}
