import type { WatchItem } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { setAddress } from '../../domain/rings/set-address.ts';
import { QuoteButton } from '../../domain/quoting/quote-button.tsx';
import { CompareButton } from './compare-button.tsx';
import { ItemPrice } from './item-price.tsx';
import { NoteField } from './note-field.tsx';
import styles from './watch-item-row.module.css';

export interface WatchItemRowProps {
  readonly listId: string;
  readonly item: WatchItem;
  readonly onDelete: () => void;
}

/** One kept ring: picture, facts, today's price, the note; opens in the configurator as it was kept. */
export function WatchItemRow({ listId, item, onDelete }: WatchItemRowProps) {
  const t = useTexts('watch');
  const format = useFormat();
  const name = ringNameIn(item, useLanguage());
  const address = item.setId === null ? null : setAddress(item.setId);
  const picture = <RingPicture still={item.still} design={item.design} name={name} />;
  return (
    <article className={styles['item']}>
      {address === null ? (
        <div className={styles['picture']}>{picture}</div>
      ) : (
        <Link
          to={address}
          search={{ code: item.code }}
          className={styles['picture']}
          aria-label={`${name}: ${t('open')}`}
        >
          {picture}
        </Link>
      )}
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
      </div>
      <NoteField listId={listId} item={item} />
      <div className={styles['actions']}>
        <CompareButton item={item} />
        <QuoteButton
          name={name}
          position={{ kind: 'rings', design: item.design, ...(item.setId === null ? {} : { setId: item.setId }) }}
        />
        <IconButton icon="trash" label={t('deleteRing', { name })} onClick={onDelete} />
      </div>
    </article>
  );
}
