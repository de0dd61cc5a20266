import { newSwing, type Change } from '@ringwerk/advice';
import { GROOVE_SHAPES, mm, PATH_FORMS, type Groove, type GrooveShape, type Mm } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAssessed, type Choice, type ChoiceList } from '../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './groove-editor.module.css';
import { Measure } from './measure.tsx';
import { RemoveButton } from './remove-button.tsx';
import { SwingMeasures } from './swing-measures.tsx';

export interface GrooveEditorProps {
  readonly groove: Groove;
  readonly index: number;
  /** What it writes to have this groove in place of the present one. */
  readonly changes: (groove: Groove) => readonly Change[];
  /** What it writes to take this groove away. */
  readonly removal: readonly Change[];
}

/** One groove: shape, width (the workshop's own tools), place from the middle of the band, and its line. */
export function GrooveEditor({ groove, index, changes, removal }: GrooveEditorProps) {
  const t = useTexts('configurator');
  const { ring } = useRingEdit();
  const title = `${t('fact.groove')} ${index + 1}`;
  const reach = Math.floor((ring.width / 2) * 20) / 20;
  const lists = useGrooveLists(groove, index, changes);
  useAssessed(lists);
  const [shapes, widths, lines] = lists;
  return (
    <div className={styles['groove']} role="group" aria-label={title} data-part={`groove-${index}`}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{title}</h3>
        <RemoveButton name={`remove-groove-${index}`} label={`${title}: ${t('grooves.remove')}`} changes={removal} />
      </div>
      <ChoiceCards
        list={shapes}
        label={`${title}: ${t('grooves.shape')}`}
        isLabelHidden
        value={groove.shape}
        look="chips"
      />
      <ChoiceCards
        list={widths}
        label={`${title}: ${t('fact.width')}`}
        isLabelHidden
        value={String(groove.width)}
        look="chips"
      />
      <Measure
        label={`${title}: ${t('position')}`}
        value={groove.position}
        min={-reach}
        max={reach}
        step={0.05}
        gesture={`groove-${index}`}
        changes={(position) => changes({ ...groove, position: mm(position) })}
      />
      <ChoiceCards list={lines} label={`${title}: ${t('grooves.line')}`} value={groove.path.form} look="chips" />
      <SwingMeasures
        title={title}
        line={groove.path}
        gesture={`groove-${index}`}
        changes={(path) => changes({ ...groove, path })}
      />
    </div>
  );
}

function useGrooveLists(
  groove: Groove,
  index: number,
  changes: (groove: Groove) => readonly Change[],
): readonly [ChoiceList, ChoiceList, ChoiceList] {
  const t = useTexts('configurator');
  const format = useFormat();
  const { grooveWidths } = useSessionState((state) => state.menu);
  const { ring } = useRingEdit();
  const choice = (value: string, label: string, isTaken: boolean, next: Partial<Groove>): Choice<string> => ({
    value,
    label,
    changes: isTaken ? [] : changes({ ...groove, ...next }),
  });
  const shapes = GROOVE_SHAPES.map((shape) =>
    choice(shape, t(`groove.${shape}`), shape === groove.shape, {
      shape,
      width: nearestWidth(shape, groove.width, grooveWidths),
    }),
  );
  const widths = grooveWidths[groove.shape].map((width) =>
    choice(String(width), format.mm(width, 2), width === groove.width, { width: mm(width) }),
  );
  // A groove that swings follows the colours where they swing alike.
  const line = (form: (typeof PATH_FORMS)[number]) =>
    ring.split.form === form ? { ...ring.split, form } : newSwing(form, ring.width);
  const lines = PATH_FORMS.map((form) =>
    choice(form, t(`split-form.${form}`), form === groove.path.form, { path: line(form) }),
  );
  return [
    { name: `groove-${index}-shape`, choices: shapes },
    { name: `groove-${index}-width`, choices: widths },
    { name: `groove-${index}-line`, choices: lines },
  ];
}

/** The tool of a shape that comes nearest to a width. */
const nearestWidth = (
  shape: GrooveShape,
  wanted: number,
  tools: Readonly<Record<GrooveShape, readonly number[]>>,
): Mm =>
  mm(
    tools[shape].reduce(
      (best, width) => (Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best),
      tools[shape][0] ?? wanted,
    ),
  );
