import { findNearestStones, type NearStone, type WatchedStone, type WatchList } from '@ringwerk/contract';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ShapeDrawing } from '../../domain/rings/shape-drawing.tsx';
import { useStoneName } from '../../domain/rings/stone-name.ts';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './nearest-stones.module.css';
import { useReplace } from './use-replace.ts';
import type { WatchLists } from './use-watch-lists.ts';

export interface NearestStonesProps {
  readonly list: WatchList;
  readonly item: WatchedStone;
  readonly lists: WatchLists;
}

/** The stones that are most like one that is gone; one touch puts one in its place. */
export function NearestStones(props: NearestStonesProps) {
  const { list, item, lists } = props;
  const t = useTexts('watch');
  const answer = useOperationQuery(findNearestStones, { params: { listId: list.id, itemId: item.id } });
  const keyOf = useEntriesKey();
  const { isBusy, name, replace } = useReplace(props);
  const take = (stoneId: string, called: string): Promise<void> =>
    replace(called, () => lists.replaceStone(list.id, item.id, stoneId, keyOf({ item: item.id, stoneId })));
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
                  onTake={(called) => void take(near.stone.listing, called)}
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
