import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { useCards, type ChoiceList } from '../model/use-choices.ts';
import { useRingEdit } from '../session/use-configurator.ts';

export interface ChoiceCardsProps {
  readonly list: ChoiceList;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string | null;
  readonly look: 'cards' | 'rows' | 'chips' | 'swatches';
}

/** A list of choices that was asked about (`useAssessed`), as cards that propose what they would write. */
export function ChoiceCards({ list, label, isLabelHidden = false, value, look }: ChoiceCardsProps) {
  const { propose } = useRingEdit();
  return (
    <OptionCards
      label={label}
      isLabelHidden={isLabelHidden}
      look={look}
      options={useCards(list.name, list.choices)}
      value={value}
      onChoose={(chosen) => propose(list.choices.find((choice) => choice.value === chosen)?.changes ?? [])}
    />
  );
}
