import type { WatchedRing, WatchItem, WatchList } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Arranging } from '../../domain/arranging/use-arranging.ts';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { setAddress } from '../../domain/rings/set-address.ts';
import { QuoteButton } from '../../domain/quoting/quote-button.tsx';
import { CompareButton } from './compare-button.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPrice } from './item-price.tsx';
import { Likes } from './likes.tsx';
import { NearestRings } from './nearest-rings.tsx';
import { NoteField } from './note-field.tsx';
import { PlaceHandle } from './place-handle.tsx';
import type { WatchLists } from './use-watch-lists.ts';
import styles from './watch-item-row.module.css';

export interface WatchItemRowProps<Item extends WatchItem> {
  readonly list: WatchList;
  readonly item: Item;
  readonly lists: WatchLists;
  /** On its list, counted from 1; null where there is no order to change. */
  readonly place: number | null;
  readonly arranging: Arranging<string>;
  readonly onDelete: () => void;
}

/** One kept ring: picture, facts, today's price, the note; opens in the configurator as it was kept. */
export function WatchItemRow({ list, item, lists, place, arranging, onDelete }: WatchItemRowProps<WatchedRing>) {
  const t = useTexts('watch');
  const format = useFormat();
  const name = ringNameIn(item, useLanguage());
  const address = item.setId === null ? null : setAddress(item.setId);
  const picture = <RingPicture still={item.still} design={item.design} name={name} />;
  return (
    <article className={styles['item']}>
      <div className={styles['picture']} {...arranging.source(item.id)}>
        {address === null ? (
          picture
        ) : (
          <Link to={address} search={{ code: item.code }} draggable={false} aria-label={`${name}: ${t('open')}`}>
            {picture}
          </Link>
        )}
      </div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{name}</h3>
        <dl className={styles['facts']}>
          <div>
            <dt className="visually-hidden">{t('articleNumber')}</dt>
            <dd>
              <ArticleLine articleNumber={item.articleNumber} design={item.design} />
            </dd>
          </div>
          <div>
            <dt>{t('code')}</dt>
            <dd>{item.code}</dd>
          </div>
          <div>
            <dt className="visually-hidden">{t('weight')}</dt>
            <dd>{format.grams(item.grams)}</dd>
          </div>
        </dl>
        <ItemPrice item={item} />
        <Likes likedBy={item.likedBy} />
        {item.priced === 'stone-gone' && <NearestRings list={list} item={item} lists={lists} />}
      </div>
      <NoteField listId={list.id} item={item} />
      <div className={styles['actions']}>
        <CompareButton item={item} />
        <QuoteButton
          name={name}
          position={{ kind: 'rings', design: item.design, ...(item.setId === null ? {} : { setId: item.setId }) }}
        />
        <PlaceHandle item={item} place={place} arranging={arranging} />
        <ItemMenu list={list} item={item} lists={lists} onDelete={onDelete} />
      </div>
    </article>
  );
}
