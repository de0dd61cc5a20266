import type { Country } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { checkVatId } from './vat-id.ts';

/** A VAT id as its country writes it. @throws CodedError `request.invalid` that says what is wrong with it. */
export async function requireVatId(typed: string, country: Country): Promise<string> {
  const check = await checkVatId(typed, country);
  if (check.ok) return check.vatId;
  const issue = { code: check.code, path: '/vatId', params: { country: check.country }, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}
