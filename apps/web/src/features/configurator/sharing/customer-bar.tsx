import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { openDialog } from '../session/open-dialog.ts';
import styles from './customer-bar.module.css';

/** What can be done while the couple looks on: a second screen, a link, the rings on a photo, and back with the PIN. */
export function CustomerBar() {
  const t = useTexts('customer');
  return (
    <div className={styles['bar']}>
      <Button icon="eye" onClick={() => openDialog('screen')}>
        {t('screen.open')}
      </Button>
      <Button icon="share" onClick={() => openDialog('share')}>
        {t('share.open')}
      </Button>
      <IconButton icon="present" label={t('hand.open')} onClick={() => openDialog('hand')} />
      <IconButton icon="logout" label={t('leave.open')} onClick={() => openDialog('leave')} />
    </div>
  );
}
