import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { OpenFrame } from '../../ui/open-frame.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** A jeweller asks for access. */
export default function RegistrationPage() {
  const t = useTexts('house');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <OpenFrame>
      {sentTo === null ? (
        <Page title={t('registration.title')} lead={t('registration.lead')} width="reading">
          <RegistrationForm onSent={setSentTo} />
        </Page>
      ) : (
        <Page title={t('registration.title')} width="reading">
          <EmptyState
            title={t('registration.sent')}
            action={<ButtonLink url={PATHS.login}>{t('open.login')}</ButtonLink>}
          >
            <p>{t('registration.sentText', { email: sentTo })}</p>
          </EmptyState>
        </Page>
      )}
    </OpenFrame>
  );
}
