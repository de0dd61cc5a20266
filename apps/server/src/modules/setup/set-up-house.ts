import type { setUpHouse as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { HashGate } from '../session/hash-gate.ts';
import { hashPassword } from '../session/password.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { createStaffAccount } from './create-staff-account.ts';
import { deleteSetupLinks, hasStaffAccount, isLivingSetupLink, lockSetup } from './setup-repository.ts';

export type HouseSetup = z.output<NonNullable<typeof operation.body>>;

/** Makes company and first account with a living link. Of several callers at once one gets the house. */
export async function setUpHouse(
  { database, clock }: Services,
  gate: HashGate,
  setup: HouseSetup,
): Promise<{ customerNumber: string }> {
  const now = clock();
  const { token, company, name, email, country, language, password } = setup;
  const tokenHash = hashToken(token);
  // Guesses are turned away before they cost a hash.
  if (!isSessionToken(token) || !(await isLivingSetupLink(database.orm, tokenHash, now))) throw deadLink();
  const passwordHash = await gate.run(() => hashPassword(password));
  return database.transaction(async (transaction) => {
    await lockSetup(transaction);
    const isLiving = await isLivingSetupLink(transaction, tokenHash, now);
    if (!isLiving || (await hasStaffAccount(transaction))) throw deadLink();
    await deleteSetupLinks(transaction);
    const account = { name: name.trim(), email, passwordHash, company: { company: company.trim(), country, language } };
    return { customerNumber: await createStaffAccount(transaction, account, now) };
  });
}

const deadLink = (): CodedError => new CodedError('setup.link-dead');
