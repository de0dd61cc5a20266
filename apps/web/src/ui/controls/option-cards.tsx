import { useEffect, useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './option-cards.module.css';

export interface OptionCard<V extends string> {
  readonly value: V;
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
  /** What the choice would add to the price, ready to read. */
  readonly difference?: string | undefined;
  /** Why the rules refuse it; the option stays visible, and touching it offers the way out. */
  readonly refused?: string | undefined;
}

export interface OptionCardsProps<V extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly OptionCard<V>[];
  /** Null when no option of the list is taken. */
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
  /** cards: picture over words; rows: one under the other; chips: words only. */
  readonly look?: 'cards' | 'rows' | 'chips' | 'swatches';
}

/** One choice among several, as radio buttons that look like what they mean. */
export function OptionCards<V extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChoose,
  look = 'cards',
}: OptionCardsProps<V>) {
  const name = useId();
  const [taken, take] = useTaken(value);
  const [pointedAt, setPointedAt] = useState<V | null>(null);
  const reason = options.find((option) => option.value === pointedAt)?.refused;
  const inlineReason = look === 'rows';
  return (
    <fieldset className={styles['set']}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles['legend']}>{label}</legend>
      <div className={classNames(styles['options'], styles[look])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles['option'], option.refused !== undefined && styles['refused'])}
            onPointerEnter={() => setPointedAt(option.value)}
            onPointerLeave={() => setPointedAt(null)}
          >
            <input
              type="radio"
              className={styles['input']}
              name={name}
              value={option.value}
              checked={option.value === taken}
              aria-describedby={option.refused === undefined ? undefined : `${name}-${option.value}`}
              onFocus={() => setPointedAt(option.value)}
              onBlur={() => setPointedAt(null)}
              onChange={() => {
                take(option.value);
                onChoose(option.value);
              }}
            />
            {option.picture && <span className={styles['picture']}>{option.picture}</span>}
            <span className={styles['words']}>
              <span className={styles['label']}>{option.label}</span>
              {option.note && <span className={styles['note']}>{option.note}</span>}
              {inlineReason && option.refused && <span className={styles['reason']}>{option.refused}</span>}
            </span>
            {option.difference && <span className={styles['difference']}>{option.difference}</span>}
            {option.refused !== undefined && (
              <span id={`${name}-${option.value}`} hidden>
                {option.refused}
              </span>
            )}
          </label>
        ))}
      </div>
      {!inlineReason && reason !== undefined && <p className={styles['why']}>{reason}</p>}
    </fieldset>
  );
}

/** A choice is answered in a blink; if it was not granted by then, the cards show again what holds. */
const ANSWER_MILLISECONDS = 600;

/** The touched option at once, afterwards the one that the ring really has. */
function useTaken<V extends string>(value: V | null): readonly [V | null, (chosen: V) => void] {
  const [pending, setPending] = useState<{ readonly chosen: V; readonly over: V | null } | null>(null);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => setPending(null), ANSWER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [pending]);
  const isOpen = pending !== null && pending.over === value;
  return [isOpen ? pending.chosen : value, (next) => setPending({ chosen: next, over: value })];
}
