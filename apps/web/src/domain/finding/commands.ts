/** One thing that can be done by its name. */
export interface Command {
  readonly key: string;
  /** Group and name, as they are read: "Metal · Rose gold 585". */
  readonly group: string;
  readonly name: string;
  /** Other words that people type for it, in their language; searched, never shown. */
  readonly also?: string;
  readonly run: () => void;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** What a word of the name counts at its beginning, inside, and among the other words for the command. */
const SCORES = { begins: 4, inside: 2, also: 1 };

function scoreOf(word: string, shown: string, also: string): number | null {
  const at = shown.indexOf(word);
  if (at < 0) return also.includes(word) ? SCORES.also : null;
  const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(shown[at - 1] ?? '');
  return startsWord ? SCORES.begins : SCORES.inside;
}

/** How well words fit a command: all of them must occur; what is read counts more than its other words. Null when one is missing. */
function fit(command: Command, words: readonly string[]): number | null {
  const shown = plain(`${command.group} ${command.name}`);
  const also = plain(command.also ?? '');
  let sum = 0;
  for (const word of words) {
    const score = scoreOf(word, shown, also);
    if (score === null) return null;
    sum += score;
  }
  return sum + (plain(command.name).startsWith(words[0] ?? '') ? SCORES.begins : 0);
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
