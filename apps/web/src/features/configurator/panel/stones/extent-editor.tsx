import { mm } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ChoiceList } from '../../session/use-choices.ts';
import { useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { Group } from '../group.tsx';
import { Measure } from '../measure.tsx';
import type { StoneEdit } from './stone-edit.ts';

export interface ExtentEditorProps {
  readonly edit: StoneEdit;
  readonly list: ChoiceList;
}

/** Fewest stones that are a row, and the most that a slider reaches; the rules know how many fit. */
const COUNT_MIN = 2;
const COUNT_MAX = 60;
/** Beyond this distance stones are no row, mm. */
const SPACING_MAX = 3;
const SEEDS = 9999;

/** How far the stones reach: a number, or a share of the ring; their distance, and how strewn stones fall. */
export function ExtentEditor({ edit: { row, gesture, changes, write }, list }: ExtentEditorProps) {
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  const isScatter = row.setting === 'scatter';
  return (
    <Group title={t('fact.extent')}>
      <ChoiceCards list={list} label={t('fact.extent')} isLabelHidden value={row.extent} look="chips" />
      {(row.extent === 'count' || isScatter) && (
        <Measure
          label={t('fact.count')}
          value={row.count}
          min={COUNT_MIN}
          max={Math.max(COUNT_MAX, row.count)}
          step={1}
          unit="count"
          gesture={`${gesture}-count`}
          changes={(count) => changes({ ...row, count })}
        />
      )}
      <Measure
        label={t('fact.spacing')}
        value={row.spacing}
        min={spans['stones/*/spacing'].min}
        max={Math.max(SPACING_MAX, row.spacing)}
        step={0.05}
        gesture={`${gesture}-spacing`}
        changes={(spacing) => changes({ ...row, spacing: mm(spacing) })}
      />
      {isScatter && (
        <Button
          icon="redo"
          // Any other seed is another fall of the stones.
          onClick={() => write((now) => ({ ...now, seed: 1 + Math.floor(Math.random() * SEEDS) }))}
        >
          {t('stones.other-places')}
        </Button>
      )}
    </Group>
  );
}
