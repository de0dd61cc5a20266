import {
  accountFormOf,
  type AccountForm,
  type PaperSettings,
  type putPaperSettings as operation,
  type ShownPaperSettings,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { isIban, plainAccount, wrongAccountFields } from '@ringwerk/papers';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import type { Queryable } from '../../storage/database.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { lockPaperSettings, readPaperSettings, writePaperSettings } from './paper-settings-store.ts';

type Change = z.output<NonNullable<typeof operation.body>>;

/** An IBAN without spaces. @throws CodedError at `/iban` for one whose check digits are wrong */
function requireIban(typed: string): string {
  const iban = typed.replaceAll(/\s/gu, '').toUpperCase();
  if (iban === '' || isIban(iban)) return iban;
  throw new CodedError('request.invalid', {
    issues: [{ code: 'field.format', path: '/iban', params: {}, severity: 'error' }],
  });
}

/** The account in the form of its country. @throws CodedError at each field that is not written so */
function requireAccount(form: AccountForm, typed: Change): Change {
  if (form === 'iban')
    return { ...typed, bankCode: '', branch: '', branchCode: '', accountType: '', accountNumber: '' };
  const account = plainAccount(typed);
  const wrong = wrongAccountFields(form, account);
  if (wrong.length > 0)
    throw new CodedError('request.invalid', {
      issues: wrong.map((field) => {
        const code = account[field].trim() === '' ? 'field.missing' : 'field.format';
        return { code, path: `/${field}`, params: {}, severity: 'error' };
      }),
    });
  return account;
}

/** How the banks where the house is write an account. */
export async function houseAccountForm(database: Queryable): Promise<AccountForm> {
  const house = await findManufactory(database);
  if (house === null) throw new Error('there is no manufactory');
  return accountFormOf((await findDealer(database, house.id)).country);
}

/** Changes the settings as of the version that the caller saw; whoever saw an older one reads the present ones first. */
export function changePaperSettings(
  { database, clock }: Services,
  caller: Caller,
  change: Change,
): Promise<ShownPaperSettings> {
  const iban = requireIban(change.iban);
  return database.transaction(async (transaction) => {
    await lockPaperSettings(transaction);
    const before = await readPaperSettings(transaction);
    if (before.version !== change.version) throw new CodedError('paper-settings.changed');
    const accountForm = await houseAccountForm(transaction);
    const after: PaperSettings = { ...requireAccount(accountForm, change), iban, version: before.version + 1 };
    await writePaperSettings(transaction, after, clock());
    await recordAudit(transaction, caller, clock(), {
      action: 'paper-settings.changed',
      entity: 'paper-settings',
      entityId: caller.dealerId,
      ...differences(before, after),
    });
    return { ...after, accountForm };
  });
}
