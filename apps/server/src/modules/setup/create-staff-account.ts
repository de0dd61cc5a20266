import type { Country, Language } from '@ringwerk/contract';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { firstRetailRule } from '../pricing/first-retail-rule.ts';
import { MANUFACTORY_NUMBER } from './manufactory-number.ts';
import * as repository from './setup-repository.ts';

export interface HouseCompany {
  readonly company: string;
  readonly country: Country;
  readonly language: Language;
  readonly street?: string | undefined;
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
  readonly phone?: string | undefined;
  readonly vatId?: string | undefined;
  /** `#rrggbb` */
  readonly brandColour?: string | undefined;
}
export interface StaffAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** What the manufactory is called; null keeps the one that there is. */
  readonly company: HouseCompany | null;
}

export interface CreatedAccount {
  /** What it logs in with. */
  readonly customerNumber: string;
  readonly userId: string;
  readonly dealerId: string;
}

/**
 * Makes an account of the manufactory that may do everything, and the manufactory's company where there is none.
 * @throws Error when there is no company and none was given.
 */
export async function createStaffAccount(
  transaction: Transaction,
  { name, email, passwordHash, company }: StaffAccount,
  now: Date,
): Promise<CreatedAccount> {
  const { id: dealerId, customerNumber: companyNumber } = await ensureManufactory(transaction, company, email, now);
  const customerNumber = await freeNumber(transaction, companyNumber);
  const userId = await repository.insertStaff(transaction, {
    dealerId,
    customerNumber,
    name,
    email,
    role: 'admin',
    passwordHash,
    createdAt: now,
  });
  await recordAudit(transaction, { userId, dealerId }, now, {
    action: 'account.created',
    entity: 'user',
    entityId: userId,
    after: { customerNumber, role: 'admin', ...(company === null ? {} : { company: company.company }) },
  });
  return { customerNumber, userId, dealerId };
}

/** The manufactory's company: made, or changed where one was given. @throws Error when there is none and none was given. */
export async function ensureManufactory(
  transaction: Transaction,
  company: HouseCompany | null,
  email: string,
  now: Date,
): Promise<repository.Manufactory> {
  const known = await repository.findManufactory(transaction);
  if (company === null) {
    if (known === null) throw new Error('there is no company yet: name it');
    return known;
  }
  // A trial's invented address must not stand on the papers of the house that it becomes.
  const { street = '', postcode = '', city = '', phone = '', vatId = '' } = company;
  const own = { ...company, email, street, postcode, city, phone, vatId, updatedAt: now };
  const customerNumber = MANUFACTORY_NUMBER;
  if (known === null)
    return repository.insertManufactory(transaction, {
      ...own,
      customerNumber,
      retailRule: await firstRetailRule(transaction, company.country),
      createdAt: now,
    });
  await repository.updateManufactory(transaction, known.id, own);
  return known;
}

/** The company's number for its first account, `-2`, `-3` … for the next. */
export async function freeNumber(transaction: Transaction, companyNumber: string): Promise<string> {
  const taken = await repository.takenNumbers(transaction, companyNumber);
  let number = companyNumber;
  for (let next = 2; taken.has(number); next += 1) number = `${companyNumber}-${next}`;
  return number;
}
