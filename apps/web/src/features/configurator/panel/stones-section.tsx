import { GROUP_KINDS, groupKindOf, newStones, PRESET_NAMES, presetStones, writeField } from '@ringwerk/advice';
import type { StoneRow } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { withEntry } from '../model/ring-changes.ts';
import { useAssessed, type Choice, type ChoiceList } from '../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { Disclosure } from './disclosure.tsx';
import { Group } from './group.tsx';
import { GroupActions } from './stones/group-actions.tsx';
import { GroupTabs } from './stones/group-tabs.tsx';
import { StoneGroupEditor } from './stones/stone-group-editor.tsx';

export interface StonesSectionProps {
  /** Which group of stones is shown, from 0. */
  readonly group: number;
  readonly onGroup: (group: number) => void;
}

/** Stones: none, or groups of them; then everything about the chosen one. */
export function StonesSection({ group, onGroup }: StonesSectionProps) {
  const t = useTexts('configurator');
  const { ring, ringsOf } = useRingEdit();
  const { stones } = ring;
  const at = Math.max(0, Math.min(group, stones.length - 1));
  const row = stones[at];
  const changes = (next: readonly StoneRow[]) => writeField(ringsOf('stones'), 'stones', next);
  const replaced = (next: StoneRow) => changes(row === undefined ? [next] : withEntry(stones, at, next));
  const [kinds, presets] = useStoneKinds(row, changes, replaced);
  useAssessed([kinds, presets]);
  return (
    <>
      <Group title={t('stones.title')} link="stones">
        <GroupTabs chosen={at} onChoose={onGroup} />
        <ChoiceCards
          list={kinds}
          label={t('stones.kind')}
          isLabelHidden
          value={row === undefined ? 'none' : groupKindOf(row)}
          look="cards"
        />
        <Disclosure name="stone-presets" title={t('stones.presets')}>
          <ChoiceCards list={presets} label={t('stones.presets')} isLabelHidden value={null} look="cards" />
        </Disclosure>
        <GroupActions chosen={at} onChoose={onGroup} changes={changes} />
      </Group>
      {row !== undefined && <StoneGroupEditor key={at} row={row} index={at} changes={replaced} />}
    </>
  );
}

/** What the chosen group could be, and the rings that the trade knows by name. */
function useStoneKinds(
  row: StoneRow | undefined,
  changes: (stones: readonly StoneRow[]) => Choice<string>['changes'],
  replaced: (row: StoneRow) => Choice<string>['changes'],
): readonly [ChoiceList, ChoiceList] {
  const t = useTexts('configurator');
  const { roundSizes } = useSessionState((state) => state.menu);
  const { ring } = useRingEdit();
  const now = row === undefined ? 'none' : groupKindOf(row);
  const kinds: readonly Choice<string>[] = [
    { value: 'none', label: t('stones.none'), changes: now === 'none' ? [] : changes([]) },
    ...GROUP_KINDS.map((kind): Choice<string> => ({
      value: kind,
      label: t(`stones.${kind}`),
      changes: kind === now ? [] : replaced(newStones(ring, kind, roundSizes, row)),
    })),
  ];
  const presets = PRESET_NAMES.map((preset): Choice<string> => ({
    value: preset,
    label: t(`preset.${preset}`),
    changes: replaced(presetStones(ring, preset, roundSizes, row)),
  }));
  return [
    { name: 'kind', choices: kinds },
    { name: 'preset', choices: presets },
  ];
}
