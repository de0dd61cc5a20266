import {
  changePreferences,
  COUNTRIES,
  getDealer,
  LANGUAGES,
  type Country,
  type Dealer,
  type Language,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { currentSession, setSession } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../ui/form.module.css';
import { LANGUAGE_NAMES, useCountryNames } from '../../ui/locale-switch.tsx';
import { PreferenceFields } from '../../domain/preferences/preference-fields.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** What everybody of this shop finds ready: the answers of the registration, to be changed by the owner. */
export function PreferencesForm({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const t = useTexts('preferences');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const countryNames = useCountryNames();
  const [language, setLanguage] = useState<Language>(dealer.language);
  const [country, setCountry] = useState<Country>(dealer.country);
  const [preferences, setPreferences] = useState(dealer.preferences);
  const update = useOperationMutation(changePreferences, [getDealer]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    update.mutate(
      { body: { language, country, preferences } },
      {
        onAnswer: (saved) => {
          // The lists of this very page load follow.
          const session = currentSession();
          if (session !== null) setSession({ ...session, preferences: saved.preferences });
          showToast(t('saved'), { tone: 'good' });
        },
      },
    );
  };
  return (
    <PageSection title={t('title')} lead={t('dealerLead')}>
      <form noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
        <Select
          label={t('language')}
          value={language}
          disabled={!isOwner}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Select
          label={t('country')}
          value={country}
          disabled={!isOwner}
          onChange={setCountry}
          options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
        />
        <PreferenceFields value={preferences} country={country} isReadOnly={!isOwner} onChange={setPreferences} />
        <div role="alert" className={formStyles['finding']}>
          {update.isError && errorText(update.error)}
        </div>
        {isOwner && (
          <div className={formStyles['actions']}>
            <Button type="submit" look="primary" isBusy={update.isPending}>
              {ui('save')}
            </Button>
          </div>
        )}
      </form>
    </PageSection>
  );
}
