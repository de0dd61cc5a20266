import { createOrder, createQuote, type CheckedPadRow } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, price } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { newRow } from './pad-row.ts';
import { PadReview } from './pad-review.tsx';
import type { RowWords } from './row-texts.ts';
import type { CheckedRow } from './use-checked-rows.ts';

const made: NonNullable<CheckedPadRow['made']> = { design, grams: 9, gross: price.gross, currency: 'EUR', cost: 100 };
const checked = (article: string, commission = article): CheckedRow => ({
  row: newRow({ article, commission }),
  answer: {
    article: {
      setId: 9014,
      articleNumber: article,
      name: 'Donau',
      kind: 'pair',
      categories: [9],
      option: 'without',
      options: ['without'],
      still: null,
      rings: [],
      alloys: [],
    },
    problems: [],
    made,
  },
  isChecking: false,
});
const words: RowWords = {
  format: { number: String },
  scale: 'iso',
  alloy: (id) => id,
  stones: (option) => option,
};
const onDone = vi.fn<(rows: readonly CheckedRow[]) => void>();
const open = (rows: readonly CheckedRow[]) => {
  onDone.mockClear();
  return draw(<PadReview rows={rows} words={words} onDone={onDone} onBack={vi.fn()} />);
};
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
  setSession(jeweller());
});
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const reference = (): HTMLInputElement => screen.getByLabelText(/^Reference/);

describe('the review of an order', () => {
  it('sends its lines as one order with the prices that it shows', async () => {
    server.on(createOrder, () => refuse('order.below-minimum'));
    const { user } = open([checked('RW-1', 'Huber'), checked('RW-2', 'Huber')]);
    expect(reference().value).toBe('Huber');
    await user.click(button('Place a binding order for 2 items'));
    await vi.waitFor(() => expect(server.bodies(createOrder)).toHaveLength(1));
    const expected = { gross: price.gross, cost: 100 };
    expect(server.bodies(createOrder)[0]).toMatchObject({
      commission: 'Huber',
      positions: [
        { kind: 'rings', quantity: 1, commission: 'Huber', expected },
        { kind: 'rings', quantity: 1, commission: 'Huber', expected },
      ],
    });
    expect(await screen.findByText(/^Not ordered\./)).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks whom it is for where the lines are for several, before anything is sent', async () => {
    const { user } = open([checked('RW-1'), checked('RW-2')]);
    expect(reference().value).toBe('');
    await user.click(button('Place a binding order for 2 items'));
    expect(screen.getByText('Please give a reference.')).toBeDefined();
    expect(server.sent(createOrder)).toHaveLength(0);
  });

  it('is not sent with a note that says otherwise than one of its rings', async () => {
    const { user } = open([checked('RW-1', 'Huber')]);
    await user.type(screen.getByRole('textbox', { name: 'Note for the workshop (optional)' }), 'all 9.5 mm wide');
    expect((await screen.findByRole('list', { name: 'Conflicts with the workshop sheet' })).textContent).toContain(
      '9.5 mm wide',
    );
    await user.click(button(/^Place a binding order/));
    expect(server.sent(createOrder)).toHaveLength(0);
    await user.click(button('Delete from the note'));
    server.on(createOrder, () => refuse('order.below-minimum'));
    await user.click(button(/^Place a binding order/));
    await vi.waitFor(() => expect(server.bodies(createOrder)).toMatchObject([{ notes: { workshop: 'all' } }]));
  });

  it('leaves out what is not chosen, and never takes more than one order holds', async () => {
    const rows = Array.from({ length: 22 }, (_, at) => checked(`RW-${at}`, 'Huber'));
    const { user } = open(rows);
    expect(button('Place a binding order for 20 items')).toBeDefined();
    expect(screen.getByText('One order takes 20 lines. The others stay on the order pad.')).toBeDefined();
    for (const box of screen.getAllByRole('checkbox').slice(0, 19)) await user.click(box);
    expect(button('Place a binding order for 3 items')).toBeDefined();
  });

  it('asks about a changed price at its line, and sends the one that was agreed to', async () => {
    const params = { gross: price.gross + 1_000, cost: 120, currency: 'EUR' };
    const issues = [finding('/positions/1/expected', 'order.price-changed', params)];
    server.on(createOrder, () => refuse('order.price-changed', { issues }));
    const { user } = open([checked('RW-1', 'Huber'), checked('RW-2', 'Huber')]);
    await user.click(button('Place a binding order for 2 items'));
    await user.click(await screen.findByRole('button', { name: 'Accept the new price' }));
    await user.click(button('Place a binding order for 2 items'));
    await vi.waitFor(() => expect(server.bodies(createOrder)).toHaveLength(2));
    expect(server.bodies(createOrder)[1]).toMatchObject({
      positions: [{ expected: { gross: price.gross } }, { expected: { gross: price.gross + 1_000 } }],
    });
    const keys = server.bodies(createOrder).map((body) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('names the first day that suits all lines where the workshop cannot keep one, with the focus at its field', async () => {
    const issues = [finding('/requestedDate', 'field.too-small', { minimum: '2099-03-05' })];
    server.on(createOrder, () => refuse('request.invalid', { issues }));
    const { user } = open([checked('RW-1')]);
    const date = screen.getByLabelText<HTMLInputElement>('Requested date (optional)');
    fireEvent.change(date, { target: { value: '2099-02-27' } });
    await user.click(button('Place a binding order for 1 item'));
    await vi.waitFor(() => expect(document.activeElement).toBe(date));
    expect(date.min).toBe('2099-03-05');
  });

  it('makes a quote without a trade figure', async () => {
    server.on(createQuote, () => refuse('quote.full'));
    const { user } = open([checked('RW-1', 'Huber')]);
    await user.click(button('Quote 1 line'));
    await vi.waitFor(() => expect(server.bodies(createQuote)).toHaveLength(1));
    expect(server.bodies(createQuote)[0]).toMatchObject({ customerName: 'Huber', positions: [{ kind: 'rings' }] });
    expect(JSON.stringify(server.bodies(createQuote))).not.toMatch(/cost|expected/u);
  });

  it('offers no order to whoever sees no trade price, and no trade sum', () => {
    const session = jeweller();
    setSession({
      ...session,
      user: { ...session.user, role: 'trainee' },
      permissions: session.permissions.filter((permission) => permission !== 'trade'),
    });
    open([checked('RW-1')]);
    expect(screen.queryByRole('button', { name: /binding/ })).toBeNull();
    expect(screen.queryByText('Total trade')).toBeNull();
    expect(button('Quote 1 line')).toBeDefined();
  });
});
