import { AREAS, getWatchLists, keepStone } from '@ringwerk/contract';
import { useState } from 'react';
import type { KeepTarget } from '../../api/keep-ring.ts';
import { usePermission } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { KeepOnLists } from '../../domain/rings/keep-on-lists.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { showToast } from '../../ui/toast-store.ts';

export interface KeepStoneButtonProps {
  readonly stoneId: string;
  readonly name: string;
}

/** Keeps a loose stone on a list and says on which. */
export function KeepStoneButton({ stoneId, name }: KeepStoneButtonProps) {
  const t = useTexts('stones');
  const words = useTexts('filters');
  const errorText = useErrorText();
  const keyOf = useEntriesKey();
  // A stone that was taken off again is kept anew.
  const [times, setTimes] = useState(0);
  const keep = useOperationMutation(keepStone, [getWatchLists]);
  const onKeep = (target: KeepTarget): void => {
    const idempotencyKey = keyOf({ stoneId, times, ...target });
    keep.mutate(
      { body: { stoneId, ...target, idempotencyKey } },
      {
        onAnswer: ({ list }) => {
          setTimes(times + 1);
          showToast(words('keptOn', { name, list: list.name }), { tone: 'good' });
        },
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  };
  if (!usePermission(AREAS.watchLists.needs)) return null;
  return (
    <Popover label={t('keep', { stone: name })} button={<Icon name="bookmark" />}>
      <KeepOnLists onKeep={onKeep} />
    </Popover>
  );
}
