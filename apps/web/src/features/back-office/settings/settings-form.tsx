import { getHouseFace, getHouseSettings, putHouseSettings, type HouseSettings } from '@ringwerk/contract';
import { useState } from 'react';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { CompanyFields } from './company-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import { VersionedForm } from './versioned-form.tsx';
import { WorkFields } from './work-fields.tsx';

/** Company, days and lead times of the house. */
export function SettingsForm({ settings }: { readonly settings: HouseSettings }) {
  const t = useTexts('settings');
  const [draft, setDraft] = useState(settings);
  const put = useOperationMutation(putHouseSettings, [getHouseSettings, getHouseFace]);
  const part: SettingsPartProps = {
    draft,
    change: (changes) => setDraft({ ...draft, ...changes }),
    fieldError: useFieldErrors(put.error),
  };
  return (
    <VersionedForm
      error={put.error}
      isBusy={put.isPending}
      saveLabel={t('save')}
      onSave={() => put.mutate({ body: draft }, { onAnswer: () => showToast(t('saved'), { tone: 'good' }) })}
      onReload={() => void invalidateQueries(getHouseSettings)}
    >
      <CompanyFields {...part} />
      <WorkFields {...part} />
      <HolidayFields {...part} />
      <HoursFields {...part} />
    </VersionedForm>
  );
}
