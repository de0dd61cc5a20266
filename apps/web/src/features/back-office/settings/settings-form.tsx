import { getHouseSettings, putHouseSettings, type HouseSettings } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import styles from '../office-table.module.css';
import { CompanyFields } from './company-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import { WorkFields } from './work-fields.tsx';

/** Edits the settings as of the version that is shown; what another has set meanwhile is loaded, never overwritten. */
export function SettingsForm({ settings }: { readonly settings: HouseSettings }) {
  const t = useTexts('settings');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(settings);
  const put = useOperationMutation(putHouseSettings, [getHouseSettings]);
  const form = useFocusOnError(put.error);
  const isOvertaken = isApiError(put.error, 'house.changed');
  const part: SettingsPartProps = {
    draft,
    change: (changes) => setDraft({ ...draft, ...changes }),
    fieldError: useFieldErrors(put.error),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    put.mutate({ body: draft }, { onSuccess: () => showToast(t('saved'), { tone: 'good' }) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      <CompanyFields {...part} />
      <WorkFields {...part} />
      <HolidayFields {...part} />
      <div role="alert" className={formStyles['finding']}>
        {put.isError && !isOvertaken && errorText(put.error)}
      </div>
      {isOvertaken && (
        <div role="alert" className={classNames(styles['notice'], formStyles['whole'])}>
          <p>{t('overtaken')}</p>
          <Button onClick={() => void invalidateQueries(getHouseSettings)}>{t('reload')}</Button>
        </div>
      )}
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={put.isPending} disabled={isOvertaken}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
