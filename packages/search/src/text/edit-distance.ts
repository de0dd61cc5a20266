/** Rows of the distances between the beginnings of two words. */
interface Rows {
  readonly before: readonly number[];
  readonly last: readonly number[];
  readonly next: readonly number[];
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** Cost of the beginnings of both words up to a place: a letter more, less or another one, or two neighbours swapped. */
function costAt(a: string, b: string, row: number, column: number, { before, last, next }: Rows): number {
  const [one, other] = [a[row - 1], b[column - 1]];
  const cost = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (one === other ? 0 : 1));
  const isSwapped = row > 1 && column > 1 && one === b[column - 2] && a[row - 2] === other;
  return isSwapped ? Math.min(cost, at(before, column - 2) + 1) : cost;
}

/** Errors of typing between two words: a letter too many, too few, another one, or two neighbours swapped; `most` + 1 beyond. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) next.push(costAt(a, b, row, column, { before, last, next }));
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return at(last, b.length);
}
