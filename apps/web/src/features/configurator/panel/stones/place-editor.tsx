import { isHead } from '@ringwerk/advice';
import { mm } from '@ringwerk/kernel';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { Group } from '../group.tsx';
import { Measure } from '../measure.tsx';
import type { StoneChoices } from './stone-choices.tsx';
import type { StoneEdit } from './stone-edit.ts';

export interface PlaceEditorProps {
  readonly edit: StoneEdit;
  readonly lists: StoneChoices;
}

/** Where the stones sit: across the band or up the flank, around the ring, how high, and what is behind them. */
export function PlaceEditor({ edit, lists }: PlaceEditorProps) {
  const { row, gesture, changes } = edit;
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  return (
    <Group title={t('position')}>
      {row.setting === 'side' && <ChoiceCards list={lists.face} label={t('fact.face')} value={row.face} look="chips" />}
      <AcrossMeasure {...edit} />
      {row.extent !== 'full' && (
        <Measure
          label={t('fact.angle')}
          value={row.angle}
          unit="degrees"
          {...spans['stones/*/angle']}
          gesture={`${gesture}-angle`}
          changes={(angle) => changes({ ...row, angle })}
          note={row.angle === 0 ? t('angle.top') : undefined}
        />
      )}
      {isHead(row) && (
        <Measure
          label={t('fact.lift')}
          value={row.lift}
          {...spans['stones/*/lift']}
          gesture={`${gesture}-lift`}
          changes={(lift) => changes({ ...row, lift: mm(lift) })}
        />
      )}
      <ChoiceCards list={lists.back} label={t('fact.back')} value={row.back} look="chips" />
    </Group>
  );
}

/** On the outer face from the middle of the band, on a flank from the bore. */
function AcrossMeasure({ row, gesture, changes }: StoneEdit) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { ring } = useRingEdit();
  const isFlank = row.face !== 'outer';
  const reach = Math.floor((ring.width / 2) * 20) / 20;
  const [min, max] = isFlank ? [0, ring.height] : [-reach, reach];
  const note = isFlank
    ? t('position.above-bore')
    : row.position === 0
      ? t('position.middle')
      : t('position.from-middle', { mm: format.mm(Math.abs(row.position), 2) });
  return (
    <Measure
      label={t('fact.stone-position')}
      value={row.position}
      min={min}
      max={max}
      step={0.05}
      gesture={`${gesture}-position`}
      changes={(position) => changes({ ...row, position: mm(position) })}
      note={note}
    />
  );
}
