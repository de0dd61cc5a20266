import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveForm } from '../../../domain/customer-view/leave-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeDialog, openDialog, useOpenDialog } from '../session/open-dialog.ts';
import styles from './customer.module.css';
import { SecondScreenDialog } from './second-screen-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** What can be done while the couple looks on: a second screen, and back with the PIN. */
export function CustomerBar() {
  const t = useTexts('customer');
  const open = useOpenDialog();
  return (
    <div className={styles['bar']}>
      <Button icon="eye" onClick={() => openDialog('screen')}>
        {t('screen.open')}
      </Button>
      <Button icon="share" onClick={() => openDialog('share')}>
        {t('share.open')}
      </Button>
      <IconButton icon="logout" label={t('leave.open')} onClick={() => openDialog('leave')} />
      <SecondScreenDialog isOpen={open === 'screen'} onClose={closeDialog} />
      <ShareDialog isOpen={open === 'share'} onClose={closeDialog} />
      <Dialog title={t('leave.title')} isOpen={open === 'leave'} onClose={closeDialog}>
        <LeaveForm onLeft={closeDialog} />
      </Dialog>
    </div>
  );
}
