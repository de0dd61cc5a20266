import type { DialogName } from '../session/open-dialog.ts';

/** What the palette can do with the ring as a whole; each has its words in the texts of the palette. */
export const ACTIONS = [
  'undo',
  'redo',
  'keep',
  'quote',
  'order',
  'trade',
  'history',
  'ideas',
  'persons',
  'enter',
  'leave',
  'hand',
  'share',
  'screen',
  'picture',
  'pin',
  'budget',
  'lay',
  'stones-with',
  'stones-without',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Their dialogs and pages belong to the trade: while a couple looks on they open nothing. */
const TRADE: readonly Action[] = ['keep', 'quote', 'order', 'trade', 'enter', 'pin', 'budget', 'lay'];
/** Open to whoever may make quotes; the rest to whoever sees trade prices. */
export const QUOTING: readonly Action[] = ['quote'];
export const PRICING: readonly Action[] = ['order', 'trade', 'budget', 'lay'];
/** Only then is there something to leave. */
const COUPLE: readonly Action[] = ['leave'];

/** The actions that do something in the view that is on. */
export const actionsOf = (isCustomerView: boolean): readonly Action[] =>
  ACTIONS.filter((action) => !(isCustomerView ? TRADE : COUPLE).includes(action));

/** Actions that open a dialog of their own name. */
export const DIALOG_ACTIONS = [
  'keep',
  'quote',
  'order',
  'trade',
  'history',
  'ideas',
  'persons',
  'leave',
  'hand',
  'share',
  'screen',
  'picture',
  'pin',
] as const satisfies readonly (Action & DialogName)[];
