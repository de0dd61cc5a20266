import { useTexts } from '../../../i18n/use-texts.ts';

/** Deeds that have words; another release may have written others, which stand as their code. */
const ACTIONS = [
  'session.opened',
  'session.refused',
  'session.closed',
  'password-reset.requested',
  'password-reset.redeemed',
  'password.reset-by-house',
  'account.created',
  'customer-view.pin-chosen',
  'person.invited',
  'person.invited-again',
  'person.password-link-made',
  'person.accepted',
  'person.changed',
  'person.sessions-ended',
  'registration.approved',
  'registration.declined',
  'dealer.changed',
  'dealer.retail-rule-changed',
  'dealer.preferences-changed',
  'dealer.logo-changed',
  'dealer.logo-removed',
  'quote.created',
  'order.created',
  'order.moved',
  'share.created',
  'share.linked',
  'share.changed',
  'stone.held',
  'stone.released',
  'stone.ordered',
  'stone.relisted',
  'stones.imported',
  'model.created',
  'model.changed',
  'model.placed',
  'models.changed',
  'legal-text.changed',
  'house.changed',
  'mail.resent',
  'mail.printed',
  'mail-text.changed',
  'mail-text.restored',
  'job.retried',
  'job.cancelled',
  'personal-data.read',
] as const;
const ENTITIES = [
  'house',
  'user',
  'dealer',
  'registration',
  'order',
  'quote',
  'share',
  'stone',
  'model',
  'legal-text',
  'mail',
  'mail-text',
  'job',
  'audit',
] as const;

/** What deeds and objects are called in the reader's language. */
export function useAuditWords(): {
  readonly actionName: (action: string) => string;
  readonly entityName: (entity: string) => string;
} {
  const t = useTexts('audit');
  return {
    actionName: (action) => {
      const known = ACTIONS.find((each) => each === action);
      return known === undefined ? action : t(`action.${known}`);
    },
    entityName: (entity) => {
      const known = ENTITIES.find((each) => each === entity);
      return known === undefined ? entity : t(`entity.${known}`);
    },
  };
}
