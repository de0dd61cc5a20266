import type { Engraving, EngravingFace } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { OptionCards } from '../../../../ui/controls/option-cards.tsx';
import { ENGRAVINGS_MAX, saysSomething } from '../../model/engraving-lines.ts';
import styles from './engraving.module.css';

export interface LineListProps {
  readonly lines: readonly Engraving[];
  readonly chosen: number;
  readonly onChoose: (line: number) => void;
  readonly onAdd: (face: EngravingFace) => void;
  readonly onRemove: () => void;
}

/** Which of several engravings is meant. */
export function LineTabs({ lines, chosen, onChoose }: Pick<LineListProps, 'lines' | 'chosen' | 'onChoose'>) {
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

/** One engraving more, one less. */
export function LineButtons({ lines, onAdd, onRemove }: Pick<LineListProps, 'lines' | 'onAdd' | 'onRemove'>) {
  const t = useTexts('configurator');
  const isFull = lines.length >= ENGRAVINGS_MAX || !lines.every(saysSomething);
  const canRemove = lines.length > 1 || lines.some(saysSomething);
  return (
    <div className={styles['buttons']}>
      {!isFull && (
        <>
          <Button look="quiet" icon="plus" onClick={() => onAdd('inside')}>
            {t('engraving.add-inside')}
          </Button>
          <Button look="quiet" icon="plus" onClick={() => onAdd('outside')}>
            {t('engraving.add-outside')}
          </Button>
        </>
      )}
      {canRemove && (
        <Button look="quiet" icon="trash" onClick={onRemove}>
          {t('engraving.remove')}
        </Button>
      )}
    </div>
  );
}
