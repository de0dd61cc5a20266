import { getListPictures } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { watchedStone, watchList } from '../../../test/watch-fixtures.ts';
import { ListOutput } from './list-output.tsx';

it('has pictures of a list of loose stones alone, and says what a stone gets', async () => {
  new ServerOfTests().on(getListPictures, () => ({ job: null, archive: null }));
  const { user } = draw(<ListOutput list={watchList([watchedStone()])} />);
  await user.click(screen.getByRole('button', { name: /Output/u }));
  await user.click(await screen.findByRole('menuitem', { name: /pictures/iu }));
  expect(await screen.findByText(/Of loose stones there is the drawing of their cut/u)).toBeTruthy();
});
