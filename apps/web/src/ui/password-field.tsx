import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password that can be looked at; pasting and password managers stay allowed. */
export function PasswordField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  ...rest
}: Omit<TextFieldProps, 'suffix'>) {
  const t = useTexts('ui');
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden ?? false} className={className}>
      {(ids) => (
        <span className={styles['frame']}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ids}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles['input'], styles['withButton'])}
          />
          <IconButton
            className={styles['inside']}
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? t('password.hide') : t('password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
