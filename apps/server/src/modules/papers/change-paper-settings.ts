import type { PaperSettings, putPaperSettings as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { isIban } from '@ringwerk/papers';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
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

/** Changes the settings as of the version that the caller saw; whoever saw an older one reads the present ones first. */
export function changePaperSettings(
  { database, clock }: Services,
  caller: Caller,
  change: Change,
): Promise<PaperSettings> {
  const iban = requireIban(change.iban);
  return database.transaction(async (transaction) => {
    await lockPaperSettings(transaction);
    const before = await readPaperSettings(transaction);
    if (before.version !== change.version) throw new CodedError('paper-settings.changed');
    const after = { ...change, iban, version: before.version + 1 };
    await writePaperSettings(transaction, after, clock());
    await recordAudit(transaction, caller, clock(), {
      action: 'paper-settings.changed',
      entity: 'paper-settings',
      entityId: caller.dealerId,
      ...differences(before, after),
    });
    return after;
  });
}
