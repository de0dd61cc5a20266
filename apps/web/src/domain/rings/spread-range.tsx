import { useTexts } from '../../i18n/use-texts.ts';
import { RangeField } from './range-field.tsx';
import styles from './spread-range.module.css';

export interface SpreadRangeProps {
  readonly legend: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Ends of what there is, and how many rings lie in each of the equal steps between. */
  readonly least: number;
  readonly most: number;
  readonly bins: readonly number[];
  readonly format: (value: number) => string;
  readonly onChange: (from: number | undefined, to: number | undefined) => void;
}

/** A range with the distribution of what it is cut from. */
export function SpreadRange({ least, most, bins, ...range }: SpreadRangeProps) {
  const t = useTexts('filters');
  const { from = -Infinity, to = Infinity, format } = range;
  const highest = Math.max(1, ...bins);
  const step = bins.length === 0 ? 0 : (most - least) / bins.length;
  const endsOf = (at: number): readonly [number, number] => [least + at * step, least + (at + 1) * step];
  const isIn = (at: number): boolean => {
    const [lower, upper] = endsOf(at);
    return upper > from && lower <= to;
  };
  return (
    <div className={styles['range']}>
      {/* For the eye: the fields below say the ends of it. */}
      <div className={styles['spread']} title={t('spread')} aria-hidden="true">
        {bins.map((count, at) => {
          const [lower, upper] = endsOf(at);
          return (
            <span
              key={lower}
              className={styles['step']}
              data-in={isIn(at)}
              title={`${format(lower)}–${format(upper)}: ${count}`}
            >
              <span style={{ blockSize: `${(count / highest) * 100}%` }} />
            </span>
          );
        })}
      </div>
      <RangeField {...range} least={format(least)} most={format(most)} />
    </div>
  );
}
