import type { LocalisedTexts } from '@ringwerk/contract';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';

interface Dates {
  readonly publishedFrom?: Date | null | undefined;
  readonly withdrawnFrom?: Date | null | undefined;
}

/** A refusal that stands beside one field. */
export const fieldRefusal = (path: string, code: string, params: FieldIssue['params'] = {}): CodedError =>
  new CodedError('request.invalid', { issues: [{ code, path, params, severity: 'error' }] });

/** What dealers have seen was published: its day cannot be taken back, only ended. An end comes after the beginning. */
export function requireDates(before: Dates, after: Dates, now: Date): void {
  const begun = before.publishedFrom ?? null;
  const begins = after.publishedFrom ?? null;
  if (begun !== null && begun <= now && (begins === null || begins > now))
    throw fieldRefusal('/publishedFrom', 'field.value');
  const ends = after.withdrawnFrom ?? null;
  if (ends !== null && (begins === null || ends < begins)) throw fieldRefusal('/withdrawnFrom', 'field.value');
}

/** A model that is published, or will be, has a name in at least one language. */
export function requireNamed(names: LocalisedTexts, { publishedFrom = null }: Dates): void {
  const isNamed = Object.values(names).some((name = '') => name !== '');
  if (publishedFrom !== null && !isNamed) throw fieldRefusal('/names', 'field.missing');
}

/** Another model of the collection, and no circle of successors. */
export function requireSuccessor(models: ModelLookup, setId: number, successor: number | null): void {
  const seen = new Set([setId]);
  for (let next = successor; next !== null; next = models.find(next)?.successor ?? null) {
    if (seen.has(next) || models.find(next) === null) throw fieldRefusal('/successor', 'field.value');
    seen.add(next);
  }
}
