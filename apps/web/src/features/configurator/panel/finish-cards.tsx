import type { Change } from '@ringwerk/advice';
import type { FinishId } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { FINISH_GROUPS, finishGroupOf } from './finish-groups.ts';
import { useAssessed, type Choice, type ChoiceList } from '../session/use-choices.ts';
import { useSessionState } from '../session/use-configurator.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { FinishSample } from './finish-sample.tsx';

export interface FinishCardsProps {
  /** Unique on the page. */
  readonly name: string;
  readonly alloy: string;
  readonly finish: FinishId | null;
  readonly changes: (finish: FinishId) => readonly Change[];
}

/** Every finish in the metal's own colour, in the groups of the trade. */
export function FinishCards({ name, alloy, finish, changes }: FinishCardsProps) {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const colour = menu.alloys.find((entry) => entry.id === alloy)?.swatch ?? '#999999';
  const lists = FINISH_GROUPS.map((group): ChoiceList & { readonly group: typeof group } => ({
    group,
    name: `${name}-${group}`,
    choices: menu.finishes
      .filter((entry) => finishGroupOf(entry.id) === group)
      .map((entry): Choice<string> => ({
        value: entry.id,
        label: entry.name,
        picture: <FinishSample finish={entry.id} colour={colour} />,
        // Ids of the menu are the kernel's own list.
        changes: entry.id === finish ? [] : changes(entry.id as FinishId),
      })),
  }));
  useAssessed(lists);
  return lists.map((list) => (
    <ChoiceCards key={list.group} list={list} label={t(`finish-group.${list.group}`)} value={finish} look="cards" />
  ));
}
