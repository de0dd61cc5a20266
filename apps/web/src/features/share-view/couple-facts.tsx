import type { CoupleFigures, Persons } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import { ringTitle } from '../../domain/rings/ring-title.ts';
import { useTradeNames, type TradeNames } from '../../domain/rings/use-trade-names.ts';
import styles from './couple-facts.module.css';

export interface CoupleFactsProps {
  readonly design: Design;
  /** Null where the jeweller shows no price. */
  readonly figures: CoupleFigures | null;
  /** Null for rings that began without an article. */
  readonly articleNumber: string | null;
  readonly persons: Persons;
}

/** What a couple wants to know of its rings, in words: metal, measures, stones, engraving, price. */
export function CoupleFacts({ design, figures, articleNumber, persons }: CoupleFactsProps) {
  const t = useTexts('couple');
  const format = useFormat();
  const names = useTradeNames();
  const { rings } = design;
  const total = figures?.total ?? null;
  return (
    <div className={styles['facts']}>
      {total !== null && (
        <p className={styles['price']}>
          <Price amount={total.retail.gross} currency={total.retail.currency} size="l" />
          <span className={styles['tax']}>{t('price.tax', { rate: format.percent(total.retail.taxRate) })}</span>
        </p>
      )}
      {articleNumber !== null && (
        <p className={styles['tax']}>
          {t(rings.some(({ stones }) => stones.length > 0) ? 'fact.articleWith' : 'fact.articleWithout', {
            article: articleNumber,
          })}
        </p>
      )}
      {names !== null &&
        rings.map((ring, index) => (
          <RingWords
            key={ring.role}
            ring={ring}
            names={names}
            grams={figures?.rings[index]?.grams ?? null}
            title={rings.length === 1 && persons.first === '' ? null : ringTitle(t, ring.role, persons)}
          />
        ))}
    </div>
  );
}

interface RingWordsProps {
  readonly ring: RingDesign;
  readonly names: TradeNames;
  readonly grams: number | null;
  /** Null for a single ring of nobody who is named. */
  readonly title: string | null;
}

function RingWords({ ring, names, grams, title }: RingWordsProps) {
  const t = useTexts('couple');
  const format = useFormat();
  const metals = [...new Set(ring.segments.map(({ alloy }) => names.alloy(alloy)))];
  const finishes = [...new Set(ring.segments.map(({ finish }) => names.finish(finish)))];
  const words: readonly (readonly [string, string])[] = [
    [t('fact.metal'), metals.join(' · ')],
    [t('fact.finish'), finishes.join(' · ')],
    [t('fact.measures'), `${format.mm(ring.width, 2)} × ${format.mm(ring.height, 2)}`],
    [t('fact.size'), format.mm(ring.size)],
    ...ring.stones.map((row): readonly [string, string] => [
      t('fact.stones'),
      `${names.stone(row.material)}, ${names.quality(row.quality)}, ${names.setting(row.setting)}`,
    ]),
    ...ring.engravings
      .filter(({ text }) => text !== '')
      .map(({ text }): readonly [string, string] => [t('fact.engraving'), text]),
    ...(grams === null ? [] : [[t('fact.weight'), format.grams(grams)] as const]),
  ];
  return (
    <section className={styles['ring']}>
      {title !== null && <h2 className={styles['role']}>{title}</h2>}
      <dl className={styles['list']}>
        {words.map(([label, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows of stones have the same label
          <div key={`${label} ${index}`} className={styles['line']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
