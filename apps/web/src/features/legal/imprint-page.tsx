import { HouseContact } from '../../domain/house/house-contact.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { LegalPage } from './legal-page.tsx';

export default function ImprintPage() {
  const t = useTexts('contact');
  return (
    <LegalPage textKey="imprint">
      <HouseContact title={t('title')} />
    </LegalPage>
  );
}
