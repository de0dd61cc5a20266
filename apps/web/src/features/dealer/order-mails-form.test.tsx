import { changeOrderMails } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { dealer } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { OrderMailsForm } from './order-mails-form.tsx';

const toggle = (name: string): HTMLInputElement => screen.getByRole('switch', { name });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(changeOrderMails, () => ({
    mails: ['order-received' as const, 'order-quality' as const],
  }));
  setSession(jeweller());
});

describe('mails about orders', () => {
  it('are chosen step by step', async () => {
    const { user } = draw(
      <OrderMailsForm dealer={dealer({ orderMails: ['order-received', 'order-shipped'] })} isOwner />,
    );
    await user.click(toggle('Order in quality check'));
    await user.click(toggle('Order shipped'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(server.bodies(changeOrderMails)).toEqual([{ mails: ['order-received', 'order-quality'] }]),
    );
  });

  it('say why they cannot be saved, and keep the choice', async () => {
    server.on(changeOrderMails, () => refuse('session.forbidden'));
    const { user } = draw(<OrderMailsForm dealer={dealer({ orderMails: [] })} isOwner />);
    await user.click(toggle('Order confirmed'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your access does not include this step.')).toBeDefined();
    expect(toggle('Order confirmed').checked).toBe(true);
  });

  it('are read and not changed by whoever sells', () => {
    draw(<OrderMailsForm dealer={dealer()} isOwner={false} />);
    expect(screen.getAllByRole<HTMLInputElement>('switch').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
