import { createQuote, listQuotes } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { order, quote } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { QuoteDialog } from './quote-dialog.tsx';

const open = () => openConfigurator(<QuoteDialog isOpen onClose={() => undefined} />);
const customer = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Customer’s name' });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests()
    .on(createQuote, () => quote())
    .on(listQuotes, () => ({ page: 1, pageSize: 24, total: 0, quotes: [] }));
  setSession(jeweller());
});

describe('a quote for the ring on the screen', () => {
  it('is made once, named and in the language of the page, and leads to its PDF', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof quote>>();
    server.on(createQuote, () => answer.promise);
    const { user } = await open();
    await user.type(customer(), ' Familie Huber ');
    await user.click(button('Make the quote'));
    await user.click(button('Make the quote'));
    answer.resolve(quote());
    const pdf = await screen.findByRole('link', { name: 'Open the PDF' });
    expect(pdf.getAttribute('href')).toContain(quote().id);
    expect(server.bodies(createQuote)).toMatchObject([{ customerName: 'Familie Huber', language: 'en', setId: 9014 }]);
  });

  it('needs no name', async () => {
    const { user } = await open();
    await user.click(button('Make the quote'));
    await screen.findByText('The quote is ready.');
    expect(Object.keys(Object(server.bodies(createQuote)[0]))).not.toContain('customerName');
  });

  it('that was refused says why and keeps the name', async () => {
    server.on(createQuote, () => refuse('design.refused'));
    const { user } = await open();
    await user.type(customer(), 'Familie Huber');
    await user.click(button('Make the quote'));
    expect((await screen.findByRole('alert')).textContent).toBe('The workshop cannot make this ring as it is.');
    expect(customer().value).toBe('Familie Huber');
  });

  it('of a ring made from an earlier one keeps that ring, and is a quote of its own', async () => {
    server.on(listQuotes, () => ({ page: 1, pageSize: 24, total: 1, quotes: [quote()] }));
    const relation = { kind: 'partner', orderId: order().id, position: 1, ring: 1 } as const;
    const { user } = await openConfigurator(<QuoteDialog isOpen onClose={() => undefined} />, {
      partner: { relation, order: order(), beside: null },
    });
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button('Make the quote'));
    await screen.findByText('The quote is ready.');
    expect(server.bodies(createQuote)).toMatchObject([{ relation }]);
  });
});
