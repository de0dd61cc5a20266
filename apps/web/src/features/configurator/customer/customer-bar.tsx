import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveForm } from '../../../ui/customer-view/leave-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './customer.module.css';
import { SecondScreenDialog } from './second-screen-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type OpenDialog = 'screen' | 'share' | 'leave';

/** What can be done while the couple looks on: a second screen, and back with the PIN. */
export function CustomerBar() {
  const t = useTexts('customer');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={styles['bar']}>
      <Button icon="eye" onClick={() => setOpen('screen')}>
        {t('screen.open')}
      </Button>
      <Button icon="share" onClick={() => setOpen('share')}>
        {t('share.open')}
      </Button>
      <IconButton icon="logout" label={t('leave.open')} onClick={() => setOpen('leave')} />
      <SecondScreenDialog isOpen={open === 'screen'} onClose={close} />
      <ShareDialog isOpen={open === 'share'} onClose={close} />
      <Dialog title={t('leave.title')} isOpen={open === 'leave'} onClose={close}>
        <LeaveForm onLeft={close} />
      </Dialog>
    </div>
  );
}
