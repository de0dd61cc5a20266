import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { session, showcaseRing } from '../../../test/fixtures.ts';
import { setSession } from '../../api/session-store.ts';
import { TagsDialog } from './tags-dialog.tsx';

beforeEach(() => setSession(session('owner')));
afterEach(() => setSession(null));

it('prints the chosen rings, without a price and from the first label on unless something else is chosen', async () => {
  const other = 'a2f0c5a6-0000-4000-8000-0000000000b2';
  const { user } = draw(<TagsDialog rings={[showcaseRing(), showcaseRing({ id: other })]} onClose={() => {}} />);
  const query = () => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the PDF' });
    return Object.fromEntries(new URL(link.href).searchParams);
  };
  const rings = `${showcaseRing().id},${other}`;
  expect(query()).toEqual({ rings, form: 'sheet', lang: 'en' });
  await user.selectOptions(screen.getByRole('combobox', { name: /First free label/ }), '5');
  await user.click(screen.getByRole('switch', { name: /retail price/ }));
  expect(query()).toEqual({ rings, form: 'sheet', lang: 'en', skip: '4', price: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Labels' }), 'Label printer, 57 × 32 mm');
  expect(query()).toEqual({ rings, form: 'label', lang: 'en', price: '1' });
});
