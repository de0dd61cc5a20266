import { checkPadRows, PAD_CHECK_MAX, searchModels, type AskedPadRow, type CheckedPadRow } from '@ringwerk/contract';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { newRow, type PadRow } from './pad-row.ts';
import { useCheckedRows } from './use-checked-rows.ts';

const answerTo = ({ article }: AskedPadRow): CheckedPadRow => ({
  article: null,
  problems: [{ field: 'article', code: 'unknown', text: article }],
  made: null,
});
let server: ServerOfTests;
beforeEach(() => {
  setSession(jeweller());
  server = new ServerOfTests().on(checkPadRows, ({ body }) => ({
    rows: (body as { rows: AskedPadRow[] }).rows.map(answerTo),
  }));
});
const open = (rows: readonly PadRow[]) =>
  renderHook((shown: readonly PadRow[]) => useCheckedRows(shown), { initialProps: rows });
const rowsOf = (count: number): readonly PadRow[] =>
  Array.from({ length: count }, (_, at) => newRow({ article: `RW-${at}` }));
const isChecked = (result: ReturnType<typeof open>['result']) =>
  vi.waitFor(() => expect(result.current.every(({ isChecking }) => !isChecking)).toBe(true));

describe('rows of the pad', () => {
  it('are asked some at a time, and answered in their order', async () => {
    const { result } = open(rowsOf(PAD_CHECK_MAX * 2 + 1));
    expect(result.current[0]).toMatchObject({ answer: null, isChecking: true });
    await isChecked(result);
    expect(server.bodies(checkPadRows).map((body) => (body as { rows: unknown[] }).rows.length)).toEqual([50, 50, 1]);
    expect(result.current.map(({ answer }) => answer?.problems[0]?.text)).toEqual(
      rowsOf(101).map(({ article }) => article),
    );
  });

  it('that ask the same are asked once, whomever they are for', async () => {
    const { result } = open([newRow({ article: 'RW-1' }), newRow({ article: 'RW-1', commission: 'Huber' })]);
    await isChecked(result);
    expect(server.bodies(checkPadRows)).toMatchObject([{ rows: [{ article: 'RW-1' }] }]);
  });

  it('show what was said before until a change is answered', async () => {
    const row = newRow({ article: 'RW-1' });
    const { result, rerender } = open([row]);
    await isChecked(result);
    server.on(checkPadRows, () => new Promise<never>(() => {}));
    rerender([{ ...row, article: 'RW-2' }]);
    expect(result.current[0]?.isChecking).toBe(true);
    expect(result.current[0]?.answer?.problems[0]?.text).toBe('RW-1');
  });

  it('are asked again when the network is back', async () => {
    server.lose(checkPadRows).lose(searchModels);
    const { result } = open([newRow({ article: 'RW-1' })]);
    await isChecked(result);
    expect(result.current[0]?.answer).toBeNull();
    server.on(checkPadRows, ({ body }) => ({ rows: (body as { rows: AskedPadRow[] }).rows.map(answerTo) }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(result.current[0]?.answer?.problems[0]?.text).toBe('RW-1'));
  });

  it('are asked again where one of them could not be calculated, and that one alone', async () => {
    const failed: CheckedPadRow = { article: null, problems: [{ field: 'line', code: 'failed' }], made: null };
    server.on(checkPadRows, ({ body }) => ({
      rows: (body as { rows: AskedPadRow[] }).rows.map((row) => (row.article === 'RW-1' ? failed : answerTo(row))),
    }));
    const { result } = open(rowsOf(3));
    await isChecked(result);
    expect(result.current.map(({ answer }) => answer?.problems[0]?.code)).toEqual(['unknown', 'failed', 'unknown']);
    server.on(checkPadRows, ({ body }) => ({ rows: (body as { rows: AskedPadRow[] }).rows.map(answerTo) }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(result.current[1]?.answer?.problems[0]?.text).toBe('RW-1'));
    expect(server.bodies(checkPadRows).at(-1)).toMatchObject({ rows: [{ article: 'RW-1' }] });
  });

  it('are no answer where the server refuses to look', async () => {
    server.on(checkPadRows, () => refuse('session.forbidden'));
    const { result } = open([newRow({ article: 'RW-1' })]);
    await isChecked(result);
    expect(result.current[0]?.answer).toBeNull();
  });
});
