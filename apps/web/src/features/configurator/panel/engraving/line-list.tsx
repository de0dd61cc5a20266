import { ENGRAVING_FACES, type Engraving } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { OptionCards } from '../../../../ui/controls/option-cards.tsx';
import { ENGRAVINGS_MAX, saysSomething } from '../../model/engraving-lines.ts';
import { PricedButton } from '../../parts/priced-button.tsx';
import type { EngravingLines } from './use-engraving-lines.ts';
import styles from './engraving.module.css';

export interface LineListProps {
  readonly lines: readonly Engraving[];
  readonly chosen: number;
  readonly onChoose: (line: number) => void;
}

/** Which of several engravings is meant. */
export function LineTabs({ lines, chosen, onChoose }: LineListProps) {
  const t = useTexts('configurator');
  if (lines.length < 2) return null;
  const name = ({ face, text, drawing }: Engraving): string => {
    const what = [...(drawing === null ? [] : [t('engraving.drawing')]), text].join(' ').trim();
    return `${t(`engraving.${face}`)} · ${what === '' ? t('engraving.empty') : what}`;
  };
  return (
    <OptionCards
      label={t('engraving.which')}
      look="rows"
      options={lines.map((line, index) => ({ value: String(index), label: `${index + 1} · ${name(line)}` }))}
      value={String(chosen)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}

export interface LineButtonsProps {
  readonly edit: EngravingLines;
}

/** One engraving more, one less. A line that says nothing yet stands for one of a single letter: the fee is the line's. */
export function LineButtons({ edit }: LineButtonsProps) {
  const t = useTexts('configurator');
  const { lines, add, remove, withLine, withoutLine } = edit;
  const isFull = lines.length >= ENGRAVINGS_MAX || !lines.every(saysSomething);
  const canRemove = lines.length > 1 || lines.some(saysSomething);
  return (
    <div className={styles['buttons']}>
      {!isFull &&
        ENGRAVING_FACES.map((face) => (
          <PricedButton
            key={face}
            name={`add-engraving-${face}`}
            look="quiet"
            icon="plus"
            changes={[]}
            example={withLine(face, 'A')}
            onPress={() => add(face)}
          >
            {t(`engraving.add-${face}`)}
          </PricedButton>
        ))}
      {canRemove && (
        <PricedButton
          name="remove-engraving"
          look="quiet"
          icon="trash"
          changes={[]}
          example={withoutLine}
          onPress={remove}
        >
          {t('engraving.remove')}
        </PricedButton>
      )}
    </div>
  );
}
