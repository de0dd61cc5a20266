import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { OpenFrame } from '../../ui/open-frame.tsx';
import { SetupForm } from './setup-form.tsx';

/** Makes company and first account of a new house, for whoever holds the link that its start printed. */
export default function SetupPage() {
  const t = useTexts('house');
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  const [customerNumber, setCustomerNumber] = useState<string | null>(null);
  if (token === null)
    return (
      <OpenFrame>
        <Page title={t('setup.title')} width="reading">
          <EmptyState title={t('setup.noLink')}>
            <p>{t('setup.noLinkText')}</p>
          </EmptyState>
        </Page>
      </OpenFrame>
    );
  return (
    <OpenFrame>
      {customerNumber === null ? (
        <Page title={t('setup.title')} lead={t('setup.lead')} width="reading">
          <SetupForm token={token} onDone={setCustomerNumber} />
        </Page>
      ) : (
        <Page title={t('setup.title')} width="reading">
          <EmptyState title={t('setup.done')} action={<ButtonLink url={PATHS.login}>{t('open.login')}</ButtonLink>}>
            <p>{t('setup.doneText', { number: customerNumber })}</p>
          </EmptyState>
        </Page>
      )}
    </OpenFrame>
  );
}
