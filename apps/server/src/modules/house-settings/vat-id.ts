import { hasVatForm, VAT_EXAMPLES, type Country } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';

interface Taxed {
  readonly country: Country;
  readonly vatId: string;
}

/** @throws CodedError at `/vatId` for one that no company of the country has; what was kept before may stay as it is. */
export function requireVatId(next: Taxed, before: Taxed | null = null): void {
  if (before?.country === next.country && before.vatId === next.vatId) return;
  if (hasVatForm(next.country, next.vatId)) return;
  const params = { example: VAT_EXAMPLES[next.country] };
  throw new CodedError('request.invalid', {
    issues: [{ code: 'field.vat-id', path: '/vatId', params, severity: 'error' }],
  });
}
