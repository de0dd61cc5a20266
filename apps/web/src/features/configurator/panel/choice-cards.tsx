import { memo } from 'react';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { useCards, type ChoiceList } from '../session/use-choices.ts';
import { useEdit } from '../session/use-edit.ts';

export interface ChoiceCardsProps {
  readonly list: ChoiceList;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string | null;
  readonly look: 'cards' | 'rows' | 'chips' | 'swatches';
}

/** A list of choices that was asked about (`useAssessed`), as cards that propose what they would write. The same list is not drawn again. */
export const ChoiceCards = memo(function ChoiceCards(props: ChoiceCardsProps) {
  const { list, label, isLabelHidden = false, value, look } = props;
  const choose = useEdit((chosen: string) => list.choices.find((choice) => choice.value === chosen)?.changes ?? []);
  return (
    <OptionCards
      label={label}
      isLabelHidden={isLabelHidden}
      look={look}
      options={useCards(list.name, list.choices)}
      value={value}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
});
