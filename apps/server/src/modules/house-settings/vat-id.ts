import { VAT_EXAMPLES, type Country } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { checkVatId } from '../dealer-files/vat-id.ts';

interface Taxed {
  readonly country: Country;
  readonly vatId: string;
}

/**
 * The VAT id of the house as its country writes it; what was kept before stays as it is.
 * @throws CodedError at `/vatId` for one that no company of the country has: form or check digits are wrong.
 */
export async function requireHouseVatId({ country, vatId }: Taxed, before: Taxed | null = null): Promise<string> {
  if (before?.country === country && before.vatId === vatId) return vatId;
  const check = await checkVatId(vatId, country);
  if (check.ok) return check.vatId;
  const params = { example: VAT_EXAMPLES[country] };
  throw new CodedError('request.invalid', {
    issues: [{ code: 'field.vat-id', path: '/vatId', params, severity: 'error' }],
  });
}
