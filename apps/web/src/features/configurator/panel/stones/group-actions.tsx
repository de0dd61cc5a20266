import type { StoneRow } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { Change } from '../../../../kernel-worker/design-change.ts';
import { Button } from '../../../../ui/button.tsx';
import { GROUP_KINDS, newStones, placedAside } from '../../model/stone-groups.ts';
import { useAssessed, type Choice, type ChoiceList } from '../../model/use-choices.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
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
  const { ring, propose } = useRingEdit();
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
          <Button
            look="quiet"
            icon="copy"
            onClick={() => {
              propose(changes([...stones, placedAside(row, stones)]));
              onChoose(stones.length);
            }}
          >
            {t('stones.duplicate')}
          </Button>
        )}
        <Button
          look="quiet"
          icon="trash"
          onClick={() => {
            propose(changes(stones.filter((_, index) => index !== chosen)));
            onChoose(Math.max(0, chosen - 1));
          }}
        >
          {t('stones.remove')}
        </Button>
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
