import { classNames } from '../class-names.ts';
import styles from './leaf-chips.module.css';

export interface LeafChip<V extends string> {
  readonly value: V;
  readonly label: string;
}

export interface LeafChipsProps<V extends string> {
  readonly label: string;
  readonly options: readonly LeafChip<V>[];
  /** The group that holds what is taken. */
  readonly chosen: V | null;
  /** The group that lies open below: to look at, not taken yet. */
  readonly open: V;
  /** Id of what lies open. */
  readonly controls: string;
  readonly onOpen: (value: V) => void;
}

/** Groups to leaf through. Which one is open and which one holds the choice are two states, and look like two. */
export function LeafChips<V extends string>({ label, options, chosen, open, controls, onOpen }: LeafChipsProps<V>) {
  return (
    <fieldset className={styles['set']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['chips']}>
        {options.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            className={classNames(
              styles['chip'],
              value === chosen && styles['chosen'],
              value === open && styles['open'],
            )}
            aria-pressed={value === chosen}
            aria-expanded={value === open}
            aria-controls={value === open ? controls : undefined}
            onClick={() => onOpen(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
