import type { Command } from '../../../domain/finding/commands.ts';
import type { FoundGroup } from '../../../domain/finding/found-option.ts';
import { useFoundOptions, type FoundCommands } from '../../../domain/finding/use-found-options.ts';
import { useRested } from '../../../domain/finding/use-rested.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';

/** Not beside an open ring, unless they are named in full: words for rings are words for what to make of it. */
const ELSEWHERE: readonly FoundGroup[] = ['rings', 'categories', 'recent'];
/** The palette has commands of its own. */
const NO_COMMANDS: FoundCommands = { pages: [], actions: [] };

/** Records of the dealer that are typed into the palette, and what was named in full. */
export function useFoundCommands(typed: string): {
  readonly exact: readonly Command[];
  readonly others: readonly Command[];
} {
  const t = useTexts('search');
  const navigate = useNavigate();
  const text = typed.trim();
  const asked = useRested(text);
  const { options } = useFoundOptions(asked, NO_COMMANDS);
  if (asked === '' || asked !== text) return { exact: [], others: [] };
  const commands = options.flatMap(({ key, group, label, detail, target }) =>
    group === 'all' || ELSEWHERE.includes(group) || typeof target !== 'string'
      ? []
      : [{ key, group: t(`group.${group}`), name: `${label} ${detail}`.trim(), run: () => void navigate(target) }],
  );
  const count = options.filter(({ group }) => group === 'exact').length;
  return { exact: commands.slice(0, count), others: commands.slice(count) };
}
