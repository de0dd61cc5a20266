import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MailList } from './mail-list.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';

export default function MailsPage() {
  const t = useTexts('mails');
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.mails}
      actions={<ButtonLink url={PATHS.officeMailTexts}>{t('texts')}</ButtonLink>}
    >
      <MailList />
    </OfficeFrame>
  );
}
