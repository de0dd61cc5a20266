import { createOrder, earliestOrderDate, getOrderCalendar, houseDate } from '@ringwerk/contract';
import { PLAIN_ENGRAVING } from '@ringwerk/kernel';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { design, order, price } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';

const ZONE = 'Europe/Berlin';
const onOrdered = vi.fn();
const onClose = vi.fn();
const open = (changes: Partial<OrderDialogProps> = {}): Drawn =>
  draw(
    <OrderDialog
      title="Place the order"
      isOpen
      design={design}
      still={null}
      articleNumber="RW-09-014"
      setId={9014}
      price={price}
      onOrdered={onOrdered}
      onClose={onClose}
      {...changes}
    />,
  );
const commission = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Reference' });
const quantity = (): HTMLInputElement => screen.getByRole('spinbutton', { name: 'Quantity' });
const submit = (name = 'Place binding order'): HTMLElement => screen.getByRole('button', { name });
/** What each request asked for, without its key and its ring. */
const asked = (server: ServerOfTests): object[] =>
  server.bodies(createOrder).map((body) => {
    const { idempotencyKey: _, design: __, ...rest } = Object(body) as Record<string, unknown>;
    return rest;
  });
const keys = (server: ServerOfTests): unknown[] =>
  server.bodies(createOrder).map((body) => (Object(body) as Record<string, unknown>)['idempotencyKey']);

let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(createOrder, () => order());
  setSession(jeweller());
});

describe('an order', () => {
  it('is sent with the price that stands on the screen', async () => {
    const { user } = open();
    await user.type(commission(), ' Huber 24 ');
    await user.type(screen.getByRole('textbox', { name: 'Note for the workshop (optional)' }), 'by Friday');
    await user.click(submit());
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
    expect(asked(server)).toEqual([
      {
        expected: { cost: price.cost, gross: price.gross },
        setId: 9014,
        commission: 'Huber 24',
        quantity: 1,
        notes: { workshop: 'by Friday' },
      },
    ]);
  });

  it('whose note says otherwise than the ring is not sent until one of the two is changed', async () => {
    const onChangeRing = vi.fn<() => void>();
    const { user } = open({ commission: 'Huber 24', onChangeRing });
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the workshop (optional)' });
    await user.type(note, 'Please 9.5 mm wide by Friday');
    const list = await screen.findByRole('list', { name: 'Conflicts with the workshop sheet' });
    expect(list.textContent).toContain('9.5 mm wide');
    expect(list.textContent).toMatch(/Width\D*4/);
    await user.click(submit());
    expect(server.sent(createOrder)).toHaveLength(0);
    expect(document.activeElement).toBe(note);
    await user.click(screen.getAllByRole('button', { name: 'Change the ring' })[0] ?? document.body);
    expect(onChangeRing).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Delete from the note' }));
    expect(note.value).toBe('Please by Friday');
    await user.click(submit());
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
  });

  it('that the server refuses for a note names the words', async () => {
    const issues = [
      finding('/positions/0/note', 'order.note-conflict', { kind: 'width', said: '9,5 mm', from: 0, to: 6 }),
    ];
    server.on(createOrder, () => refuse('order.note-conflict', { issues }));
    const { user } = open({ commission: 'Huber 24' });
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('9,5 mm');
  });

  it('that is made again says why and who shall pay', async () => {
    const orderId = 'a2f0c5a6-0000-4000-8000-0000000000a1';
    const { user } = open({ commission: 'Huber 24', from: { kind: 'remake', orderId } });
    await user.click(submit());
    expect(screen.getByText(/^Please say what is wrong/u)).toBeDefined();
    expect(server.sent(createOrder)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'What is wrong with it' }), ' Loose setting ');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Who pays for it/u }), 'house');
    await user.click(submit());
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
    expect(asked(server)).toMatchObject([
      { relation: { kind: 'remake', orderId, reason: 'Loose setting', payer: 'house' } },
    ]);
  });

  it('names what is missing at its field, with the focus there, and orders nothing', async () => {
    const { user } = open();
    await user.clear(quantity());
    await user.click(submit());
    expect(screen.getByText('Please give a reference.')).toBeDefined();
    expect(screen.getByText('Please enter 1 to 20 pieces.')).toBeDefined();
    expect(document.activeElement).toBe(commission());
    expect(server.sent(createOrder)).toEqual([]);
  });

  it('names the earliest day before it is refused, takes it by one touch, and sends no earlier one', async () => {
    const leadDays = { released: 1, casting: 9, finishing: 0, setting: 0, engraving: 0, quality: 0 };
    const calendar = { leadDays, workDays: [1, 2, 3, 4, 5], holidays: [], zone: ZONE };
    server.on(getOrderCalendar, () => calendar);
    const { user } = open();
    const day = earliestOrderDate([design], calendar, new Date());
    const date = screen.getByLabelText<HTMLInputElement>('Requested date (optional)');
    const take = await screen.findByRole('button', { name: /^Earliest .* take this day$/u });
    expect(date.min).toBe(day);
    await user.type(commission(), 'Huber');
    fireEvent.change(date, { target: { value: houseDate(new Date(), ZONE) } });
    await user.click(submit());
    expect(screen.getByText(/^The earliest possible date is/u)).toBeDefined();
    expect([document.activeElement, server.sent(createOrder).length]).toEqual([date, 0]);
    await user.click(take);
    expect([date.value, screen.queryByRole('button', { name: /take this day/u })]).toEqual([day, null]);
    await user.click(submit());
    await vi.waitFor(() => expect(asked(server)).toMatchObject([{ requestedDate: day }]));
  });

  it('of a house without lead times may be wanted any day', async () => {
    const leadDays = { released: 0, casting: 0, finishing: 0, setting: 0, engraving: 0, quality: 0 };
    server.on(getOrderCalendar, () => ({ leadDays, workDays: [1, 2, 3, 4, 5], holidays: [], zone: ZONE }));
    open();
    await vi.waitFor(() => expect(server.sent(getOrderCalendar)).toHaveLength(1));
    const date = screen.getByLabelText<HTMLInputElement>('Requested date (optional)');
    expect([date.min, screen.queryByRole('button', { name: /take this day/u })]).toEqual([
      houseDate(new Date(), ZONE),
      null,
    ]);
  });

  it('is one order for two presses', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof order>>();
    server.on(createOrder, () => answer.promise);
    const { user } = open({ commission: 'Huber' });
    await user.click(submit());
    await user.click(submit('Ordering …'));
    await user.type(commission(), '{Enter}');
    answer.resolve(order());
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
    expect(server.sent(createOrder)).toHaveLength(1);
  });

  it('that got lost is tried again under the same key, with all that was typed', async () => {
    server.on(createOrder, () => refuse('server.internal'));
    const { user } = open({ commission: 'Huber' });
    await user.click(submit());
    expect(await screen.findByText(/Trying again will not create a second one/)).toBeDefined();
    expect(commission().value).toBe('Huber');
    server.on(createOrder, () => order());
    await user.click(submit());
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
    expect(new Set(keys(server)).size).toBe(1);
  });

  it('that was changed after a failure is another order', async () => {
    server.on(createOrder, () => refuse('server.internal'));
    const { user } = open({ commission: 'Huber' });
    await user.click(submit());
    await screen.findByText(/did not go through/);
    await user.type(commission(), ' 24');
    await user.click(submit());
    await vi.waitFor(() => expect(server.sent(createOrder)).toHaveLength(2));
    expect(new Set(keys(server)).size).toBe(2);
  });

  it('asks before it is placed at another price, and sends the new one', async () => {
    const params = { cost: price.cost + 500, gross: price.gross + 1100, currency: 'EUR' };
    const issues = [finding('/expected', 'order.price-changed', params)];
    server.on(createOrder, () => refuse('order.price-changed', { issues }));
    const { user } = open({ commission: 'Huber' });
    await user.click(submit());
    const question = await screen.findByText(/Today the ring costs/);
    expect(question.textContent).toContain('+€11.00 per piece');
    expect(onOrdered).not.toHaveBeenCalled();
    server.on(createOrder, () => order());
    await user.click(submit('Place the order at today’s price'));
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
    expect(asked(server).at(-1)).toMatchObject({ expected: { cost: params.cost, gross: params.gross } });
  });

  it('again names the price of then, and asks before the first request', async () => {
    const { user } = open({ commission: 'Huber', before: { ...price, gross: price.gross - 1000 } });
    await user.click(submit());
    expect(screen.getByRole('alert').textContent).toContain('+€10.00 per piece');
    expect(server.sent(createOrder)).toEqual([]);
    await user.click(submit('Place the order at today’s price'));
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
  });

  it('of a quote is all that it offers, as it stands there: neither pieces nor a design go with it', async () => {
    const { user } = open({
      commission: 'Huber',
      quote: { quoteId: 'a2f0c5a6-0000-4000-8000-0000000000b1', version: 4, chosen: [2] },
    });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(submit());
    await vi.waitFor(() =>
      expect(asked(server)).toEqual([
        {
          quoteId: 'a2f0c5a6-0000-4000-8000-0000000000b1',
          version: 4,
          chosen: [2],
          expected: { cost: price.cost, gross: price.gross },
          commission: 'Huber',
        },
      ]),
    );
    expect(Object(server.bodies(createOrder)[0])).not.toHaveProperty('design');
  });

  it.each([
    ['quote.expired', 'The quote has expired. Open the design to renew it.'],
    ['design.refused', 'The ring no longer meets the rules of the workshop.'],
  ] as const)('refused as %s says why', async (code, text) => {
    server.on(createOrder, () => refuse(code));
    const { user } = open({ commission: 'Huber' });
    await user.click(submit());
    expect(await screen.findByText(text)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('for a date that the workshop cannot keep names the first one at its field, with the focus there', async () => {
    const issues = [finding('/requestedDate', 'field.too-small', { minimum: '2099-03-02' })];
    server.on(createOrder, () => refuse('request.invalid', { issues }));
    const { user } = open({ commission: 'Huber' });
    const date = screen.getByLabelText<HTMLInputElement>('Requested date (optional)');
    fireEvent.change(date, { target: { value: '2099-02-27' } });
    await user.click(submit());
    expect(await screen.findByText(/^The earliest possible date is .*2099/)).toBeDefined();
    expect(document.activeElement).toBe(date);
    expect(screen.queryByText(/did not go through/)).toBeNull();
    await user.click(submit());
    expect(server.sent(createOrder)).toHaveLength(1);
    server.on(createOrder, () => order());
    fireEvent.change(date, { target: { value: '2099-03-02' } });
    expect(screen.queryByText(/earliest possible/)).toBeNull();
    await user.click(submit());
    await vi.waitFor(() => expect(asked(server).at(-1)).toMatchObject({ requestedDate: '2099-03-02' }));
  });

  it('shows the sum of its pieces', async () => {
    const { user } = open({ commission: 'Huber' });
    await user.clear(quantity());
    await user.type(quantity(), '3');
    expect(within(screen.getByRole('dialog')).getByText('Total for 3 pieces')).toBeDefined();
  });
});

describe('an order that cannot be placed', () => {
  it('below the smallest one says what is missing, until there are pieces enough', async () => {
    setSession(jeweller({ minimumOrder: price.cost + 1 }));
    const { user } = open();
    await user.type(commission(), 'Huber');
    expect(screen.getByText(/^The minimum order value of €.* \(trade\) is not reached\.$/u)).toBeDefined();
    expect(submit().matches(':disabled')).toBe(true);
    await user.clear(quantity());
    await user.type(quantity(), '2');
    expect([screen.queryByText(/minimum order value/u), submit().matches(':disabled')]).toEqual([null, false]);
  });

  it('of a ring that still lacks the names says so', () => {
    const [ring] = design.rings;
    if (ring === undefined) throw new Error('no ring');
    const unnamed = { ...ring, engravings: [{ ...PLAIN_ENGRAVING, text: 'Anna & Name' }] };
    open({ design: { ...design, rings: [unnamed] } });
    expect(screen.getByText(/^The engraving still lacks names/u)).toBeDefined();
    expect(submit().hasAttribute('disabled')).toBe(true);
  });

  it('of a paused company says so', () => {
    setSession(jeweller({ dealer: { ...jeweller().dealer, state: 'paused' } }));
    open();
    expect(screen.getByText(/^Your access is paused/u)).toBeDefined();
    expect(submit().matches(':disabled')).toBe(true);
  });
});
