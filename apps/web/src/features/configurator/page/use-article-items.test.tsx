import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useArticleItems } from './use-article-items.ts';

function Items() {
  return (
    <>
      <Menu label="More" button="…" items={useArticleItems()} />
      <output>{useOpenDialog()}</output>
    </>
  );
}

beforeEach(() => setSession(jeweller()));

it('leads from the open article to rings that look like it', async () => {
  const { user, address } = await openConfigurator(<Items />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'More like this' }));
  expect(address()).toBe('/aehnlich/9014');
});

it('opens the data sheet of the article', async () => {
  const { user } = await openConfigurator(<Items />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Data sheet' }));
  expect(screen.getByRole('status').textContent).toBe('data-sheet');
});
