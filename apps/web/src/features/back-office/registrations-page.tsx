import { MailsOff } from './mails-off.tsx';
import { RegistrationsBoard } from './registrations-board.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { OFFICE_SECTIONS } from './office-sections.ts';

export default function RegistrationsPage() {
  return (
    <OfficeFrame section={OFFICE_SECTIONS.registrations}>
      <MailsOff />
      <RegistrationsBoard />
    </OfficeFrame>
  );
}
