import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { dealerFile } from '../../../../test/fixtures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { DealerForm } from './dealer-form.tsx';
import { useDealerDraft } from './use-dealer-draft.ts';

const FILE = dealerFile();
const onSave = vi.fn();

function Form({ error = null }: { readonly error?: unknown }) {
  const state = useDealerDraft(FILE, () => Promise.resolve({ data: FILE }));
  return (
    <DealerForm form="company" state={state} error={error} isBusy={false} onSave={onSave}>
      <button type="button" onClick={() => state.change({ phone: `${state.draft.phone}1` })}>
        type
      </button>
      <output>{state.draft.phone}</output>
    </DealerForm>
  );
}

describe('a form of a file', () => {
  it('saves what differs only, and takes it back', async () => {
    const { user } = draw(<Form />);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'type' }));
    await user.click(save);
    expect(onSave).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect([screen.getByRole('status').textContent, save.disabled]).toEqual(['', true]);
  });

  it('says why it was refused', () => {
    draw(<Form error={new ApiError('session.forbidden', 403)} />);
    expect(screen.getByRole('alert').textContent).toBe('Your access does not include this step.');
  });
});
