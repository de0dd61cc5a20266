import { LegalPage } from './legal-page.tsx';

export default function ImprintPage() {
  return <LegalPage textKey="imprint" />;
}
