import { useSeesTrade } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import { openDialog } from '../session/open-dialog.ts';
import { useCoupleRooms } from '../parts/use-couple-rooms.ts';

/** What the jeweller can do for the couple, as entries of the page's menu. */
export function useCoupleItems(): readonly MenuItem[] {
  const t = useTexts('customer');
  const { toBudget, lay } = useCoupleRooms();
  const rooms: readonly MenuItem[] = [
    { key: 'budget', label: t('budget.open'), icon: 'search', onSelect: toBudget },
    { key: 'compare', label: t('compare.lay'), icon: 'compare', onSelect: lay },
  ];
  return [
    // Both compute prices from the dealer's list.
    ...(useSeesTrade() ? rooms : []),
    { key: 'hand', label: t('hand.open'), icon: 'present', onSelect: () => openDialog('hand') },
    { key: 'share', label: t('share.open'), icon: 'share', onSelect: () => openDialog('share') },
    { key: 'screen', label: t('screen.open'), icon: 'copy', onSelect: () => openDialog('screen') },
    { key: 'pin', label: t('pin.change'), icon: 'settings', onSelect: () => openDialog('pin') },
  ];
}
