import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { closeDialog, openDialog, useOpenDialog } from '../session/open-dialog.ts';
import { PinDialog } from './pin-dialog.tsx';
import { SecondScreenDialog } from './second-screen-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useCoupleRooms } from './use-couple-rooms.ts';

/** What the jeweller can do for the couple, as entries of the page's menu, and the dialogs that they open. */
export function useCustomerMenu(): { readonly items: readonly MenuItem[]; readonly dialogs: ReactNode } {
  const t = useTexts('customer');
  const open = useOpenDialog();
  const { toBudget, lay } = useCoupleRooms();
  return {
    items: [
      { key: 'budget', label: t('budget.open'), icon: 'search', onSelect: toBudget },
      { key: 'compare', label: t('compare.lay'), icon: 'compare', onSelect: lay },
      { key: 'share', label: t('share.open'), icon: 'share', onSelect: () => openDialog('share') },
      { key: 'screen', label: t('screen.open'), icon: 'copy', onSelect: () => openDialog('screen') },
      { key: 'pin', label: t('pin.change'), icon: 'settings', onSelect: () => openDialog('pin') },
    ],
    dialogs: (
      <>
        <SecondScreenDialog isOpen={open === 'screen'} onClose={closeDialog} />
        <ShareDialog isOpen={open === 'share'} onClose={closeDialog} />
        <PinDialog
          isOpen={open === 'pin'}
          onClose={closeDialog}
          onChosen={() => showToast(t('pin.kept'), { tone: 'good' })}
        />
      </>
    ),
  };
}
