import { holdStone, releaseStone, searchStones, type Listing } from '@ringwerk/contract';
import { useState } from 'react';
import { changeQueries, invalidateQueries } from '../../api/queries.ts';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The text of a refused hold, by its code. */
const REFUSALS = [
  ['stone.already-held', 'holdLost'],
  ['stone.sold', 'holdSold'],
  ['stone.too-many-holds', 'holdTooMany'],
  ['stone.held-before', 'holdBefore'],
  ['stone.held-for-quote', 'releaseQuoted'],
] as const;

/** Reserves a stone and gives it back. Whoever was faster is named as such, and the list shows how it really stands. */
export function useStoneHold(stone: Listing, name: string) {
  const t = useTexts('stones');
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);

  const put = (next: Listing): void => {
    changeQueries(searchStones, (answer) => ({
      ...answer,
      stones: answer.stones.map((other) => (other.id === next.id ? next : other)),
    }));
  };

  const failed = async (error: unknown, fallback: 'holdFailed' | 'releaseFailed'): Promise<void> => {
    const known = REFUSALS.find(([code]) => isApiError(error, code));
    const key = known?.[1] ?? fallback;
    showToast(t(key, { stone: name }), { tone: 'bad' });
    await invalidateQueries(searchStones);
  };
  const busy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return {
    isBusy,
    hold: () =>
      busy(async () => {
        try {
          const held = await call(holdStone, { params: { id: stone.id } });
          put(held);
          const until = held.hold ? format.dateTime(held.hold.until) : '';
          showToast(t('held', { stone: name, until }), { tone: 'good' });
        } catch (error) {
          await failed(error, 'holdFailed');
        }
      }),
    release: () =>
      busy(async () => {
        try {
          put(await call(releaseStone, { params: { id: stone.id } }));
          showToast(t('released', { stone: name }));
        } catch (error) {
          await failed(error, 'releaseFailed');
        }
      }),
  };
}
