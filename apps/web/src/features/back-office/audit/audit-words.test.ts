import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_FIELDS, AUDITED_READS } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import english from '../../../i18n/texts/en/audit.json';

/** The server writes no action or object outside the contract's lists; that the six languages agree is tested with all texts. */
test('every action, object, read and field of the log has its words, and no word is left of one that is gone', () => {
  const texts: readonly string[] = Object.keys(english).filter((key) => /^(?:action|entity|read|field)\./u.test(key));
  const named = [
    ...AUDIT_ACTIONS.map((action) => `action.${action}`),
    ...AUDIT_ENTITIES.map((one) => `entity.${one}`),
    ...AUDITED_READS.map((operation) => `read.${operation}`),
    ...AUDIT_FIELDS.map((field) => `field.${field}`),
  ];
  expect(texts.toSorted()).toEqual(named.toSorted());
});
