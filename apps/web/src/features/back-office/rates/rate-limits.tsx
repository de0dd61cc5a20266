import { AREAS, changeRateSettings, getRates, type Rates } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { usePermission } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import styles from './rates.module.css';

/** How far a value may jump before a second person is asked, and when it counts as old. Changed by an administrator alone. */
export function RateLimits({ settings }: { readonly settings: Rates['settings'] }) {
  const t = useTexts('fixings');
  const errorText = useErrorText();
  const canChange = usePermission(AREAS.officeSettings.needs);
  const [jump, setJump] = useState(String(settings.jumpPercent));
  const [stale, setStale] = useState(String(settings.staleDays));
  const change = useOperationMutation(changeRateSettings, [getRates]);
  const fieldError = useFieldErrors(change.error);
  const form = useFocusOnError(change.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!canChange) return;
    change.mutate(
      { body: { jumpPercent: Number(jump), staleDays: Number(stale) } },
      {
        onAnswer: () => showToast(t('limits.saved'), { tone: 'good' }),
        onError: (error) => {
          if (error.issues.length === 0) showToast(errorText(error), { tone: 'bad' });
        },
      },
    );
  };
  return (
    <section aria-label={t('limits')}>
      <h2 className={styles['title']}>{t('limits')}</h2>
      <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
        <TextField
          label={t('limits.jump')}
          suffix="%"
          inputMode="numeric"
          readOnly={!canChange}
          value={jump}
          error={fieldError('/jumpPercent')}
          onChange={(event) => setJump(event.target.value)}
        />
        <TextField
          label={t('limits.stale')}
          inputMode="numeric"
          readOnly={!canChange}
          value={stale}
          error={fieldError('/staleDays')}
          onChange={(event) => setStale(event.target.value)}
        />
        {canChange && (
          <div className={formStyles['actions']}>
            <Button type="submit" isBusy={change.isPending}>
              {t('limits.save')}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
