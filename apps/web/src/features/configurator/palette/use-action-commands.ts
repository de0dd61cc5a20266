import { AREAS } from '@ringwerk/contract';
import { useCustomerView, usePermission } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useCoupleRooms } from '../parts/use-couple-rooms.ts';
import { useEnterCustomerView } from '../parts/use-enter-customer-view.ts';
import { stoneSwitchChanges } from '../model/stone-switch.ts';
import { openDialog } from '../session/open-dialog.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { actionsOf, DIALOG_ACTIONS, PRICING, QUOTING, type Action } from './palette-actions.ts';
import type { Command } from '../../../domain/finding/commands.ts';

/** What can be done with the ring as a whole in the view that is on. */
export function useActionCommands(): readonly Command[] {
  const t = useTexts('configurator');
  const also = useTexts('palette');
  const names = useNames();
  const runs = useRuns();
  const isCustomerView = useCustomerView();
  const canQuote = usePermission(AREAS.orders.needs);
  const canOrder = usePermission(AREAS.ordering.needs);
  return actionsOf(isCustomerView)
    .filter((action) => (canQuote || !QUOTING.includes(action)) && (canOrder || !PRICING.includes(action)))
    .flatMap((action) => {
      const run = runs[action];
      return run === undefined
        ? []
        : [{ key: action, group: t('palette.action'), name: names[action], also: also(action), run }];
    });
}

function useNames(): Readonly<Record<Action, string>> {
  const t = useTexts('configurator');
  const c = useTexts('customer');
  return {
    undo: t('undo'),
    redo: t('redo'),
    keep: t('action.keep'),
    quote: t('action.quote'),
    order: t('action.order'),
    trade: t('trade.title'),
    history: t('history.title'),
    ideas: t('ideas.title'),
    persons: t('persons.title'),
    enter: c('enter'),
    leave: c('leave.open'),
    hand: c('hand.open'),
    share: c('share.open'),
    screen: c('screen.open'),
    picture: t('picture.open'),
    pin: c('pin.change'),
    budget: c('budget.open'),
    lay: c('compare.lay'),
    'stones-with': t('stones.with'),
    'stones-without': t('stones.none'),
  };
}

/** What each does; an action that would change nothing has none. */
function useRuns(): Partial<Readonly<Record<Action, () => void>>> {
  const { session, model, base } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const canUndo = useDesignState((state) => state.history.past.length > 0);
  const canRedo = useDesignState((state) => state.history.future.length > 0);
  const hasStones = useSessionState((state) => state.evaluated.hasStones);
  const { enter } = useEnterCustomerView();
  const { toBudget, lay } = useCoupleRooms();
  const stones = stoneSwitchChanges(design, model, base);
  const without = design.rings.map((_, index) => ({ path: `/rings/${index}/stones`, value: [] }));
  return {
    ...(canUndo ? { undo: () => session.undo() } : {}),
    ...(canRedo ? { redo: () => session.redo() } : {}),
    ...Object.fromEntries(DIALOG_ACTIONS.map((name) => [name, () => openDialog(name)])),
    enter,
    budget: toBudget,
    lay,
    ...(!hasStones && stones !== null ? { 'stones-with': () => void session.proposeEdit(stones) } : {}),
    ...(hasStones ? { 'stones-without': () => void session.proposeEdit(without) } : {}),
  };
}
