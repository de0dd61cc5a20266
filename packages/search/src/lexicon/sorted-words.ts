/** Words in order, so that those with one beginning stand together. */
export class SortedWords {
  readonly #words: readonly string[];

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)].sort();
  }

  /** At most `most` words that begin so, in their order. */
  from(beginning: string, most = 64): readonly string[] {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < this.#words.length && found.length < most; at += 1) {
      const word = this.#words[at] ?? '';
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found;
  }
}
