import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { DataSheetDialog } from './data-sheet-dialog.tsx';
import { sheetArticle } from './sheet-article.ts';

beforeEach(() => setSession(jeweller()));

const open = (options: readonly ('with' | 'without')[] = ['with', 'without']) =>
  draw(
    <DataSheetDialog
      article={{ setId: 9014, name: 'Donau', options, option: options[0] ?? 'with' }}
      isOpen
      onClose={() => undefined}
    />,
  );
const address = (): string => screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href') ?? '';

it('opens the sheet in the language of the page, with the retail price', () => {
  open();
  expect(address()).toBe('/api/models/9014/sheet?stones=with&lang=en&price=1');
});

it('takes another form and language, and no price', async () => {
  const { user } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stones' }), 'Without stones');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
  await user.click(screen.getByRole('switch', { name: 'With the retail price of today' }));
  expect(address()).toBe('/api/models/9014/sheet?stones=without&lang=jp');
});

const fileNames = (): (string | null)[] =>
  screen.queryAllByRole('link', { name: /\((?:ZIP|GLB)\)/ }).map((link) => link.getAttribute('href'));

it('has the files for a web shop in the form that is chosen, CAD where the house shares it', async () => {
  const { user, unmount } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stones' }), 'Without stones');
  const shown = ['pictures', 'scene'].map((what) => `/api/models/9014/${what}?stones=without`);
  expect(fileNames()).toEqual(shown);
  unmount();
  setSession(jeweller({ sharesCad: true }));
  open(['without']);
  expect(fileNames()).toEqual([...shown, '/api/models/9014/cad?stones=without']);
});

it('has none of them before a couple', () => {
  setSession(jeweller({ isCustomerView: true, sharesCad: true }));
  open();
  expect(fileNames()).toEqual([]);
  expect(address()).toContain('/sheet');
});

it('asks for no form where there is only one', () => {
  open(['without']);
  expect(screen.queryByRole('combobox', { name: 'Stones' })).toBeNull();
  expect(address()).toContain('stones=without');
});

it('starts with the form on the screen, and with the only one of an article that has no other', () => {
  const form = {} as never;
  const model = { setId: 1, name: 'Donau', with: null, without: form };
  expect(sheetArticle(model, 'with')).toMatchObject({ option: 'without', options: ['without'] });
  expect(sheetArticle({ ...model, with: form }, 'without')).toMatchObject({ option: 'without' });
});
