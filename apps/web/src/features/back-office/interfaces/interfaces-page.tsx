import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { FeedPart } from './feed-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

/** `/verwaltung/schnittstellen`: other programs, those that are notified of orders and those that read them. */
export default function InterfacesPage() {
  return (
    <OfficeFrame section={OFFICE_SECTIONS.interfaces}>
      <WebhooksPart />
      <FeedPart />
    </OfficeFrame>
  );
}
