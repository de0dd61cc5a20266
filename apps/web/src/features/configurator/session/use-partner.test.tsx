import { getOrder, getOrderRings, type Order } from '@ringwerk/contract';
import { mm } from '@ringwerk/kernel';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { design, order } from '../../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { usePartner } from './use-partner.ts';

const [first, second] = design.rings;
const { id } = order();
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(getOrder, () => order()).on(getOrderRings, () => ({ rings: [] }));
  setSession(jeweller());
});
const open = (search: string) => {
  const address = new URLSearchParams(search);
  return renderHook(() => usePartner(true, address)).result;
};
const partnerOf = (position = 1, ring = 0) => open(`of=${id}&as=partner&position=${position}&ring=${ring}`);

describe('the ring of an earlier order', () => {
  it('is none on every other way, and nothing is asked', () => {
    expect(open('code=ABCDEFG7').current).toEqual({ partner: null, design: null, isMissing: false });
    expect(server.sent(getOrder)).toEqual([]);
  });

  it('is read from the record of the order: the new one begins alone, and the made one lies beside it', async () => {
    const opened = partnerOf();
    expect(opened.current).toMatchObject({ design: undefined, isMissing: false });
    await waitFor(() => expect(opened.current.design?.rings).toHaveLength(1));
    const { partner, design: begun } = opened.current;
    expect(begun?.rings[0]).toEqual({ ...first, role: 'single', size: second?.size });
    expect(partner?.beside).toEqual(first);
    expect(partner?.relation).toEqual({ kind: 'partner', orderId: id, position: 1, ring: 0 });
  });

  it('lies beside the new one as it is now, in the size that it was brought to since', async () => {
    if (first === undefined || second === undefined) throw new Error('the pair of the tests has two rings');
    const now = { ...design, rings: [{ ...first, size: mm(56) }, second] };
    server.on(getOrderRings, () => ({ rings: [{ position: 1, design: now }] }));
    const opened = partnerOf();
    await waitFor(() => expect(opened.current.partner?.beside).toEqual({ ...first, size: 56 }));
    const other = partnerOf(1, 1);
    await waitFor(() => expect(other.current.design?.rings).toMatchObject([{ role: 'single', size: 56 }]));
  });

  it('is the other one of the pair where the same ring is made once more', async () => {
    const opened = open(`of=${id}&as=reorder&position=1&ring=0`);
    await waitFor(() => expect(opened.current.partner?.beside).toEqual(second));
    expect(opened.current.design?.rings).toEqual([{ ...first, role: 'single' }]);
  });
});

describe('is missing', () => {
  it.each<readonly [string, () => unknown]>([
    ['another shop has the order', () => refuse('order.unknown')],
    ['the ring was never made', (): Order => order({ status: 'cancelled' })],
    ['the order has no rings', (): Order => order({ positions: [] })],
  ])('where %s', async (_, answer) => {
    server.on(getOrder, answer as () => Order);
    const opened = partnerOf();
    await waitFor(() => expect(opened.current.isMissing).toBe(true));
    expect(opened.current).toMatchObject({ partner: null, design: null });
  });

  it('where the position or the ring is not there', async () => {
    for (const opened of [partnerOf(2), open(`of=${id}&as=partner&position=3&ring=1`)])
      // One after the other: each asks the server of its own.
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(opened.current.isMissing).toBe(true));
  });
});
