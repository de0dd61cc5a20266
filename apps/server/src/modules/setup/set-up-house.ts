import { LEGAL_TEXTS, type Language, type setUpHouse as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { legalTitle } from '../legal/first-legal-texts.ts';
import { putLegalText, type LegalKey } from '../legal/legal-repository.ts';
import type { HashGate } from '../session/hash-gate.ts';
import { hashPassword } from '../session/password.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { createStaffAccount, type CreatedAccount } from './create-staff-account.ts';
import { deleteSetupLinks, hasStaffAccount, isLivingSetupLink, lockSetup } from './setup-repository.ts';

export type HouseSetup = z.output<NonNullable<typeof operation.body>>;

/** Makes company and first account with a living link. Of several callers at once one gets the house. */
export async function setUpHouse(
  { database, clock }: Services,
  gate: HashGate,
  setup: HouseSetup,
): Promise<{ customerNumber: string }> {
  const now = clock();
  const { token, name, email, password, imprint, privacy, ...company } = setup;
  const tokenHash = hashToken(token);
  // Guesses are turned away before they cost a hash.
  if (!isSessionToken(token) || !(await isLivingSetupLink(database.orm, tokenHash, now))) throw deadLink();
  const passwordHash = await gate.run(() => hashPassword(password));
  return database.transaction(async (transaction) => {
    await lockSetup(transaction);
    const isLiving = await isLivingSetupLink(transaction, tokenHash, now);
    if (!isLiving || (await hasStaffAccount(transaction))) throw deadLink();
    await deleteSetupLinks(transaction);
    const created = await createStaffAccount(transaction, { name, email, passwordHash, company }, now);
    await writeLegal(transaction, created, company.language, { imprint, privacy }, now);
    return { customerNumber: created.customerNumber };
  });
}

/** The texts that came with the set-up; those that did not are not invented. */
async function writeLegal(
  transaction: Transaction,
  { userId, dealerId }: CreatedAccount,
  language: Language,
  texts: Readonly<Record<LegalKey, string | undefined>>,
  updatedAt: Date,
): Promise<void> {
  for (const key of LEGAL_TEXTS) {
    const body = texts[key];
    if (body === undefined || body === '') continue;
    const title = legalTitle(key, language);
    await putLegalText(transaction, { key, language, title, body, updatedAt, updatedBy: userId });
    await recordAudit(transaction, { userId, dealerId }, updatedAt, {
      action: 'legal-text.changed',
      entity: 'legal-text',
      entityId: `${key}/${language}`,
      after: { title, body },
    });
  }
}

const deadLink = (): CodedError => new CodedError('setup.link-dead');
