import type { CheckedPadRow } from '@ringwerk/contract';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/locale-store.ts';
import { createCheckStore } from './check-store.ts';
import type { PadRow } from './pad-row.ts';

/** Rows that could not be asked are asked again after so long, ms. */
const AGAIN_MS = 20_000;

/** A row with what the server says to it. */
export interface CheckedRow {
  readonly row: PadRow;
  /** Of the row before its last change while that is being checked; null where it could not be asked. */
  readonly answer: CheckedPadRow | null;
  readonly isChecking: boolean;
}

/** Whether a row can be ordered as it stands. */
export const isReady = ({ answer, isChecking }: CheckedRow): boolean =>
  !isChecking && answer !== null && answer.made !== null && answer.problems.length === 0;

/** Has every row checked by the server, some at a time. */
export function useCheckedRows(rows: readonly PadRow[]): readonly CheckedRow[] {
  const lang = useLanguage();
  const checks = useMemo(() => createCheckStore(lang), [lang]);
  const { answers } = useStore(checks.store);
  useEffect(() => checks.want(rows), [checks, rows]);
  useEffect(() => {
    const timer = setInterval(checks.again, AGAIN_MS);
    addEventListener('online', checks.again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', checks.again);
    };
  }, [checks]);
  return useMemo(() => rows.map((row) => ({ row, ...checks.answerOf(row, answers) })), [checks, rows, answers]);
}
