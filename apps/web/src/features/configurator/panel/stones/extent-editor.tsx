import { mm, type StoneRow } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ChoiceList } from '../../model/use-choices.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { Group } from '../group.tsx';
import { Measure } from '../measure.tsx';

export interface ExtentEditorProps {
  readonly row: StoneRow;
  readonly list: ChoiceList;
  readonly onChange: (row: StoneRow, gesture: string | null) => void;
}

/** Fewest stones that are a row, and the most that a slider reaches; the rules know how many fit. */
const COUNT_MIN = 2;
const COUNT_MAX = 60;
/** Beyond this distance nobody speaks of a row, mm. */
const SPACING_MAX = 3;
const SEEDS = 9999;

/** How far the stones reach: a number, or a share of the ring; their distance, and how strewn stones fall. */
export function ExtentEditor({ row, list, onChange }: ExtentEditorProps) {
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  const { settle } = useRingEdit();
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
          onChange={(count) => onChange({ ...row, count }, 'count')}
          onSettle={settle}
        />
      )}
      <Measure
        label={t('fact.spacing')}
        value={row.spacing}
        min={spans['stones/*/spacing'].min}
        max={Math.max(SPACING_MAX, row.spacing)}
        step={0.05}
        onChange={(spacing) => onChange({ ...row, spacing: mm(spacing) }, 'spacing')}
        onSettle={settle}
      />
      {isScatter && (
        <Button
          icon="redo"
          // Any other seed is another fall of the stones.
          onClick={() => onChange({ ...row, seed: 1 + Math.floor(Math.random() * SEEDS) }, null)}
        >
          {t('stones.other-places')}
        </Button>
      )}
    </Group>
  );
}
