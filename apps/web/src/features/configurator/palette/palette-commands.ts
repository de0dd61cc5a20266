/** One thing that can be done by its name. */
export interface Command {
  readonly key: string;
  /** Group and name, as they are read: "Metal · Rose gold 585". */
  readonly group: string;
  readonly name: string;
  readonly run: () => void;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** How well words fit a command: all of them must occur; the beginning of a word counts more. Null when one is missing. */
function fit(command: Command, words: readonly string[]): number | null {
  const text = plain(`${command.group} ${command.name}`);
  let sum = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return null;
    const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    sum += startsWord ? 2 : 1;
  }
  return sum + (plain(command.name).startsWith(words[0] ?? '') ? 2 : 0);
}

/** The commands whose names hold every typed word, the best first; without words all in their own order. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return commands;
  return commands
    .flatMap((command) => {
      const score = fit(command, words);
      return score === null ? [] : [{ command, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command);
}
