import { LegalEditor } from './legal-editor.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { OFFICE_SECTIONS } from './office-sections.ts';

export default function LegalPage() {
  return (
    <OfficeFrame section={OFFICE_SECTIONS.legal}>
      <LegalEditor />
    </OfficeFrame>
  );
}
