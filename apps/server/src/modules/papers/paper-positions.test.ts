import { brokenRules } from '@ringwerk/papers/test/rules';
import type { InvoiceLine } from '@ringwerk/papers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startPaperHouse, type PaperHouse } from '../../../test/paper-house.ts';

let house: PaperHouse;
beforeAll(async () => {
  house = await startPaperHouse(new Date('2026-11-24T10:00:00Z'));
});
afterAll(() => house.close());

const rowOf = async (id: string) =>
  (await house.database.pool.query('select * from papers where id = $1', [id])).rows[0];

test('an invoice bills position by position: each ring, each loose stone, nothing that the jeweller does himself', async () => {
  const { owner } = house;
  const other = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size: 58 })) };
  const [stone] = (await house.get(owner, '/api/stones?pageSize=1&origin=natural')).stones;
  const quote = await house.post(owner, '/api/quotes', {
    positions: [
      { kind: 'rings', design: WORKED_EXAMPLE },
      { kind: 'extra', text: 'Etui aus Nussbaum', gross: 4_900 },
      { kind: 'rings', design: other, commission: 'Silber', quantity: 2, discount: { kind: 'permille', value: 100 } },
      { kind: 'stone', stoneId: stone.id },
    ],
  });
  const order = await house.shipped({
    design: undefined,
    quoteId: quote.id,
    expected: { gross: quote.retail.gross },
  });
  const invoice = await house.billed(order);
  const { content } = await rowOf(invoice.id);
  expect(content.lines.map(({ quantity, price }: InvoiceLine) => [quantity, price])).toEqual(
    [0, 2, 3].map((index) => [quote.positions[index].quantity, quote.positions[index].cost]),
  );
  expect(content.lines.map(({ facts }: InvoiceLine) => facts[0])).toEqual([
    ['Position', '1'],
    ['Position', '3'],
    ['Position', '4'],
  ]);
  expect(content.lines[1].facts[1]).toEqual(['Kommission', 'Silber']);
  expect(content.lines[2]).toMatchObject({ articleNumber: stone.stockNumber, tariff: '71023900', origin: null });
  expect(content.lines[2].description).toMatch(/^natürlich · /u);
  expect(invoice.net).toBe(quote.cost);
  expect(JSON.stringify(content)).not.toContain('Nussbaum');
  const { net, xml } = await rowOf(invoice.id);
  expect([net, brokenRules(xml, 'en16931')]).toEqual([String(quote.cost), []]);
  const credit = await house.post(house.accounts, `/api/papers/${invoice.id}/credit`, {
    idempotencyKey: 'credit-of-a-position',
    reason: 'Stein getauscht',
    lines: [{ index: 2, net: quote.positions[3].cost }],
  });
  expect(credit.net).toBe(quote.positions[3].cost);
});

test('a loose stone has the customs number of what it is', async () => {
  const { owner } = house;
  const { stones } = await house.get(owner, '/api/stones?pageSize=3&origin=natural');
  const ids: readonly string[] = stones.map(({ id }: { id: string }) => id);
  for (const [place, origin] of [
    [1, 'lab-grown'],
    [2, 'unstated'],
  ] as const)
    await house.database.pool.query('update stones set origin = $2 where id = $1', [ids[place], origin]);
  const positions = ids.map((stoneId) => ({ kind: 'stone', stoneId }));
  const quote = await house.post(owner, '/api/quotes', { positions });
  const expected = { gross: quote.retail.gross };
  const invoice = await house.billed(
    await house.shipped({ design: undefined, quoteId: quote.id, expected }, ['released', 'quality', 'shipped']),
  );
  const { content } = await rowOf(invoice.id);
  expect(content.lines.map(({ tariff }: InvoiceLine) => tariff)).toEqual(['71023900', '71049100', null]);
});
