import { useTexts } from '../../../../i18n/use-texts.ts';
import { OptionCards } from '../../../../ui/controls/option-cards.tsx';
import { useFactText } from '../../session/use-fact-text.ts';
import { useRingEdit } from '../../session/use-configurator.ts';

export interface GroupTabsProps {
  readonly chosen: number;
  readonly onChoose: (group: number) => void;
}

/** Which group of stones is meant, where a ring has several. */
export function GroupTabs({ chosen, onChoose }: GroupTabsProps) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const { ring } = useRingEdit();
  if (ring.stones.length < 2) return null;
  return (
    <OptionCards
      label={t('stones.groups')}
      look="rows"
      options={ring.stones.map((group, index) => ({
        value: String(index),
        label: `${index + 1} · ${facts.stones(group)}`,
      }))}
      value={String(chosen)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
