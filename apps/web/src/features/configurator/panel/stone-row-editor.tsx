import { mm, type StoneRow } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ChoiceList } from '../model/use-choices.ts';
import { useRingEdit } from '../session/use-configurator.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { Group } from './group.tsx';
import { Measure } from './measure.tsx';
import { StoneSize } from './stone-size.tsx';

export interface StoneRowEditorProps {
  readonly row: StoneRow;
  readonly ringWidth: number;
  readonly isSingle: boolean;
  readonly lists: readonly ChoiceList[];
  readonly onChange: (row: StoneRow, gesture: string | null) => void;
}

/** Setting, size, number, place and quality of the stones. */
export function StoneRowEditor({ row, ringWidth, isSingle, lists, onChange }: StoneRowEditorProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { settle } = useRingEdit();
  const list = (name: string): ChoiceList => lists.find((entry) => entry.name === name) ?? { name, choices: [] };
  const reach = Math.floor((ringWidth / 2) * 20) / 20;
  return (
    <>
      <Group title={t('stones.setting-size')}>
        <ChoiceCards list={list('setting')} label={t('fact.setting')} value={row.setting} look="chips" />
        <StoneSize
          diameter={row.diameter}
          onChange={(diameter) => onChange({ ...row, diameter: mm(diameter) }, 'diameter')}
          onSettle={settle}
        />
      </Group>
      {!isSingle && <RowExtentEditor row={row} list={list('extent')} onChange={onChange} />}
      <Group title={t('stones.quality')}>
        <ChoiceCards list={list('quality')} label={t('fact.quality')} value={row.quality} look="chips" />
        <ChoiceCards list={list('material')} label={t('fact.material')} value={row.material} look="rows" />
      </Group>
      <Group title={t('position')}>
        <Measure
          label={t('fact.stone-position')}
          value={row.position}
          min={-reach}
          max={reach}
          step={0.05}
          onChange={(position) => onChange({ ...row, position: mm(position) }, 'stone-position')}
          onSettle={settle}
          note={
            row.position === 0
              ? t('position.middle')
              : t('position.from-middle', { mm: format.mm(Math.abs(row.position), 2) })
          }
        />
      </Group>
    </>
  );
}

interface RowExtentEditorProps {
  readonly row: StoneRow;
  readonly list: ChoiceList;
  readonly onChange: (row: StoneRow, gesture: string | null) => void;
}

/** How far the row reaches: a number of stones or a share of the ring, and their distance. */
function RowExtentEditor({ row, list, onChange }: RowExtentEditorProps) {
  const t = useTexts('configurator');
  const { settle } = useRingEdit();
  return (
    <Group title={t('fact.extent')}>
      <ChoiceCards list={list} label={t('fact.extent')} isLabelHidden value={row.extent} look="chips" />
      {row.extent === 'count' && (
        <Measure
          label={t('fact.count')}
          value={row.count}
          min={2}
          max={60}
          step={1}
          isCount
          onChange={(count) => onChange({ ...row, count }, 'count')}
          onSettle={settle}
        />
      )}
      <Measure
        label={t('fact.spacing')}
        value={row.spacing}
        min={0}
        max={Math.max(3, row.spacing)}
        step={0.05}
        onChange={(spacing) => onChange({ ...row, spacing: mm(spacing) }, 'spacing')}
        onSettle={settle}
      />
    </Group>
  );
}
