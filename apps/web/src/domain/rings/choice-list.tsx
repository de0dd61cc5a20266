import { useFormat } from '../../i18n/format.ts';
import styles from './choice-list.module.css';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Colour of a swatch before it. */
  readonly tint?: string;
}

export interface ChoiceListProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Values of a filter, each with how many rings it finds and how that compares with the others. */
export function ChoiceList({ legend, choices, chosen, onChange }: ChoiceListProps) {
  const format = useFormat();
  const most = Math.max(1, ...choices.map(({ count }) => count));
  const gone = chosen.filter((id) => !choices.some((choice) => choice.id === id));
  const all = [...choices, ...gone.map((id): Choice => ({ id, label: id, count: 0 }))];
  return (
    <fieldset className={styles['list']}>
      <legend className="visually-hidden">{legend}</legend>
      {all.map(({ id, label, count, tint }) => (
        <label key={id} className={styles['choice']}>
          <input
            type="checkbox"
            className={styles['box']}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {tint !== undefined && <span className={styles['swatch']} style={{ background: tint }} aria-hidden="true" />}
          <span className={styles['label']}>{label}</span>
          <span className={styles['count']}>{format.number(count)}</span>
          <span className={styles['bar']} style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
