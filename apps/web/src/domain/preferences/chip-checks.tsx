import styles from './chip-checks.module.css';

interface ChipChecksProps {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Ids in the order in which they were ticked. */
  readonly chosen: readonly string[];
  readonly most: number;
  readonly isReadOnly: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of a list, and which comes first: each ticked one carries its place. */
export function ChipChecks({ label, hint, options, chosen, most, isReadOnly, onChange }: ChipChecksProps) {
  const isFull = chosen.length >= most;
  return (
    <fieldset className={styles['group']} disabled={isReadOnly}>
      <legend className={styles['legend']}>{label}</legend>
      <p className={styles['hint']}>{hint}</p>
      <ul className={styles['chips']}>
        {options.map(({ id, name }) => {
          const place = chosen.indexOf(id);
          return (
            <li key={id}>
              <label className={styles['chip']}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={place !== -1}
                  disabled={isFull && place === -1}
                  onChange={() => onChange(place === -1 ? [...chosen, id] : chosen.filter((other) => other !== id))}
                />
                {place !== -1 && (
                  <span className={styles['place']} aria-hidden="true">
                    {place + 1}
                  </span>
                )}
                <span>{name}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
