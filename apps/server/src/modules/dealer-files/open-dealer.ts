import { NO_PREFERENCES, type DealerFile, type openDealer as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireServed } from '../house-settings/house-face.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { firstRetailRule } from '../pricing/first-retail-rule.ts';
import { firstPassword } from '../registrations/first-password.ts';
import * as repository from '../registrations/registration-repository.ts';
import { hashPassword } from '../session/password.ts';
import { readDealerFile } from './dealer-file-answer.ts';
import { requireVatId } from './require-vat-id.ts';
import { checkVatId } from './vat-id.ts';

/** What a company tells about itself. */
export type NewDealer = Pick<
  repository.RegistrationRow,
  | 'company'
  | 'contact'
  | 'street'
  | 'postcode'
  | 'city'
  | 'country'
  | 'language'
  | 'email'
  | 'phone'
  | 'vatId'
  | 'preferences'
>;

export interface Account {
  readonly dealerId: string;
  readonly customerNumber: string;
  readonly userId: string;
}

/** Company and owner with the next customer number. A VAT id that is right is written as its country writes it. */
export async function openAccount(
  transaction: Transaction,
  asked: Omit<NewDealer, 'preferences'> & Partial<Pick<NewDealer, 'preferences'>>,
  passwordHash: string,
  now: Date,
): Promise<Account> {
  const {
    company,
    contact,
    street,
    postcode,
    city,
    country,
    language,
    email,
    phone,
    preferences = NO_PREFERENCES,
  } = asked;
  const customerNumber = await repository.nextCustomerNumber(transaction);
  const check = await checkVatId(asked.vatId, country);
  const dealerId = await repository.insertDealer(transaction, {
    company,
    street,
    postcode,
    city,
    country,
    language,
    email,
    phone,
    preferences,
    vatId: check.ok ? check.vatId : asked.vatId,
    customerNumber,
    retailRule: await firstRetailRule(transaction, country),
    createdAt: now,
    updatedAt: now,
  });
  const userId = await repository.insertUser(transaction, {
    dealerId,
    customerNumber,
    name: contact,
    email,
    role: 'owner',
    passwordHash,
    createdAt: now,
  });
  return { dealerId, customerNumber, userId };
}

/** The letter with customer number and first password. */
export async function mailFirstPassword(
  { config }: Pick<Services, 'config'>,
  transaction: Transaction,
  { company, contact, email: recipient, language }: Pick<NewDealer, 'company' | 'contact' | 'email' | 'language'>,
  { account: { customerNumber, userId }, password, now }: { account: Account; password: string; now: Date },
): Promise<void> {
  const values = { company, contact, number: customerNumber, url: config.publicUrl };
  await queueMail(
    transaction,
    { kind: 'first-password', recipient, language, userId, values, secrets: { password } },
    now,
  );
}

type Opening = z.output<NonNullable<typeof operation.body>>;

/**
 * Opens a dealer whom the house knows: without a request, at once, and once per key. Only the hash of the first password is
 * stored, so that a repeated call is answered with whom the first one made, and a new link is printed in the file.
 * @throws CodedError `dealer.opened-before`, `idempotency.other-body`
 */
export async function openDealer(
  services: Services,
  caller: Caller,
  { idempotencyKey: key, ...opening }: Opening,
  sent: IdempotentCall['body'],
): Promise<{ dealer: DealerFile; firstPassword: string }> {
  const now = services.clock();
  const call: IdempotentCall = { act: 'dealer', dealerId: caller.dealerId, key, body: sent };
  await requireUnopened(services.database.orm, call, now);
  await requireServed(services.database.orm, opening.country);
  const vatId = await requireVatId(opening.vatId, opening.country);
  const password = firstPassword();
  // Hashed before the transaction begins: it is the slow part.
  const passwordHash = await hashPassword(password);
  const dealer = await services.database.transaction(async (transaction) => {
    await claimKey(transaction, call);
    await requireUnopened(transaction, call, now);
    const account = await openAccount(transaction, { ...opening, vatId }, passwordHash, now);
    await mailFirstPassword(services, transaction, opening, { account, password, now });
    const { customerNumber, dealerId } = account;
    await noteMade(transaction, call, dealerId);
    await recordAudit(transaction, caller, now, {
      action: 'dealer.opened',
      entity: 'dealer',
      entityId: dealerId,
      after: { ...opening, vatId, customerNumber },
    });
    return readDealerFile(transaction, dealerId, now);
  });
  return { dealer, firstPassword: password };
}

async function requireUnopened(database: Queryable, call: IdempotentCall, now: Date): Promise<void> {
  const opened = await madeBy(database, call);
  if (opened === null) return;
  const { id, company, customerNumber } = await readDealerFile(database, opened, now);
  const params = { id, company, customerNumber };
  const issue = { code: 'dealer.opened-before', path: '/idempotencyKey', params, severity: 'error' } as const;
  throw new CodedError('dealer.opened-before', { issues: [issue] });
}
