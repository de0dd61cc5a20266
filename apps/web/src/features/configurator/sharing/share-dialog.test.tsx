import { createShare } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { share } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { ShareDialog } from './share-dialog.tsx';

const open = () => openConfigurator(<ShareDialog isOpen onClose={() => undefined} />);
const create = (): HTMLButtonElement => screen.getByRole('button', { name: 'Create link' });
const greeting = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'A word to the couple (optional)' });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(createShare, () => ({ ...share(), token: 'token-of-the-link' }));
});

describe('a link for the couple', () => {
  it('is made once, without the price where it shall not be seen, and shows its address', async () => {
    const { user } = await open();
    await user.type(greeting(), ' See you on Saturday ');
    await user.click(screen.getByRole('switch', { name: 'Show the retail price' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Valid' }), '7');
    await user.dblClick(create());
    expect(await screen.findByDisplayValue(/token-of-the-link/)).toBeDefined();
    expect(server.bodies(createShare)).toMatchObject([
      { greeting: 'See you on Saturday', showsPrice: false, days: 7, setId: 9014, language: 'en' },
    ]);
  });

  it('that could not be made says why and keeps the words', async () => {
    server.on(createShare, () => refuse('design.refused'));
    const { user } = await open();
    await user.type(greeting(), 'See you on Saturday');
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('cannot make this ring');
    expect(greeting().value).toBe('See you on Saturday');
  });
});
