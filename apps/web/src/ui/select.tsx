import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<V extends string>
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'value' | 'onChange' | 'defaultValue'> {
  readonly options: readonly SelectOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** The system's own list: best on touch, and reads well everywhere. */
export function Select<V extends string>({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  options,
  value,
  onChange,
  ...rest
}: SelectProps<V>) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false} className={className}>
      {(ids) => (
        <span className={styles['frame']}>
          <select
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(styles['input'], styles['select'])}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles['arrow']}>
            <Icon name="chevronDown" size={16} />
          </span>
        </span>
      )}
    </Field>
  );
}
