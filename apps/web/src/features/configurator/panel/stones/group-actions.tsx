import { GROUP_KINDS, newStones, placedAside, type Change } from '@ringwerk/advice';
import type { StoneRow } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useAssessed, type Choice, type ChoiceList } from '../../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { PricedButton } from '../../parts/priced-button.tsx';
import styles from './stones.module.css';

/** The record holds at most this many groups. */
const GROUPS_MAX = 40;

export interface GroupActionsProps {
  readonly chosen: number;
  readonly onChoose: (group: number) => void;
  readonly changes: (stones: readonly StoneRow[]) => readonly Change[];
}

/** One more group of stones; the chosen one doubled, or taken out. */
export function GroupActions({ chosen, onChoose, changes }: GroupActionsProps) {
  const t = useTexts('configurator');
  const { ring } = useRingEdit();
  const { stones } = ring;
  const row = stones[chosen];
  const add = useAddChoices(changes);
  useAssessed([add]);
  if (row === undefined) return null;
  const canAdd = stones.length < GROUPS_MAX;
  return (
    <>
      {canAdd && <ChoiceCards list={add} label={t('stones.add')} value={null} look="chips" />}
      <div className={styles['buttons']}>
        {canAdd && (
          <PricedButton
            name="copy-stones"
            look="quiet"
            icon="copy"
            changes={changes([...stones, placedAside(row, stones)])}
            onPress={() => onChoose(stones.length)}
          >
            {t('stones.duplicate')}
          </PricedButton>
        )}
        <PricedButton
          name="remove-stones"
          look="quiet"
          icon="trash"
          changes={changes(stones.filter((_, index) => index !== chosen))}
          onPress={() => onChoose(Math.max(0, chosen - 1))}
        >
          {t('stones.remove')}
        </PricedButton>
      </div>
    </>
  );
}

function useAddChoices(changes: GroupActionsProps['changes']): ChoiceList {
  const t = useTexts('configurator');
  const { roundSizes } = useSessionState((state) => state.menu);
  const { ring } = useRingEdit();
  const [first] = ring.stones;
  return {
    name: 'add-stones',
    choices: GROUP_KINDS.map((kind): Choice<string> => ({
      value: kind,
      label: `+ ${t(`stones.${kind}`)}`,
      changes: changes([...ring.stones, placedAside(newStones(ring, kind, roundSizes, first), ring.stones)]),
    })),
  };
}
