import { CodedError } from '../../http/coded-error.ts';
import type { FieldIssue } from '../../http/coded-error.ts';

function refuse(code: string, path: string, params: FieldIssue['params'] = {}): never {
  throw new CodedError('request.invalid', { issues: [{ code, path, params, severity: 'error' }] });
}

/**
 * The moment from which something counts, read from a field that was posted: never before now, prices are not changed
 * afterwards. `Date` moves the 31st of February into March without a word, so the moment has to read back as it was written.
 * @throws CodedError with a finding at `path` for a moment that has passed or that no calendar has.
 */
export function readComingMoment(posted: string, path: string, now: Date): Date {
  const moment = new Date(posted);
  if (Number.isNaN(moment.getTime()) || moment.toISOString() !== posted) refuse('field.format', path);
  if (moment <= now) refuse('field.past', path, { minimum: now.toISOString() });
  return moment;
}
