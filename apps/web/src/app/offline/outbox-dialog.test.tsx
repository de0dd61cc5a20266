import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { useOfflineStore } from '../../api/offline/offline-store.ts';
import type { OutboxEntry } from '../../api/offline/outbox-entry.ts';
import { OutboxDialog } from './outbox-dialog.tsx';

const onClose = vi.fn();
const entry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'key-of-this-act',
  user: '10001',
  operation: 'createOrder',
  body: {},
  title: 'Huber 24',
  setId: 9014,
  link: 'abc',
  at: '2026-11-20T10:00:00Z',
  sendingAt: 0,
  refusal: null,
  ...changes,
});
const show = (...entries: OutboxEntry[]): void => {
  useOfflineStore.setState({ entries });
  draw(<OutboxDialog isOpen onClose={onClose} />);
};
beforeEach(() => void vi.clearAllMocks());

describe('what waits to be sent', () => {
  it('stands there with its time, and needs nothing but a network', () => {
    show(entry());
    expect(screen.getByRole('heading', { name: 'Order: Huber 24' })).toBeDefined();
    expect(screen.getByText('Will be sent as soon as there is a connection.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('leads back to its ring and closes the list', async () => {
    useOfflineStore.setState({ entries: [entry()] });
    const { user, address } = draw(<OutboxDialog isOpen onClose={onClose} />);
    await user.click(screen.getByRole('link', { name: 'Open ring' }));
    await vi.waitFor(() => expect(address()).toContain('9014'));
    expect([address().includes('d=abc'), onClose.mock.calls.length]).toEqual([true, 1]);
  });

  it('has no ring where it is none', () => {
    show(entry({ operation: 'createWatchList', setId: null, link: '', title: 'The Brandts' }));
    expect(screen.getByRole('heading', { name: 'New list: The Brandts' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that nothing waits any more', () => {
    show();
    expect(screen.getByText('Nothing is waiting any more.')).toBeDefined();
  });
});

describe('what was refused', () => {
  it('for its price names today’s, and is ordered at it', () => {
    const params = { gross: 123_450, currency: 'EUR', cost: 50_000 };
    const issues = [{ code: 'order.price-changed', path: '/expected', params, severity: 'error' as const }];
    show(entry({ refusal: { code: 'order.price-changed', issues } }));
    expect(screen.getByText('The price has changed. Today: €1,234.50.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Order at today’s price' })).toBeDefined();
  });

  it('for another reason names it, and may be sent again', () => {
    show(entry({ refusal: { code: 'design.refused', issues: [] } }));
    expect(screen.getByText('The workshop cannot make this ring as it is.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
  });

  it('appears while the list is open', () => {
    show(entry());
    act(() => useOfflineStore.setState({ entries: [entry({ refusal: { code: 'stone.sold', issues: [] } })] }));
    expect(screen.getByText('This stone is sold.')).toBeDefined();
  });
});
