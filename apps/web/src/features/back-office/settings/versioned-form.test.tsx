import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { VersionedForm } from './versioned-form.tsx';

const onSave = vi.fn();
const onReload = vi.fn();
beforeEach(() => vi.clearAllMocks());
const open = (error: ApiError | null) =>
  draw(
    <VersionedForm error={error} isBusy={false} saveLabel="Save" onSave={onSave} onReload={onReload}>
      <input aria-label="Town" />
    </VersionedForm>,
  );
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });

it('saves by its step and by Enter', async () => {
  const { user } = open(null);
  await user.type(screen.getByRole('textbox'), 'Hanau{Enter}');
  await user.click(save());
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('says why it was refused', () => {
  open(new ApiError('session.forbidden', 403));
  expect(screen.getByRole('alert').textContent).toBe('Your access does not include this step.');
});

it('saves nothing over what somebody else has set, and loads that', async () => {
  const { user } = open(new ApiError('house.changed', 409));
  expect(save().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Load the present state' }));
  expect([onReload.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 0]);
});
