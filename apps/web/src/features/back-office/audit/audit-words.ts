import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_FIELDS, AUDITED_READS } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { AuditNames } from './audit-changes.ts';

/** What deeds, objects, reads and fields are called in the reader's language; what another release wrote stands as its code. */
export function useAuditWords(): AuditNames & {
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
    readName: (operation) => {
      const known = AUDITED_READS.find((each) => each === operation);
      return known === undefined ? operation : t(`read.${known}`);
    },
    fieldName: (field) => {
      const known = AUDIT_FIELDS.find((each) => each === field);
      return known === undefined ? field : t(`field.${known}`);
    },
  };
}
