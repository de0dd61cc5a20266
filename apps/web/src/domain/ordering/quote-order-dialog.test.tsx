import { createOrder } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { order, position, quote } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { QuoteOrderDialog } from './quote-order-dialog.tsx';

it('orders what the quote offers at its frozen sum, and sends no design of its own', async () => {
  setSession(jeweller());
  const server = new ServerOfTests().on(createOrder, () => order());
  const onOrdered = vi.fn();
  const chosen = { ...position(), alternative: null, isChosen: true };
  const offered = quote({ positions: [chosen, { ...chosen, number: 2, isChosen: false }] });
  const { user } = draw(
    <QuoteOrderDialog quote={offered} cost={27_550} onOrdered={onOrdered} onClose={() => undefined} />,
  );
  // The quote's own name is the reference, until another one is typed.
  expect(screen.getByRole('textbox', { name: 'Reference' }).getAttribute('value')).toBe('Familie Huber');
  await user.click(screen.getByRole('button', { name: 'Place binding order' }));
  await vi.waitFor(() => expect(onOrdered).toHaveBeenCalledTimes(1));
  const [body] = server.bodies(createOrder);
  expect(body).toMatchObject({
    quoteId: offered.id,
    commission: 'Familie Huber',
    expected: { cost: 27_550, gross: offered.retail.gross },
  });
  expect(body).not.toHaveProperty('design');
});
