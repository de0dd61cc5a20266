import {
  changeOrderPad,
  checkPadRows,
  getOrderPad,
  type AskedPadRow,
  type CheckedPadRow,
  type PadRow,
} from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { newRow } from './pad-row.ts';
import { Pad } from './pad.tsx';
import { useCheckedRows } from './use-checked-rows.ts';
import { usePadReader } from './use-pad-reader.ts';
import { usePadRows } from './use-pad-rows.ts';
import { useRowWords } from './use-row-words.ts';

/** A pair whose first ring has a size that no label says exactly. */
const ARTICLE: NonNullable<CheckedPadRow['article']> = {
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  kind: 'pair',
  categories: [9],
  option: 'without',
  options: ['without'],
  still: null,
  rings: [
    { role: 'first', size: 53.4 },
    { role: 'second', size: 62 },
  ],
  alloys: ['au750-rose'],
};
const answerTo = ({ article, unread }: AskedPadRow): CheckedPadRow => {
  const isKnown = article.includes('9-014') || article === '9014';
  const nearest = [{ setId: 9014, articleNumber: 'RW-09-014', name: 'Donau' }];
  return {
    article: isKnown ? ARTICLE : null,
    problems: [
      ...(isKnown ? [] : [{ field: 'article' as const, code: 'unknown' as const, nearest }]),
      ...unread.map(({ field, text }) => ({ field, code: 'unread' as const, text })),
    ],
    made: isKnown ? { design, grams: 9, gross: 100_000, currency: 'EUR', cost: 40_000 } : null,
  };
};
let shop: Map<string, PadRow>;
beforeEach(() => {
  shop = new Map();
  const session = jeweller();
  setSession({ ...session, preferences: { ...session.preferences, sizeScale: 'jp' } });
  new ServerOfTests()
    .on(checkPadRows, ({ body }) => ({ rows: (body as { rows: AskedPadRow[] }).rows.map(answerTo) }))
    .on(getOrderPad, () => ({ rows: [...shop.values()] }))
    .on(changeOrderPad, ({ body }) => {
      const { written, removed } = body as { written: PadRow[]; removed: string[] };
      for (const key of removed) shop.delete(key);
      for (const row of written) shop.set(row.key, row);
    });
});

function Drawn() {
  const pad = usePadRows();
  return (
    <Pad
      pad={pad}
      rows={useCheckedRows(pad.rows)}
      reader={usePadReader()}
      words={useRowWords()}
      onReview={() => undefined}
    />
  );
}
const open = async (...rows: readonly PadRow[]) => {
  for (const [at, row] of rows.entries()) shop.set(row.key, { ...row, place: at + 1 });
  const drawn = draw(<Drawn />);
  for (const { article } of rows) await screen.findByRole('cell', { name: new RegExp(article) });
  return drawn;
};
const kept = (): readonly PadRow[] => [...shop.values()];
const cell = (name: RegExp): HTMLElement => screen.getByRole('cell', { name });
const paste = (element: HTMLElement, text: string): void =>
  void fireEvent.paste(element, { clipboardData: { getData: () => text } });

describe('the table of the pad', () => {
  it('takes a list that is pasted into it as lines of its own', async () => {
    await open(newRow({ article: 'RW-09-014' }));
    paste(cell(/RW-09-014/), 'Menge\tArtikel\tKunde\n3\tRW-09-014\tHuber\n1\tRW-77-777\tMaier');
    await vi.waitFor(() => expect(kept()).toHaveLength(3));
    expect(kept().map(({ quantity, commission }) => [quantity, commission])).toEqual([
      [1, ''],
      [3, 'Huber'],
      [1, 'Maier'],
    ]);
    expect(await screen.findByText('1 line still needs attention.')).toBeDefined();
  });

  it('takes back a step by Ctrl+Z', async () => {
    const { user } = await open(newRow({ article: 'RW-09-014' }));
    paste(cell(/RW-09-014/), 'RW-09-014\t2\nRW-09-014\t3');
    await vi.waitFor(() => expect(kept()).toHaveLength(3));
    await user.click(screen.getAllByRole('cell', { name: /RW-09-014/ })[0] ?? document.body);
    await user.keyboard('{Control>}z{/Control}');
    await vi.waitFor(() => expect(kept()).toHaveLength(1));
  });

  it('writes the next line into the empty ones below, from one to the next by Enter', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('cell')[0] ?? document.body);
    await user.keyboard('9014{Enter}9014{Enter}');
    await vi.waitFor(() => expect(kept().map(({ article }) => article)).toEqual(['9014', '9014']));
  });

  it('changes one size of a pair and leaves the other exactly as it was', async () => {
    const { user } = await open(newRow({ article: 'RW-09-014' }));
    await user.dblClick(await screen.findByRole('cell', { name: '13.0 / 21.2' }));
    await user.clear(screen.getByRole('textbox', { name: 'Size' }));
    await user.keyboard('13.0 / 22{Enter}');
    await vi.waitFor(() => expect(kept()[0]?.sizes[0]).toBeNull());
    expect(kept()[0]?.sizes[1]).toBeCloseTo(62.83, 2);
  });

  it('keeps what cannot be read in its cell, says so there, and is put right there', async () => {
    const { user } = await open(newRow({ article: 'RW-09-014' }));
    await user.dblClick(await screen.findByRole('cell', { name: '13.0 / 21.2' }));
    await user.clear(screen.getByRole('textbox', { name: 'Size' }));
    await user.keyboard('as ever{Enter}');
    const wrong = await screen.findByRole('cell', { name: 'as ever' });
    await vi.waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
    expect(wrong.title).toBe('Size: “as ever” is not understood.');
    await user.dblClick(wrong);
    await user.clear(screen.getByRole('textbox', { name: 'Size' }));
    await user.keyboard('12/20{Enter}');
    await vi.waitFor(() =>
      expect(kept()[0]).toMatchObject({ unread: [], sizes: [expect.any(Number), expect.any(Number)] }),
    );
  });

  it('corrects a wrong number by one touch', async () => {
    const { user } = await open(newRow({ article: 'RW-09-914' }));
    await user.click(await screen.findByRole('button', { name: 'Take RW-09-014 Donau' }));
    await vi.waitFor(() => expect(kept()[0]?.article).toBe('RW-09-014'));
  });

  it('shows the trade price to whoever may see it, and to nobody else', async () => {
    await open(newRow({ article: 'RW-09-014', quantity: 2 }));
    expect(await screen.findByRole('cell', { name: '€800.00' })).toBeDefined();
    const session = jeweller();
    setSession({
      ...session,
      user: { ...session.user, role: 'trainee' },
      permissions: session.permissions.filter((permission) => permission !== 'trade'),
    });
    await vi.waitFor(() => expect(screen.queryByRole('cell', { name: '€800.00' })).toBeNull());
    expect(screen.queryByRole('columnheader', { name: 'Trade price' })).toBeNull();
  });
});
