import { findNearestStones, type NearStone, type WatchedStone, type WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ShapeDrawing } from '../../domain/rings/shape-drawing.tsx';
import { useStoneName } from '../../domain/rings/stone-name.ts';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import styles from './nearest-stones.module.css';
import { useItemName } from './use-item-name.ts';
import type { WatchLists } from './use-watch-lists.ts';

export interface NearestStonesProps {
  readonly list: WatchList;
  readonly item: WatchedStone;
  readonly lists: WatchLists;
}

/** Puts another stone in the place of one that is gone, with the way back. */
function useReplace({ list, item, lists }: NearestStonesProps) {
  const t = useTexts('watch');
  const errorText = useErrorText();
  const undo = useUndoToast();
  const keyOf = useEntriesKey();
  const [isBusy, setBusy] = useState(false);
  const name = useItemName()(item);
  const fail = (error: unknown): void => void showToast(errorText(error), { tone: 'bad' });
  const back = async (putThere: string): Promise<void> => {
    await lists.restoreItem(list.id, item.id);
    await lists.deleteItem(list.id, putThere);
  };
  const replace = async (stoneId: string, near: string): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await lists.replaceStone(list.id, item.id, stoneId, keyOf({ item: item.id, stoneId }));
      undo(t('replaced', { name, near }), () => void back(id).catch(fail));
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { isBusy, name, replace };
}

/** The stones that are most like one that is gone; one touch puts one in its place. */
export function NearestStones(props: NearestStonesProps) {
  const { list, item } = props;
  const t = useTexts('watch');
  const answer = useOperationQuery(findNearestStones, { params: { listId: list.id, itemId: item.id } });
  const { isBusy, name, replace } = useReplace(props);
  return (
    <section className={styles['nearest']} aria-label={t('nearest')}>
      <h4 className={styles['heading']}>{t('nearest')}</h4>
      <QueryView result={answer}>
        {({ stones }) =>
          stones.length === 0 ? (
            <p className={styles['soft']}>{t('nearestNone')}</p>
          ) : (
            <ul className={styles['stones']}>
              {stones.map((near) => (
                <Near
                  key={near.stone.listing}
                  near={near}
                  instead={name}
                  isBusy={isBusy}
                  onTake={(called) => void replace(near.stone.listing, called)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

interface NearProps {
  readonly near: NearStone;
  /** What the stone that is gone is called. */
  readonly instead: string;
  readonly isBusy: boolean;
  readonly onTake: (name: string) => void;
}

function Near({ near: { stone, retail }, instead, isBusy, onTake }: NearProps) {
  const t = useTexts('watch');
  const format = useFormat();
  const words = useStoneWords();
  const name = useStoneName()(stone);
  return (
    <li className={styles['stone']}>
      <ShapeDrawing shape={stone.shape} size={32} />
      <span className={styles['words']}>
        <span>{name}</span>
        <span className={styles['soft']}>{words.provenance(stone)}</span>
      </span>
      <span className={styles['price']}>{format.money(retail.gross, retail.currency)}</span>
      <Button
        disabled={isBusy}
        aria-label={t('takeInsteadOf', { near: name, name: instead })}
        onClick={() => onTake(name)}
      >
        {t('takeInstead')}
      </Button>
    </li>
  );
}
