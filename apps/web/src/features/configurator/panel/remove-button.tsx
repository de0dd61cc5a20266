import type { Change } from '@ringwerk/advice';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useAssessed, useCards, type Choice } from '../session/use-choices.ts';
import { useEdit } from '../session/use-edit.ts';

export interface RemoveButtonProps {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly changes: readonly Change[];
}

/** Takes a part of the ring away; its name and title say what that does to the price. */
export function RemoveButton({ name, label, changes }: RemoveButtonProps) {
  const remove = useEdit(() => changes);
  const choices: readonly Choice<string>[] = [{ value: 'remove', label, changes }];
  useAssessed([{ name, choices }]);
  const [card] = useCards(name, choices);
  const meaning = card?.refused ?? card?.difference;
  return (
    <IconButton
      icon="trash"
      label={meaning === undefined ? label : `${label} (${meaning})`}
      onClick={() => void remove()}
    />
  );
}
