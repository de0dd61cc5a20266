import { issueInvoice, previewInvoice, waiveCancellation } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { invoice, preview } from '../../../../test/paper-fixtures.ts';
import { ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { PATHS } from '../../../paths.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

const ORDER = { id: 'b3000000-0000-4000-8000-000000000003', number: 'O-2026-01001' };
const onClose = vi.fn();
const issue = (): HTMLButtonElement => screen.getByRole('button', { name: 'Issue for good' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(previewInvoice, () => preview()).on(issueInvoice, () => invoice());
});
afterEach(() => setSession(null));
const open = () => draw(<InvoiceDialog order={ORDER} onClose={onClose} />);

describe('the invoice of an order', () => {
  it('shows its tax, and is issued for the amount that was shown', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof invoice>>();
    server.on(issueInvoice, () => answer.promise);
    const { user } = open();
    expect(await screen.findByText(/^VAT 19/u)).toBeDefined();
    await user.dblClick(issue());
    answer.resolve(invoice());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodies(issueInvoice)).toEqual([
      { services: [], leftOut: [], expectedGross: 119_000, isReviewed: false },
    ]);
  });

  it('waits for somebody who looks at a doubt', async () => {
    server.on(previewInvoice, () => preview({ doubts: ['no-vat-id'] }));
    const { user } = open();
    expect(await screen.findByText(/no VAT ID on file/u)).toBeDefined();
    expect(issue().disabled).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'I have checked it' }));
    await user.click(issue());
    await vi.waitFor(() => expect(server.bodies(issueInvoice)).toMatchObject([{ isReviewed: true }]));
  });

  it('names what is missing, with the way there for whoever may enter it, and cannot be issued', async () => {
    server.on(previewInvoice, () => preview({ gaps: ['/papers/iban', '/house/email', '/dealer/city'] }));
    const owner = jeweller();
    setSession({ ...owner, user: { ...owner.user, role: 'accounts' }, permissions: ['papers', 'books'] });
    open();
    expect((await screen.findByRole('link', { name: 'IBAN' })).getAttribute('href')).toBe(PATHS.officeBooks);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('town of the dealer')).toBeDefined();
    expect(issue().disabled).toBe(true);
  });

  it('does not go out without work that somebody has begun to enter', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add work' }));
    await vi.waitFor(() => expect(issue().disabled).toBe(false));
    await user.type(screen.getByRole('textbox', { name: 'Net' }), '45');
    expect(issue().disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Work at the dealer’s own ring' }), 'Resize');
    await vi.waitFor(() => expect(issue().disabled).toBe(false));
  });

  it('is previewed anew with work that is added', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add work' }));
    await user.type(screen.getByRole('textbox', { name: 'Work at the dealer’s own ring' }), 'Resize');
    await user.type(screen.getByRole('textbox', { name: 'Net' }), '45');
    await vi.waitFor(() =>
      expect(server.bodies(previewInvoice).at(-1)).toEqual({
        services: [{ name: 'Resize', net: 4_500 }],
        leftOut: [],
      }),
    );
  });

  it('bills cancelled orders of the dealer, unless they are left for another invoice', async () => {
    const cancelled = { number: 'O-2026-01002', cancelledOn: '2026-11-20', net: 30_000, isBilled: true };
    const own = { ...cancelled, orderId: ORDER.id, isFixed: true };
    const other = {
      ...cancelled,
      orderId: 'b4000000-0000-4000-8000-000000000004',
      number: 'O-2026-01003',
      isFixed: false,
    };
    server.on(previewInvoice, ({ body }) =>
      preview({ cancellations: [own, { ...other, isBilled: !JSON.stringify(body).includes(other.orderId) }] }),
    );
    const { user } = open();
    const switches = await screen.findAllByRole<HTMLInputElement>('switch', { name: /cancelled on/u });
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [true, false],
    ]);
    await user.click(screen.getByRole('switch', { name: /^O-2026-01003/u }));
    await vi.waitFor(() =>
      expect(server.bodies(previewInvoice).at(-1)).toEqual({ services: [], leftOut: [other.orderId] }),
    );
    await vi.waitFor(() => expect(issue().disabled).toBe(false));
    await user.click(issue());
    await vi.waitFor(() => expect(server.bodies(issueInvoice)).toMatchObject([{ leftOut: [other.orderId] }]));
  });

  it('lets go of a cancellation that is left out, for good', async () => {
    const other = { orderId: 'b4000000-0000-4000-8000-000000000004', number: 'O-2026-01003', isFixed: false };
    let isWaived = false;
    server
      .on(previewInvoice, ({ body }) => {
        const isBilled = !JSON.stringify(body).includes(other.orderId);
        const row = { ...other, cancelledOn: '2026-11-20', net: 30_000, isBilled };
        return preview({ cancellations: isWaived ? [] : [row] });
      })
      .on(waiveCancellation, () => {
        isWaived = true;
        return { cancel: null, isChangeable: false, cancellation: null, links: [], remake: null };
      });
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: /^O-2026-01003/u }));
    await user.click(await screen.findByRole('button', { name: 'Waive the cost of O-2026-01003' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason for the dealer' }), 'Kulanz');
    await user.click(screen.getByRole('button', { name: 'Waive the cost' }));
    await vi.waitFor(() => expect(server.bodies(waiveCancellation)).toEqual([{ reason: 'Kulanz', basedOn: null }]));
    await vi.waitFor(() => expect(issue().disabled).toBe(false));
    expect(screen.queryByRole('switch', { name: /^O-2026-01003/u })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that a dealer outside the EU is billed elsewhere', async () => {
    const abroad = { number: 'O-2026-01002', cancelledOn: '2026-11-20', net: 30_000, isBilled: false, isFixed: true };
    server.on(previewInvoice, () => preview({ cancellations: [{ ...abroad, orderId: ORDER.id }] }));
    open();
    expect(await screen.findByText(/cannot be billed here/u)).toBeDefined();
  });
});
