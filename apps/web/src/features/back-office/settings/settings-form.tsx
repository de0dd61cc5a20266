import {
  getHouseFace,
  getHouseSettings,
  getPriceBasis,
  getRates,
  listPriceLists,
  putHouseSettings,
  searchModels,
  type HouseSettings,
} from '@ringwerk/contract';
import { useState } from 'react';
import { currentSession, setSession } from '../../../api/session-store.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { ArticleFields } from './article-fields.tsx';
import { CancelFields } from './cancel-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import { VersionedForm } from './versioned-form.tsx';
import { WorkFields } from './work-fields.tsx';

/** With another base currency every price and rate is another one. */
const ANSWERS = [getHouseSettings, getHouseFace, getRates, listPriceLists, getPriceBasis, searchModels] as const;

/** The session says what trade prices are in. */
function keepCurrency({ currency }: HouseSettings): void {
  const session = currentSession();
  if (session !== null && session.currency !== currency) setSession({ ...session, currency });
}

/** Company, days and lead times of the house. */
export function SettingsForm({ settings }: { readonly settings: HouseSettings }) {
  const t = useTexts('settings');
  const [draft, setDraft] = useState(settings);
  const put = useOperationMutation(putHouseSettings, ANSWERS);
  const part: SettingsPartProps = {
    draft,
    change: (changes) => setDraft({ ...draft, ...changes }),
    fieldError: useFieldErrors(put.error),
  };
  const save = (): void => {
    const { isCurrencyOpen: _isOpen, ...body } = draft;
    put.mutate(
      { body },
      {
        onAnswer: (saved) => {
          keepCurrency(saved);
          showToast(t('saved'), { tone: 'good' });
        },
      },
    );
  };
  return (
    <VersionedForm
      error={put.error}
      isBusy={put.isPending}
      saveLabel={t('save')}
      onSave={save}
      onReload={() => void invalidateQueries(getHouseSettings)}
    >
      <CompanyFields {...part} />
      <WorkFields {...part} />
      <CancelFields {...part} />
      <HolidayFields {...part} />
      <HoursFields {...part} />
      <ArticleFields {...part} />
    </VersionedForm>
  );
}
