import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

export function TextArea({ label, hint, error, isLabelHidden, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false} className={className}>
      {(ids) => <textarea {...rest} {...ids} className={styles['input']} />}
    </Field>
  );
}
