import type { CoupleShare } from '@ringwerk/contract';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { useDiscountWords } from '../../domain/trade/discount-words.ts';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { StoneFacts } from '../../domain/trade/stone-facts.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './couple-positions.module.css';

interface CouplePositionsProps {
  readonly quote: Pick<NonNullable<CoupleShare['quote']>, 'positions' | 'choices' | 'discount' | 'retail'>;
}

/** What a quote offers, each position with its picture and price; alternatives say that they are such. Last what is taken off. */
export function CouplePositions({ quote }: CouplePositionsProps) {
  const { positions } = quote;
  const t = useTexts('positions');
  const format = useFormat();
  const discountWords = useDiscountWords();
  const title = useNumberedTitle(positions.length);
  return (
    <ul className={styles['positions']}>
      {positions.map((position) => {
        const { number, rings, stone, retail, quantity, discount, sum, alternative } = position;
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
              {discount !== null && <p className={styles['small']}>{discountWords(discount, sum.currency)}</p>}
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
            <span className={styles['prices']}>
              {discount !== null && (
                <s className={styles['small']}>{format.money(retail.gross * quantity, retail.currency)}</s>
              )}
              <strong className={styles['price']}>{format.money(sum.gross, sum.currency)}</strong>
            </span>
          </li>
        );
      })}
      <WholeDiscount quote={quote} />
    </ul>
  );
}

/** What is taken off the sum; alternatives are not summed together: the total of each choice has it. */
function WholeDiscount({ quote: { positions, choices, discount, retail } }: CouplePositionsProps) {
  const format = useFormat();
  const discountWords = useDiscountWords();
  if (discount === null) return null;
  const before = positions.reduce((total, { sum }) => total + sum.gross, 0);
  return (
    <li className={styles['position']}>
      <p className={styles['words']}>{discountWords(discount, retail.currency)}</p>
      {choices.length === 0 && (
        <span className={styles['price']}>{format.moneyDifference(retail.gross - before, retail.currency)}</span>
      )}
    </li>
  );
}
