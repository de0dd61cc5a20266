import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';

const onPage = vi.fn();
const pager = (page: number, total = 45) => <Pager page={page} pageSize={20} total={total} onPage={onPage} />;
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

describe('the pages of a list', () => {
  it('are turned one by one, and say where we are', async () => {
    const user = userEvent.setup();
    render(pager(2));
    expect(screen.getByText('Page 2 of 3').getAttribute('aria-live')).toBe('polite');
    await user.click(button('Previous page'));
    await user.click(button('Next page'));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });

  it('end at the first and the last one', () => {
    const { rerender } = render(pager(1));
    expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([true, false]);
    rerender(pager(3));
    expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([false, true]);
  });

  it.each([0, 1, 20])('show nothing where %i rows fit on one', (total) => {
    render(pager(1, total));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
