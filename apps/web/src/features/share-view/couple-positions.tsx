import type { SharedPosition } from '@ringwerk/contract';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { StoneFacts } from '../../domain/trade/stone-facts.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './couple-positions.module.css';

/** What a quote offers, each position with its picture and price; alternatives say that they are such. */
export function CouplePositions({ positions }: { readonly positions: readonly SharedPosition[] }) {
  const t = useTexts('positions');
  const format = useFormat();
  const title = useNumberedTitle(positions.length);
  return (
    <ul className={styles['positions']}>
      {positions.map((position) => {
        const { number, rings, stone, sum, alternative } = position;
        const group = alternative === null ? [] : positions.filter((each) => each.alternative === alternative);
        return (
          <li key={number} className={styles['position']}>
            {rings !== null && (
              <div className={styles['picture']}>
                <RingPicture still={rings.still} design={rings.design} name={title(position)} sizes="5rem" />
              </div>
            )}
            <div className={styles['words']}>
              <p>{title(position)}</p>
              {rings?.articleNumber != null && <p className={styles['small']}>{rings.articleNumber}</p>}
              {group.length > 1 && (
                <p className={styles['small']}>
                  {t('alternativeOf', {
                    place: group.findIndex((each) => each.number === number) + 1,
                    count: group.length,
                  })}
                </p>
              )}
              {stone !== null && <StoneFacts stone={stone} />}
            </div>
            <strong className={styles['price']}>{format.money(sum.gross, sum.currency)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
