import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { namedQuery } from '../api/queries.ts';
import { useQuery } from '../api/use-query.ts';
import { QueryView } from './query-view.tsx';

/** A page that asks one question; the test answers it. */
function Orders({ ask }: { readonly ask: () => Promise<string> }) {
  const result = useQuery(namedQuery('orders-of-this-test', {}, ask));
  return (
    <>
      <button type="button" onClick={() => void result.refetch()}>
        refresh
      </button>
      <QueryView result={result}>{(text) => <p>{text}</p>}</QueryView>
    </>
  );
}
const refusal = new ApiError('server.internal', 500);

describe('what a query brings', () => {
  it('is waited for, then shown', async () => {
    const answer = Promise.withResolvers<string>();
    render(<Orders ask={() => answer.promise} />);
    expect(screen.getByText('Loading')).toBeDefined();
    await act(async () => answer.resolve('two orders'));
    expect(await screen.findByText('two orders')).toBeDefined();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('is asked for again after a failure', async () => {
    const user = userEvent.setup();
    const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValue('two orders');
    render(<Orders ask={ask} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('two orders')).toBeDefined();
  });

  it('stays on the screen when it cannot be refreshed', async () => {
    const user = userEvent.setup();
    const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('two orders').mockRejectedValue(refusal);
    render(<Orders ask={ask} />);
    await screen.findByText('two orders');
    await user.click(screen.getByRole('button', { name: 'refresh' }));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(screen.getByText('two orders')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
