import type { RingDesign, StoneRow } from '../../design/ring-design.ts';

/** How often each word stands in a ring's engravings, whatever line it stands in. */
function wordsOf({ engravings }: RingDesign): Map<string, number> {
  const words = new Map<string, number>();
  for (const { text } of engravings) {
    for (const word of text.split(/\s+/u)) if (word !== '') words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

const drawingsOf = ({ engravings }: RingDesign): number => engravings.filter(({ drawing }) => drawing !== null).length;

/** Stones that a row asks for by number; rows around a part of the ring have as many as it has room for. */
const askedOf = ({ extent, count, setting }: StoneRow): number =>
  extent === 'count' || setting === 'scatter' ? count : Infinity;

/** A row that became a single stone is gone; one that makes room for a head is still a row. */
const isFewer = (row: StoneRow, than: StoneRow): boolean => {
  const [now, before] = [askedOf(row), askedOf(than)];
  return before === Infinity ? now < 2 : now < before;
};

/**
 * Whether `to` lacks words, drawings or stones that all of `had` have. Words may move to another line, drawings may be
 * drawn anew, stones may get another size, cut or setting. What one of `had` lacks already may stay away.
 */
export function losesContent(had: readonly RingDesign[], to: RingDesign): boolean {
  const least = (of: (ring: RingDesign) => number): number => Math.min(...had.map(of));
  if (drawingsOf(to) < least(drawingsOf)) return true;
  if (to.stones.length < least(({ stones }) => stones.length)) return true;
  const words = had.map(wordsOf);
  const now = wordsOf(to);
  const [first] = words;
  for (const [word, count] of first ?? []) {
    const kept = Math.min(count, ...words.map((each) => each.get(word) ?? 0));
    if ((now.get(word) ?? 0) < kept) return true;
  }
  const isSameLength = had.every(({ stones }) => stones.length === to.stones.length);
  return (
    isSameLength &&
    to.stones.some((row, index) =>
      had.every(({ stones }) => {
        const before = stones[index];
        return before !== undefined && isFewer(row, before);
      }),
    )
  );
}
