import { findRefittedRings, type RefittedRing, type WatchedRing, type WatchList } from '@ringwerk/contract';
import { useState } from 'react';
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

export interface NearestRingsProps {
  readonly list: WatchList;
  readonly item: WatchedRing;
  readonly lists: WatchLists;
}

/** A ring whose real stone is gone: the stones are looked for and the ring is weighed with them when somebody asks for it. */
export function NearestRings(props: NearestRingsProps) {
  const t = useTexts('watch');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Offers {...props} />;
  return (
    <div className={styles['ask']}>
      <Button onClick={() => setOpen(true)}>{t('replaceNearest')}</Button>
    </div>
  );
}

const keyOfRing = ({ seats }: RefittedRing): string => seats.map(({ stone }) => stone.listing).join(' ');

/** The ring with the most similar stones that fit; one touch puts it in the place of the one that has no price any more. */
function Offers(props: NearestRingsProps) {
  const { list, item, lists } = props;
  const t = useTexts('watch');
  const answer = useOperationQuery(findRefittedRings, { params: { listId: list.id, itemId: item.id } });
  const keyOf = useEntriesKey();
  const { isBusy, replace } = useReplace(props);
  const take = (ring: RefittedRing, called: string): Promise<void> => {
    const stoneIds = ring.seats.map(({ stone }) => stone.listing);
    return replace(called, () => lists.refitRing(list.id, item.id, stoneIds, keyOf({ item: item.id, stoneIds })));
  };
  return (
    <section className={styles['nearest']} aria-label={t('nearest')}>
      <h4 className={styles['heading']}>{t('nearest')}</h4>
      <QueryView result={answer}>
        {({ rings }) =>
          rings.length === 0 ? (
            <p className={styles['soft']}>{t('nearestFitsNone')}</p>
          ) : (
            <ul className={styles['stones']}>
              {rings.map((ring) => (
                <Offer
                  key={keyOfRing(ring)}
                  ring={ring}
                  item={item}
                  isBusy={isBusy}
                  onTake={(called) => void take(ring, called)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

interface OfferProps {
  readonly ring: RefittedRing;
  readonly item: WatchedRing;
  readonly isBusy: boolean;
  readonly onTake: (name: string) => void;
}

function Offer({ ring, item, isBusy, onTake }: OfferProps) {
  const t = useTexts('watch');
  const stoneName = useStoneName();
  const { seats } = ring;
  const [first] = seats;
  const name = seats.map(({ stone }) => stoneName(stone)).join(' · ');
  return (
    <li className={styles['stone']}>
      {first !== undefined && <ShapeDrawing shape={first.stone.shape} size={32} />}
      <span className={styles['words']}>
        {seats.map((seat) => (
          <Seat key={seat.stone.listing} seat={seat} />
        ))}
      </span>
      <Sum ring={ring} item={item} />
      <Button disabled={isBusy} aria-label={t('takeStone', { near: name })} onClick={() => onTake(name)}>
        {t('takeInstead')}
      </Button>
    </li>
  );
}

/** One stone, and what becomes of its seat. */
function Seat({ seat: { stone, before, after } }: { readonly seat: RefittedRing['seats'][number] }) {
  const t = useTexts('watch');
  const format = useFormat();
  const words = useStoneWords();
  const stoneName = useStoneName();
  const measure = ({ width, length }: typeof before): string =>
    width === length ? format.mm(width, 2) : `${format.number(width, 2)} × ${format.mm(length, 2)}`;
  const isSame = before.width === after.width && before.length === after.length;
  return (
    <>
      <span>{stoneName(stone)}</span>
      <span className={styles['soft']}>{words.provenance(stone)}</span>
      <span className={styles['soft']}>
        {isSame ? t('seatKept') : t('seatRefitted', { before: measure(before), after: measure(after) })}
      </span>
    </>
  );
}

/** Today's price of the ring, and what it is more or less than when it was kept. */
function Sum({ ring: { retail }, item }: Pick<OfferProps, 'ring' | 'item'>) {
  const format = useFormat();
  const isComparable = retail.currency === item.retail.currency;
  return (
    <span className={styles['price']}>
      {format.money(retail.gross, retail.currency)}
      {isComparable && (
        <span className={styles['change']}>
          {format.moneyDifference(retail.gross - item.retail.gross, retail.currency)}
        </span>
      )}
    </span>
  );
}
