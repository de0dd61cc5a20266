import { useEffect, useState, type ComponentType } from 'react';
import { useCustomerView } from '../../../api/session-store.ts';
import { loadTexts } from '../../../i18n/catalogue.ts';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { CommandTargets } from '../palette/use-commands.ts';
import { closeDialog, useOpenDialog, type DialogName } from '../session/open-dialog.ts';

interface LateDialogProps extends CommandTargets {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
type LateDialog = ComponentType<LateDialogProps>;

const pins = () => import('../sharing/pin-dialog.tsx');

/** Every dialog over the design is a script of its own: none of them is on the first screen. */
const LOADERS: Readonly<Record<DialogName, () => Promise<LateDialog>>> = {
  keep: () => import('../ordering/keep-dialog.tsx').then((module) => module.KeepDialog),
  quote: () => import('../ordering/quote-dialog.tsx').then((module) => module.QuoteDialog),
  order: () => import('../ordering/order-dialog.tsx').then((module) => module.OrderDialog),
  change: () => import('../ordering/change-order-dialog.tsx').then((module) => module.ChangeOrderDialog),
  trade: () => import('../price/trade-sheet.tsx').then((module) => module.TradeSheet),
  share: () => import('../sharing/share-dialog.tsx').then((module) => module.ShareDialog),
  // With its texts, for the same reason as the palette.
  hand: async () => {
    const { language } = useLocaleStore.getState();
    const [module] = await Promise.all([import('../on-hand/on-hand-dialog.tsx'), loadTexts(language, 'hand')]);
    return module.OnHandDialog;
  },
  screen: () => import('../sharing/second-screen-dialog.tsx').then((module) => module.SecondScreenDialog),
  pin: () => pins().then((module) => module.ChangePinDialog),
  'first-pin': () => pins().then((module) => module.FirstPinDialog),
  leave: () => import('../sharing/leave-dialog.tsx').then((module) => module.LeaveDialog),
  couple: () => import('../../../domain/rings/close-couple.tsx').then((module) => module.CloseCoupleDialog),
  history: () => import('../history/history-dialog.tsx').then((module) => module.HistoryDialog),
  ideas: () => import('../ideas/ideas-dialog.tsx').then((module) => module.IdeasDialog),
  // With its texts, for the same reason as the palette.
  'data-sheet': async () => {
    const { language } = useLocaleStore.getState();
    const [module] = await Promise.all([import('./article-sheet-dialog.tsx'), loadTexts(language, 'article')]);
    return module.ArticleSheetDialog;
  },
  picture: async () => {
    const { language } = useLocaleStore.getState();
    const [module] = await Promise.all([import('../pictures/picture-dialog.tsx'), loadTexts(language, 'pictures')]);
    return module.PictureDialog;
  },
  persons: () => import('../sharing/persons-dialog.tsx').then((module) => module.PersonsDialog),
  // With the texts of what it finds: a dialog that waited for them would take the page with it.
  palette: async () => {
    const { language } = useLocaleStore.getState();
    const [module] = await Promise.all([import('../palette/command-palette.tsx'), loadTexts(language, 'search')]);
    return module.CommandPalette;
  },
};

/** Of the trade: gone from the page, contents and all, while a couple looks on. */
const TRADE: readonly DialogName[] = ['keep', 'quote', 'order', 'change', 'trade', 'pin', 'first-pin', 'couple'];

const isOffered = (name: DialogName, isCustomerView: boolean): boolean =>
  isCustomerView ? !TRADE.includes(name) : name !== 'leave';

/** Dialogs that have been open so far, and the open one as soon as its script is there. */
function useLoaded(open: DialogName | null): ReadonlyMap<DialogName, LateDialog> {
  const errorText = useErrorText();
  const [loaded, setLoaded] = useState<ReadonlyMap<DialogName, LateDialog>>(new Map());
  const isMissing = open !== null && !loaded.has(open);
  useEffect(() => {
    if (!isMissing) return;
    LOADERS[open]().then(
      (dialog) => setLoaded((before) => new Map([...before, [open, dialog]])),
      (error: unknown) => {
        closeDialog();
        showToast(errorText(error), { tone: 'bad' });
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once per opening, in the language of that moment
  }, [open, isMissing]);
  return loaded;
}

/** Dialogs are loaded when they are first opened and then stay mounted, so that the browser gives the focus back. */
export function LazyDialogs(targets: CommandTargets) {
  const open = useOpenDialog();
  const isCustomerView = useCustomerView();
  const loaded = useLoaded(open);
  return [...loaded]
    .filter(([name]) => isOffered(name, isCustomerView))
    .map(([name, Dialog]) => <Dialog key={name} isOpen={open === name} onClose={closeDialog} {...targets} />);
}
