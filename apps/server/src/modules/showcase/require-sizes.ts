import type { Design } from '@ringwerk/kernel';
import { CodedError } from '../../http/coded-error.ts';

/** A size for each ring that stands there. @throws CodedError `request.invalid` */
export function requireSizes(sizes: readonly number[], { rings }: Pick<Design, 'rings'>): void {
  if (sizes.length === rings.length) return;
  const issue = { code: 'field.format', path: '/sizes', params: { rings: rings.length }, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}
