import { getHouseFace, getHouseSettings, getMailServer, getTrial } from '@ringwerk/contract';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import styles from '../office-table.module.css';
import { AppearanceForm } from './appearance-form.tsx';
import { MailServerForm } from './mail-server-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TrialPart } from './trial-part.tsx';

/** The house itself: its company, terms and working days. */
export default function SettingsPage() {
  const t = useTexts('settings');
  const answer = useOperationQuery(getHouseSettings, {});
  const face = useOperationQuery(getHouseFace, {});
  const mail = useOperationQuery(getMailServer, {});
  const trial = useOperationQuery(getTrial, {});
  return (
    <OfficeFrame section={OFFICE_SECTIONS.settings}>
      <p className={styles['lead']}>{t('lead')}</p>
      <QueryView result={answer}>{(settings) => <SettingsForm key={settings.version} settings={settings} />}</QueryView>
      <QueryView result={face}>{(shown) => <AppearanceForm face={shown} />}</QueryView>
      <QueryView result={mail}>{(setting) => <MailServerForm key={setting.version} setting={setting} />}</QueryView>
      <QueryView result={trial}>{(left) => <TrialPart trial={left} />}</QueryView>
    </OfficeFrame>
  );
}
