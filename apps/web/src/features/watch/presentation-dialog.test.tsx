import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { PresentationDialog } from './presentation-dialog.tsx';

const LIST = 'a2f0c5a6-0000-4000-8000-0000000000f1';

it('prints with retail prices in the reader’s language unless something else is chosen', async () => {
  const { user } = draw(<PresentationDialog listId={LIST} onClose={() => {}} />);
  const address = (): string => {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the PDF' });
    const { pathname, search } = new URL(href);
    return `${pathname}${search}`;
  };
  expect(address()).toBe(`/api/watch-lists/${LIST}/pdf?lang=en&price=1`);
  await user.click(screen.getByRole('switch', { name: /retail price/i }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'kr');
  expect(address()).toBe(`/api/watch-lists/${LIST}/pdf?lang=kr`);
});
