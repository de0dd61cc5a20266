import type { FormEvent, ReactNode } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import styles from '../office-table.module.css';

interface VersionedFormProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  /** The word on the step that saves. */
  readonly saveLabel: string;
  readonly onSave: () => void;
  /** Fetches what is set now; the form begins anew with its version. */
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** The frame of settings that are saved as of the version that is shown: what another has set meanwhile is never overwritten. */
export function VersionedForm({ error, isBusy, saveLabel, onSave, onReload, children }: VersionedFormProps) {
  const t = useTexts('settings');
  const errorText = useErrorText();
  const form = useFocusOnError(error);
  const isOvertaken = isApiError(error, 'house.changed');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      {children}
      <div role="alert" className={formStyles['finding']}>
        {error !== null && !isOvertaken && errorText(error)}
      </div>
      {isOvertaken && (
        <div role="alert" className={classNames(styles['notice'], formStyles['whole'])}>
          <p>{t('overtaken')}</p>
          <Button onClick={onReload}>{t('reload')}</Button>
        </div>
      )}
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={isBusy} disabled={isOvertaken}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
