import { VAT_FINDINGS, type DealerFile } from '@ringwerk/contract';
import { isApiError } from '../../../api/api-error.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** The sentence beside a VAT id: why it was refused, or what is wrong with one that came before it was checked. */
export function useVatError(error: unknown, stored: DealerFile['vatFinding'] = null): string | undefined {
  const t = useTexts('dealers');
  const countryName = useCountryName();
  const fieldError = useFieldErrors(error);
  const issue = isApiError(error) ? error.issues.find(({ path }) => path === '/vatId') : undefined;
  const refused = VAT_FINDINGS.find((code) => code === issue?.code);
  if (refused !== undefined) return t(refused, { country: countryName(String(issue?.params['country'])) });
  if (issue !== undefined) return fieldError('/vatId');
  return stored === null ? undefined : t(stored.code, { country: countryName(stored.country) });
}
