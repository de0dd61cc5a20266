import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Unit or sign inside the right edge, e.g. mm. */
  readonly suffix?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, isLabelHidden, className, suffix, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false} className={className}>
      {(ids) => (
        <span className={styles['frame']}>
          <input type="text" {...rest} {...ids} className={classNames(styles['input'], suffix && styles['suffixed'])} />
          {suffix && (
            <span className={styles['suffix']} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
