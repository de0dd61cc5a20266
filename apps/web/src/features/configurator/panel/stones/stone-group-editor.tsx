import { groupKindOf, type Change } from '@ringwerk/advice';
import type { StoneRow } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useAssessed, type ChoiceList } from '../../session/use-choices.ts';
import { useEdit } from '../../session/use-edit.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { Group } from '../group.tsx';
import { ExchangeStones } from './exchange-stones.tsx';
import { ExtentEditor } from './extent-editor.tsx';
import { ListedStone } from './listed-stone.tsx';
import { PlaceEditor } from './place-editor.tsx';
import { useStoneChoices } from './stone-choices.tsx';
import type { StoneEdit } from './stone-edit.ts';
import { StoneSize } from './stone-size.tsx';

export interface StoneGroupEditorProps {
  readonly row: StoneRow;
  readonly index: number;
  /** What it writes to have this group in place of the present one. */
  readonly changes: (row: StoneRow) => readonly Change[];
}

/** Setting, cut, size, number, place and quality of one group of stones. */
export function StoneGroupEditor({ row, index, changes }: StoneGroupEditorProps) {
  const t = useTexts('configurator');
  const write = useEdit((alter: (row: StoneRow) => StoneRow) => changes(alter(row)));
  const lists = useStoneChoices(row, index, changes);
  useAssessed(Object.values(lists));
  const kind = groupKindOf(row);
  const edit: StoneEdit = { row, gesture: `stones-${index}`, changes, write: (alter) => void write(alter) };
  const cards = (list: ChoiceList, label: string, value: string, look: 'chips' | 'rows' | 'cards') => (
    <ChoiceCards list={list} label={label} value={value} look={look} />
  );
  return (
    <>
      {(kind === 'head' || kind === 'single') && <ExchangeStones row={row} changes={changes} />}
      {row.listing !== null && <ListedStone edit={edit} />}
      <Group title={t('stones.setting-size')} part={`stones-${index}`}>
        {cards(lists.setting, t('fact.setting'), row.setting, 'chips')}
        {cards(lists.cut, t('fact.cut'), row.cut, 'cards')}
        {row.cut === 'round' ? (
          <StoneSize edit={edit} />
        ) : (
          <>
            {cards(lists.size, t('fact.diameter'), `${row.diameter}×${row.length}`, 'chips')}
            {row.length !== row.diameter && cards(lists.orientation, t('fact.orientation'), row.orientation, 'chips')}
          </>
        )}
      </Group>
      {(kind === 'row' || kind === 'scatter') && <ExtentEditor edit={edit} list={lists.extent} />}
      <PlaceEditor edit={edit} lists={lists} />
      <Group title={t('stones.quality')}>
        {cards(lists.quality, t('fact.quality'), row.quality, 'chips')}
        {cards(lists.material, t('fact.material'), row.material, 'rows')}
      </Group>
    </>
  );
}
