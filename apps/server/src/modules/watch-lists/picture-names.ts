import { isStone, type KeptItem } from './watch-list-repository.ts';

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

/** A ring by article number and the jeweller's own name, without both by the code of the design; a stone by its stock number. */
function nameOf(kept: KeptItem): string {
  const { item } = kept;
  if (isStone(kept)) return fileName([kept.stone.stockNumber, item.name].join(' '));
  return fileName([item.articleNumber ?? '', item.name].join(' ')) || kept.design.code;
}

/** What the pictures of kept rings and stones are called, in their order. Equal ones are numbered. */
export function pictureNames(items: readonly KeptItem[]): readonly string[] {
  const used = new Map<string, number>();
  return items.map((kept) => {
    const name = nameOf(kept) || kept.item.id;
    const key = name.toLowerCase();
    const place = (used.get(key) ?? 0) + 1;
    used.set(key, place);
    return place === 1 ? name : `${name} (${place})`;
  });
}
