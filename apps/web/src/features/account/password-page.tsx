import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { OpenFrame } from '../../ui/open-frame.tsx';
import { PasswordRedeemForm } from './password-redeem-form.tsx';
import { PasswordRequestForm } from './password-request-form.tsx';

/** Asks for a link by mail; whoever comes with the link sets a new password. */
export default function PasswordPage() {
  const t = useTexts('house');
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  return (
    <OpenFrame>
      {token === null ? (
        <Page title={t('password.title')} lead={t('password.lead')} width="reading">
          <PasswordRequestForm />
        </Page>
      ) : (
        <Page title={t('password.newTitle')} lead={t('password.newLead')} width="reading">
          <PasswordRedeemForm token={token} />
        </Page>
      )}
    </OpenFrame>
  );
}
