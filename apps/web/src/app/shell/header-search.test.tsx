import { getDesign } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { PATHS, searchPath } from '../../paths.ts';
import { HeaderSearch } from './header-search.tsx';

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search rings' });
beforeEach(() => void new ServerOfTests().on(getDesign, () => refuse('design.unknown')));

describe('the search of the header', () => {
  it('takes the words to the results, whose own field stands in for it there', async () => {
    const onDone = vi.fn();
    const { user, address } = draw(<HeaderSearch onDone={onDone} />);
    await user.type(field(), ' white gold {Enter}');
    await vi.waitFor(() => expect(address()).toBe(searchPath('white gold').replace(/#.*/u, '')));
    await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('is sent by its button, which has a name', async () => {
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), 'Donau');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await vi.waitFor(() => expect(address()).toContain('Donau'));
  });

  it('looks for a code that nobody has among the words', async () => {
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), 'ABCDEFG7{Enter}');
    await vi.waitFor(() => expect(address()).toContain('ABCDEFG7'));
  });

  it('leaves the results’ own field alone', () => {
    draw(<HeaderSearch />, PATHS.search);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
