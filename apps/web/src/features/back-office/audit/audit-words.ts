import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';

/** What deeds and objects are called in the reader's language; what another release wrote stands as its code. */
export function useAuditWords(): {
  readonly actionName: (action: string) => string;
  readonly entityName: (entity: string) => string;
} {
  const t = useTexts('audit');
  return {
    actionName: (action) => {
      const known = AUDIT_ACTIONS.find((each) => each === action);
      return known === undefined ? action : t(`action.${known}`);
    },
    entityName: (entity) => {
      const known = AUDIT_ENTITIES.find((each) => each === entity);
      return known === undefined ? entity : t(`entity.${known}`);
    },
  };
}
