import { GROOVE_SHAPES, mm, type Groove, type GrooveShape } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { useSessionState, useRingEdit } from '../session/use-configurator.ts';
import { Measure } from './measure.tsx';
import styles from './groove-editor.module.css';

export interface GrooveEditorProps {
  readonly groove: Groove;
  readonly index: number;
  readonly ringWidth: number;
  readonly onChange: (groove: Groove, gesture: string | null) => void;
  readonly onRemove: () => void;
}

/** One groove: shape, width (the workshop's own tools), place from the middle of the band. */
export function GrooveEditor({ groove, index, ringWidth, onChange, onRemove }: GrooveEditorProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const menu = useSessionState((state) => state.menu);
  const { settle } = useRingEdit();
  const title = `${t('fact.groove')} ${index + 1}`;
  const reach = Math.floor((ringWidth / 2) * 20) / 20;
  const chooseShape = (shape: GrooveShape): void => {
    const widths = menu.grooveWidths[shape];
    const nearest = widths.reduce(
      (best, width) => (Math.abs(width - groove.width) < Math.abs(best - groove.width) ? width : best),
      widths[0] ?? groove.width,
    );
    onChange({ ...groove, shape, width: mm(nearest) }, null);
  };
  return (
    <div className={styles['groove']} role="group" aria-label={title}>
      <div className={styles['head']}>
        <h4 className={styles['title']}>{title}</h4>
        <IconButton icon="trash" label={`${title}: ${t('grooves.remove')}`} onClick={onRemove} />
      </div>
      <OptionCards
        label={`${title}: ${t('grooves.shape')}`}
        isLabelHidden
        look="chips"
        options={GROOVE_SHAPES.map((shape) => ({ value: shape, label: t(`groove.${shape}`) }))}
        value={groove.shape}
        onChoose={chooseShape}
      />
      <OptionCards
        label={`${title}: ${t('fact.width')}`}
        isLabelHidden
        look="chips"
        options={menu.grooveWidths[groove.shape].map((width) => ({ value: String(width), label: format.mm(width) }))}
        value={String(groove.width)}
        onChoose={(width) => onChange({ ...groove, width: mm(Number(width)) }, null)}
      />
      <Measure
        label={t('position')}
        value={groove.position}
        min={-reach}
        max={reach}
        step={0.05}
        onChange={(position) => onChange({ ...groove, position: mm(position) }, `groove-${index}`)}
        onSettle={settle}
      />
    </div>
  );
}
