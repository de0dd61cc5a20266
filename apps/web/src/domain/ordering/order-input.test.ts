import { createOrder } from '@ringwerk/contract';
import { DESIGN_VERSION, mm, PLAIN_RING, type Design } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { EMPTY_ORDER, orderBody, orderContent, orderProblems, QUANTITY_MAX } from './order-input.ts';

const TODAY = '2026-11-09';
const INPUT = { ...EMPTY_ORDER, commission: ' Huber 24 ' };
const design = (width: number): Design => ({
  version: DESIGN_VERSION,
  rings: [
    {
      ...PLAIN_RING,
      role: 'single',
      profile: 'F05',
      width: mm(width),
      height: mm(1.6),
      size: mm(54),
      segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
    },
  ],
});
const RING = { design: design(4), expected: { cost: 100, gross: 250 }, setId: 9014 };

describe('an order', () => {
  it('asks for no day that is past at the manufactory', () => {
    expect(orderProblems({ ...INPUT, requestedDate: '2026-11-09' }, { today: TODAY })).toEqual({});
    expect(orderProblems({ ...INPUT, requestedDate: '2026-11-08' }, { today: TODAY })).toEqual({
      requestedDate: 'datePast',
    });
  });

  it.each(['', '0', '1.5', '-1', String(QUANTITY_MAX + 1), 'zwei'])('refuses "%s" pieces at that field', (quantity) => {
    expect(orderProblems({ ...INPUT, quantity }, { today: TODAY })).toEqual({ quantity: 'quantityWrong' });
  });

  it('needs a commission', () => {
    expect(orderProblems({ ...INPUT, commission: ' ' }, { today: TODAY })).toEqual({ commission: 'commissionMissing' });
  });

  it('carries the price that was shown, and passes the contract', () => {
    const body = orderBody({ ...RING, idempotencyKey: 'key-of-this-order' }, INPUT);
    expect(body).toMatchObject({
      expected: { cost: 100, gross: 250 },
      quantity: 1,
      commission: 'Huber 24',
      setId: 9014,
    });
    expect(createOrder.body.parse(body)).toEqual(body);
  });

  it('is another order as soon as ring, price or input change', () => {
    const same = orderContent(RING, INPUT);
    expect(orderContent(RING, { ...INPUT, commission: 'Huber 24' })).toBe(same);
    expect(orderContent({ ...RING, expected: { cost: 100, gross: 260 } }, INPUT)).not.toBe(same);
    expect(orderContent({ ...RING, design: design(5) }, INPUT)).not.toBe(same);
    expect(orderContent(RING, { ...INPUT, quantity: '2' })).not.toBe(same);
  });
});
