import { LANGUAGES } from '@ringwerk/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { allTexts } from '../../test/texts.ts';
import { ApiError } from '../api/api-error.ts';
import { useCatalogueStore } from '../i18n/catalogue.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { ErrorState } from './error-state.tsx';

const refused = new ApiError('session.forbidden', 403);

describe('a failure', () => {
  it('is spoken, with the number for a call and another try', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    render(<ErrorState error={new ApiError('server.internal', 500, { requestId: 'R-17' })} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Reference R-17');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers no other try where it would be refused likewise', () => {
    render(<ErrorState error={refused} onRetry={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of the page itself shows no inner detail', () => {
    render(<ErrorState error={new TypeError('x is not a function')} />);
    const said = screen.getByRole('alert').textContent;
    expect(said).not.toContain('function');
    expect(said.length).toBeGreaterThan(20);
  });

  it('is said in the language of the page, in six of them', async () => {
    useCatalogueStore.setState({ loaded: await allTexts() });
    render(<ErrorState error={new ApiError('network.unreachable', 0)} onRetry={() => undefined} />);
    const said = LANGUAGES.map((language) => {
      act(() => useLocaleStore.setState({ language }));
      return screen.getByRole('alert').textContent;
    });
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });
});
