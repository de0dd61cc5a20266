import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LegalEditor } from './legal-editor.tsx';
import { OrdersDesk } from './orders-desk.tsx';
import { RegistrationsDesk } from './registrations-desk.tsx';

type Desk = 'registrations' | 'orders' | 'legal';

/** The manufactory's own desk. */
export default function BackOfficePage() {
  const t = useTexts('house');
  const [desk, setDesk] = useState<Desk>('registrations');
  return (
    <Page title={t('office.title')}>
      <Tabs
        label={t('office.title')}
        chosen={desk}
        onChange={setDesk}
        tabs={[
          { key: 'registrations', label: t('office.registrations') },
          { key: 'orders', label: t('office.orders') },
          { key: 'legal', label: t('office.legal') },
        ]}
      >
        {desk === 'registrations' && <RegistrationsDesk />}
        {desk === 'orders' && <OrdersDesk />}
        {desk === 'legal' && <LegalEditor />}
      </Tabs>
    </Page>
  );
}
