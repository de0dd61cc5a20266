import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { openDialog, useOpenDialog } from '../session/open-dialog.ts';
import { personsFor } from '../session/persons-store.ts';
import { design } from '../../../../test/fixtures.ts';
import { PersonsDialog } from './persons-dialog.tsx';

const Opened = () => <PersonsDialog isOpen={useOpenDialog() === 'persons'} />;

it('names the person of each ring as it is typed, and its form ends by its one step', async () => {
  openDialog('persons');
  const { user } = await openConfigurator(<Opened />);
  await user.type(screen.getByRole('textbox', { name: 'Ring 1 is for (optional)' }), ' Anna ');
  await user.type(screen.getByRole('textbox', { name: 'Ring 2 is for (optional)' }), 'Ben');
  expect(personsFor(design)).toEqual({ first: 'Anna', second: 'Ben' });
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  // Whose button it is decides in a browser whether Enter sends the form.
  expect([done.type, done.form]).toEqual(['submit', screen.getByRole('dialog').querySelector('form')]);
  await user.click(done);
  expect(screen.queryByRole('dialog')).toBeNull();
});
