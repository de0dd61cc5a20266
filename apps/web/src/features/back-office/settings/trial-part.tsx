import { getBackup, type Trial } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../../api/call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import styles from '../office-table.module.css';
import { EmptyHouseDialog } from './empty-house-dialog.tsx';
import settings from './settings.module.css';

/** Kilobytes, rounded up: no backup is of none. */
const KB = 1_024;

/** The end of a trial, and its backups; a house without either shows nothing. */
export function TrialPart({ trial }: { readonly trial: Trial }) {
  const t = useTexts('settings');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (!trial.isTrial && trial.backups.length === 0) return null;
  return (
    <section className={classNames(formStyles['form'], settings['trial'])}>
      <h2 className={formStyles['legend']}>{t('trial.title')}</h2>
      {trial.isTrial && (
        <>
          <p className={styles['lead']}>{t('trial.lead')}</p>
          <div className={formStyles['actions']}>
            <Button look="danger" onClick={() => setOpen(true)}>
              {t('trial.empty')}
            </Button>
          </div>
          <EmptyHouseDialog trial={trial} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      {trial.backups.length > 0 && (
        <div className={settings['backups']}>
          <h3>{t('trial.backups')}</h3>
          <p className={settings['hint']}>{t('trial.folder', { folder: trial.folder })}</p>
          <ul>
            {trial.backups.map(({ name, bytes }) => (
              <li key={name}>
                <a href={operationUrl(getBackup, { params: { name } })} download>
                  {t('trial.backup', { name, size: format.number(Math.ceil(bytes / KB)) })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
