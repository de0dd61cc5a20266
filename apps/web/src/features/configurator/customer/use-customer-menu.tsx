import { useState, type ReactNode } from 'react';
import { hrefOf } from '../../../routing/place.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { layAside } from '../../../ui/compare/compare-tray.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { PinDialog } from './pin-dialog.tsx';
import { SecondScreenDialog } from './second-screen-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type OpenDialog = 'screen' | 'share' | 'pin';

/** What the jeweller can do for the couple, as entries of the page's menu, and the dialogs that they open. */
export function useCustomerMenu(): { readonly items: readonly MenuItem[]; readonly dialogs: ReactNode } {
  const t = useTexts('customer');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = (): void => setOpen(null);
  const navigate = useNavigate();
  const { session, model } = useConfigurator();
  const toBudget = (): void => {
    const { link } = session.state.getState().evaluated;
    void navigate(hrefOf(PATHS.budget, { d: link, set: model.setId }));
  };
  const lay = (): void => {
    layAside({ design: session.design, name: model.name, setId: model.setId });
    const onAction = (): void => void navigate(PATHS.compare);
    showToast(t('compare.laid'), { tone: 'good', action: { label: t('compare.open'), onAction } });
  };
  return {
    items: [
      { key: 'budget', label: t('budget.open'), icon: 'search', onSelect: toBudget },
      { key: 'compare', label: t('compare.lay'), icon: 'compare', onSelect: lay },
      { key: 'share', label: t('share.open'), icon: 'share', onSelect: () => setOpen('share') },
      { key: 'screen', label: t('screen.open'), icon: 'copy', onSelect: () => setOpen('screen') },
      { key: 'pin', label: t('pin.change'), icon: 'settings', onSelect: () => setOpen('pin') },
    ],
    dialogs: (
      <>
        <SecondScreenDialog isOpen={open === 'screen'} onClose={close} />
        <ShareDialog isOpen={open === 'share'} onClose={close} />
        <PinDialog
          isOpen={open === 'pin'}
          onClose={close}
          onChosen={() => showToast(t('pin.kept'), { tone: 'good' })}
        />
      </>
    ),
  };
}
