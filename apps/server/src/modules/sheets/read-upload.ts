import type { SheetProblemCode } from '@ringwerk/contract';
import { readSheet, type Sheet, type SheetLimits, type SheetProblem } from '@ringwerk/sheets';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import { ReadQueue } from './read-queue.ts';

/** Of the process: its memory is what the files share. */
const queue = new ReadQueue();

/** A file that cannot be read as a whole: one finding says why. */
export const unreadable = (code: SheetProblemCode, params: FieldIssue['params'] = {}): CodedError =>
  new CodedError('sheet.unreadable', { issues: [{ code, path: '/data', params, severity: 'error' }] });

function paramsOf({ code: _, ...params }: SheetProblem): FieldIssue['params'] {
  return params;
}

/** The table of an uploaded file. @throws CodedError `sheet.unreadable`, `server.unavailable` while too many are read */
export async function readUpload(bytes: Uint8Array, limits: SheetLimits, signal?: AbortSignal): Promise<Sheet> {
  const reading = await queue.run(() => readSheet(bytes, limits, signal));
  if (!reading.ok) throw unreadable(reading.problem.code, paramsOf(reading.problem));
  return reading.value;
}
