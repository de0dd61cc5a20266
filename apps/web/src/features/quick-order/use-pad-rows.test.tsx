import { changeOrderPad, getOrderPad, type PadRow as WrittenRow } from '@ringwerk/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { clearDevice } from '../../api/offline/kept-answers.ts';
import { setSession } from '../../api/session-store.ts';
import { newRow } from './pad-row.ts';
import { usePadRows } from './use-pad-rows.ts';

/** The shop's pad. */
let shop: Map<string, WrittenRow>;
let server: ServerOfTests;
let users = 0;
const online = (): ServerOfTests =>
  server
    .on(getOrderPad, () => ({ rows: [...shop.values()] }))
    .on(changeOrderPad, ({ body }) => {
      // As the page sends it.
      const { written, removed } = body as { written: WrittenRow[]; removed: string[] };
      for (const key of removed) shop.delete(key);
      for (const row of written) shop.set(row.key, row);
    });
beforeEach(() => {
  shop = new Map();
  server = new ServerOfTests();
  // What a pad that is closed has still to send is another user's.
  setSession({ ...jeweller(), customerNumber: `${(users += 1)}` });
});

const open = () => renderHook(() => usePadRows()).result;
const articles = (rows: readonly { readonly article: string }[]): string[] => rows.map(({ article }) => article);
const isKept = (pad: ReturnType<typeof open>) =>
  vi.waitFor(() => expect(pad.current.standing.is).toBe('kept'), { timeout: 5_000 });
const row = newRow({ key: 'theirs', place: 1, article: 'RW-01-001' });

describe('the pad of the shop', () => {
  it('shows what colleagues have written, and goes there with what is written here', async () => {
    online();
    shop.set('theirs', row);
    const pad = open();
    await isKept(pad);
    expect(articles(pad.current.rows)).toEqual(['RW-01-001']);
    act(() => pad.current.write([newRow({ article: 'RW-09-014' })]));
    act(() => pad.current.write([{ ...row, quantity: 3 }]));
    await vi.waitFor(() => expect([...shop.values()].map(({ quantity }) => quantity)).toEqual([3, 1]), {
      timeout: 5_000,
    });
    act(() => pad.current.remove(['theirs']));
    await vi.waitFor(() => expect(articles([...shop.values()])).toEqual(['RW-09-014']), { timeout: 5_000 });
  });

  it('is written in without a network, outlives a reload, and reaches the shop when the network is back', async () => {
    const pad = open();
    act(() => pad.current.write([newRow({ article: 'RW-09-014' })]));
    await vi.waitFor(() => expect(pad.current.standing.is).toBe('waiting'), { timeout: 5_000 });
    await clearDevice();
    const again = open();
    expect(articles(again.current.rows)).toEqual(['RW-09-014']);
    online();
    window.dispatchEvent(new Event('online'));
    await isKept(again);
    expect(articles([...shop.values()])).toEqual(['RW-09-014']);
  });

  it('says why it does not take a row, and keeps the row here', async () => {
    online().on(changeOrderPad, () => refuse('order-pad.full'));
    const pad = open();
    act(() => pad.current.write([newRow({ article: 'RW-09-014' })]));
    await vi.waitFor(
      () => expect(pad.current.standing).toMatchObject({ is: 'refused', error: { code: 'order-pad.full' } }),
      {
        timeout: 5_000,
      },
    );
    expect(articles(open().current.rows)).toEqual(['RW-09-014']);
  });

  it('leaves nothing on a device that was logged out, once it has arrived', async () => {
    online();
    const pad = open();
    act(() => pad.current.write([newRow({ article: 'RW-09-014', commission: 'Huber' })]));
    await vi.waitFor(() => expect(shop.size).toBe(1), { timeout: 5_000 });
    await isKept(pad);
    expect(JSON.stringify({ ...localStorage })).toContain('Huber');
    await clearDevice();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Huber');
  });
});
