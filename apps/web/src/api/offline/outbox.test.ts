import type { Session } from '@ringwerk/contract';
import { DESIGN_VERSION, type Design } from '@ringwerk/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { setSession } from '../session-store.ts';
import { useOfflineStore } from './offline-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { retryEntry, sendSafely, sendWaiting, type Outcome } from './outbox.ts';

const kept = vi.hoisted(() => new Map<string, { id: string }>());
vi.mock('./database.ts', () => ({
  readRecords: () => Promise.resolve([...kept.values()]),
  writeRecord: (_: string, record: { id: string }) => Promise.resolve(void kept.set(record.id, record)),
  removeRecords: (_: string, isMeant: (id: string) => boolean) => {
    for (const id of kept.keys()) if (isMeant(id)) kept.delete(id);
    return Promise.resolve();
  },
}));
const call = vi.hoisted(() => vi.fn());
vi.mock('../call.ts', () => ({ call }));

const DESIGN: Design = { version: DESIGN_VERSION, rings: [] };
const ABOUT = { title: 'Brandt', setId: 9001, link: 'abc' };
const ORDER = {
  idempotencyKey: 'key-0001',
  design: DESIGN,
  commission: 'Brandt',
  expected: { cost: 33_535, gross: 87_795 },
};
const entries = (): OutboxEntry[] => [...kept.values()] as OutboxEntry[];
const offline = new ApiError('network.unreachable', 0);
const bodies = (): unknown[] => call.mock.calls.map(([, { body }]) => body);

async function flush(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await sendWaiting((outcome) => outcomes.push(outcome));
  return outcomes;
}

beforeEach(() => {
  kept.clear();
  call.mockReset();
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) },
  });
  setSession({ customerNumber: '10001', isCustomerView: false } as Session);
});

describe('the outbox', () => {
  it('writes an order down before it leaves, and forgets it when it has arrived', async () => {
    call.mockImplementation(() => {
      expect(entries()).toHaveLength(1);
      return Promise.resolve({ number: 'O-1' });
    });
    expect(await sendSafely('createOrder', ORDER, ABOUT)).toEqual({ number: 'O-1' });
    expect(entries()).toEqual([]);
  });

  it('keeps what the network did not take, without the trade price, and sends it in order', async () => {
    call.mockRejectedValue(offline);
    await expect(sendSafely('createOrder', ORDER, ABOUT)).rejects.toMatchObject({ code: 'network.queued' });
    await expect(
      sendSafely('addWatchItem', { idempotencyKey: 'key-0002', design: DESIGN }, { ...ABOUT, title: 'Later' }),
    ).rejects.toMatchObject({ code: 'network.queued' });
    expect(JSON.stringify(entries())).not.toContain('33535');
    call.mockReset().mockResolvedValue({});
    expect((await flush()).map(({ entry, kind }) => [entry.title, kind])).toEqual([
      ['Brandt', 'sent'],
      ['Later', 'sent'],
    ]);
    expect(bodies()).toMatchObject([
      { idempotencyKey: 'key-0001', expected: { gross: 87_795 } },
      { idempotencyKey: 'key-0002' },
    ]);
    expect(entries()).toEqual([]);
  });

  it('keeps no trade price of any position', async () => {
    call.mockRejectedValue(offline);
    const { design, expected, ...order } = ORDER;
    const positions = [{ kind: 'rings', design, expected } as const, { kind: 'rings', design, expected } as const];
    await expect(sendSafely('createOrder', { ...order, positions }, ABOUT)).rejects.toMatchObject({
      code: 'network.queued',
    });
    expect(JSON.stringify(entries())).not.toContain('33535');
    expect(entries()).toMatchObject([
      {
        body: {
          positions: [
            { design, expected: { gross: 87_795 } },
            { design, expected: { gross: 87_795 } },
          ],
        },
      },
    ]);
  });

  it('shows a refusal at once and keeps nothing of it, as nothing was waiting', async () => {
    call.mockRejectedValue(new ApiError('order.price-changed', 409));
    await expect(sendSafely('createOrder', ORDER, ABOUT)).rejects.toMatchObject({ code: 'order.price-changed' });
    expect(entries()).toEqual([]);
  });

  it('keeps what is refused later with its reason, goes on with the next, and sends it again when the user decides', async () => {
    call.mockRejectedValue(offline);
    await sendSafely('createOrder', ORDER, ABOUT).catch(() => undefined);
    await sendSafely('saveDesign', { idempotencyKey: 'key-0003', design: DESIGN }, ABOUT).catch(() => undefined);
    call.mockReset().mockRejectedValueOnce(new ApiError('order.price-changed', 409)).mockResolvedValue({});
    expect((await flush()).map(({ kind }) => kind)).toEqual(['refused', 'sent']);
    const [refused] = entries();
    expect(refused).toMatchObject({ id: 'key-0001', refusal: { code: 'order.price-changed' } });
    expect(await flush()).toEqual([]);
    if (refused) await retryEntry(refused, { expected: { gross: 90_000 } });
    expect((await flush()).map(({ kind }) => kind)).toEqual(['sent']);
    expect(bodies().at(-1)).toMatchObject({ idempotencyKey: 'key-0001', expected: { gross: 90_000 } });
  });

  it('sends again under a key of its own what was refused because its key stands for something else', async () => {
    call.mockRejectedValue(offline);
    await sendSafely('createOrder', ORDER, ABOUT).catch(() => undefined);
    call.mockReset().mockRejectedValueOnce(new ApiError('idempotency.other-body', 409)).mockResolvedValue({});
    expect((await flush()).map(({ kind }) => kind)).toEqual(['refused']);
    const [refused] = entries();
    if (refused) await retryEntry(refused);
    expect(entries()).toMatchObject([{ refusal: null, title: 'Brandt' }]);
    expect((await flush()).map(({ kind }) => kind)).toEqual(['sent']);
    const { idempotencyKey } = bodies().at(-1) as typeof ORDER;
    expect(idempotencyKey).not.toBe(ORDER.idempotencyKey);
    expect(bodies().at(-1)).toMatchObject({ commission: 'Brandt' });
    expect(entries()).toEqual([]);
  });

  it.each(['network.unreachable', 'session.required', 'session.customer-view', 'server.unavailable'] as const)(
    'stops at %s and loses nothing',
    async (code) => {
      call.mockRejectedValue(offline);
      await sendSafely('createOrder', ORDER, ABOUT).catch(() => undefined);
      await sendSafely('createOrder', { ...ORDER, idempotencyKey: 'key-0004' }, ABOUT).catch(() => undefined);
      call.mockReset().mockRejectedValue(new ApiError(code, 0));
      expect(await flush()).toEqual([]);
      expect(call).toHaveBeenCalledTimes(1);
      expect(entries().map(({ refusal }) => refusal)).toEqual([null, null]);
    },
  );

  it('shows and sends to each user only their own', async () => {
    call.mockRejectedValue(offline);
    await sendSafely('createOrder', ORDER, ABOUT).catch(() => undefined);
    setSession({ customerNumber: '10002', isCustomerView: false } as Session);
    call.mockReset().mockResolvedValue({});
    await flush();
    expect(call).not.toHaveBeenCalled();
    expect(useOfflineStore.getState().entries).toEqual([]);
    expect(entries()).toHaveLength(1);
  });

  it('sends nothing while a couple looks on', async () => {
    call.mockRejectedValue(offline);
    await sendSafely('createOrder', ORDER, ABOUT).catch(() => undefined);
    setSession({ customerNumber: '10001', isCustomerView: true } as Session);
    call.mockReset().mockResolvedValue({});
    expect(await flush()).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });
});
