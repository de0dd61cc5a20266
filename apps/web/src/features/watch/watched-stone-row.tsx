import type { WatchedStone } from '@ringwerk/contract';
import { ShapeDrawing } from '../../domain/rings/shape-drawing.tsx';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import { QuoteButton } from '../../domain/quoting/quote-button.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemPrice } from './item-price.tsx';
import { Likes } from './likes.tsx';
import { NearestStones } from './nearest-stones.tsx';
import { NoteField } from './note-field.tsx';
import { PlaceHandle } from './place-handle.tsx';
import { useItemName } from './use-item-name.ts';
import rowStyles from './watch-item-row.module.css';
import type { WatchItemRowProps } from './watch-item-row.tsx';
import styles from './watched-stone-row.module.css';

/** One kept stone: its cut, facts and today's price; or why it is gone, with the nearest others. */
export function WatchedStoneRow({ list, item, lists, place, arranging, onDelete }: WatchItemRowProps<WatchedStone>) {
  const name = useItemName()(item);
  const { stone, gone } = item;
  return (
    <article className={rowStyles['item']}>
      <div className={rowStyles['picture']} {...arranging.source(item.id)}>
        <div className={styles['frame']}>
          <ShapeDrawing shape={stone.shape} size={88} />
        </div>
      </div>
      <div className={rowStyles['words']}>
        <h3 className={rowStyles['name']}>{name}</h3>
        <Facts stone={stone} />
        <ItemPrice item={item} />
        <Likes likedBy={item.likedBy} />
        {gone !== null && <NearestStones list={list} item={item} lists={lists} />}
      </div>
      <NoteField listId={list.id} item={item} />
      <div className={rowStyles['actions']}>
        {gone === null && <QuoteButton name={name} position={{ kind: 'stone', stoneId: stone.listing }} />}
        <PlaceHandle item={item} place={place} arranging={arranging} />
        <ItemMenu list={list} item={item} lists={lists} onDelete={onDelete} />
      </div>
    </article>
  );
}

/** What must be said wherever a stone is shown, and what it is compared by. */
function Facts({ stone }: Pick<WatchedStone, 'stone'>) {
  const t = useTexts('stones');
  const format = useFormat();
  const words = useStoneWords();
  const [length, width, depth] = stone.measurements;
  const report = stone.lab === '' ? t('noReport') : `${stone.lab} ${stone.reportNumber}`;
  return (
    <ul className={rowStyles['facts']}>
      <li>{words.provenance(stone)}</li>
      {stone.cutGrade !== '' && <li>{`${t('cutGrade')} ${stone.cutGrade}`}</li>}
      <li>{report}</li>
      <li>{`${format.number(length, 2)} × ${format.number(width, 2)} × ${format.mm(depth, 2)}`}</li>
    </ul>
  );
}
