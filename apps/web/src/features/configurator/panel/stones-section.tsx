import type { StoneRow } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { newStones, stoneKindOf, STONE_KINDS, type StoneKind } from '../model/ring-changes.ts';
import { useAssessed, useCards, type Choice } from '../model/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { Group } from './group.tsx';
import { StoneRowEditor } from './stone-row-editor.tsx';
import { rowChoices } from './stone-choices.ts';

/** Stones: none, one, or a row; then everything about them. */
export function StonesSection() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf, propose } = useRingEdit();
  const rings = ringsOf('stones');
  const write = (stones: readonly StoneRow[]) =>
    rings.map((index) => ({ path: `/rings/${index}/stones`, value: stones }));
  const now = stoneKindOf(ring);
  const kinds: readonly Choice<StoneKind>[] = STONE_KINDS.map((kind) => ({
    value: kind,
    label: t(`stones.${kind}`),
    changes: kind === now ? [] : write(kind === 'none' ? [] : [newStones(ring, kind, menu.roundSizes)]),
  }));
  const [row] = ring.stones;
  const lists = row === undefined ? [] : rowChoices(row, menu, (next) => write([next]), t);
  useAssessed([{ name: 'kind', choices: kinds }, ...lists]);
  return (
    <>
      <Group title={t('stones.title')} link="stones">
        <OptionCards
          label={t('stones.kind')}
          isLabelHidden
          look="cards"
          options={useCards('kind', kinds)}
          value={now}
          onChoose={(kind) => propose(kinds.find((choice) => choice.value === kind)?.changes ?? [])}
        />
      </Group>
      {row !== undefined && (
        <StoneRowEditor
          row={row}
          ringWidth={ring.width}
          isSingle={now === 'single'}
          lists={lists}
          onChange={(next, gesture) => propose(write([next]), gesture)}
        />
      )}
    </>
  );
}
