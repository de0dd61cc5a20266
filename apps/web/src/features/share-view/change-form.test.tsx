import { NOBODY } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { design } from '../../../test/fixtures.ts';
import { openKernelInProcess } from '../../kernel-worker/open-kernel-in-process.ts';
import type { ChangedDesign } from './use-changed-design.ts';
import { ChangeForm } from './change-form.tsx';

const change = vi.fn();
const takeBack = vi.fn();
async function open(about: Partial<ChangedDesign> = {}): Promise<Drawn> {
  const menu = await openKernelInProcess().open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
  const edited: ChangedDesign = {
    isChanged: false,
    design: undefined,
    figures: null,
    refused: [],
    change,
    takeBack,
    ...about,
  };
  const rings = { kernel: null, menu, design, pictures: null, isFailed: false };
  const drawn = draw(<ChangeForm edited={edited} rings={rings} persons={NOBODY} />);
  await drawn.user.click(screen.getByRole('button', { name: 'Change something' }));
  return drawn;
}
const first = (role: string, name: string): HTMLElement => {
  const [found] = screen.getAllByRole(role, { name });
  if (found === undefined) throw new Error(`no ${role} ${name}`);
  return found;
};
beforeEach(() => void vi.clearAllMocks());

describe('a change that a couple asks for', () => {
  it('offers metal, width and size of each ring as they are, and sends one change for one choice', async () => {
    const { user } = await open();
    expect(screen.getAllByRole('group')).toHaveLength(design.rings.length);
    const width = first('combobox', 'Width');
    expect(width).toHaveProperty('value', '4');
    await user.selectOptions(width, '5');
    expect(change.mock.calls).toEqual([[[{ path: '/rings/0/width', value: 5 }]]]);
  });

  it('takes an engraving when its field is left, and not before', async () => {
    const { user } = await open();
    await user.type(first('textbox', 'Engraving'), ' Anna ');
    expect(change).not.toHaveBeenCalled();
    await user.tab();
    expect(change.mock.calls).toMatchObject([[[{ path: '/rings/0/engravings', value: [{ text: 'Anna' }] }]]]);
  });

  it('left as it was changes nothing', async () => {
    const { user } = await open();
    await user.click(first('textbox', 'Engraving'));
    await user.tab();
    expect(change).not.toHaveBeenCalled();
  });

  it('that cannot be made is said, and can be taken back', async () => {
    const issue = { code: 'design.out-of-range', path: '/rings/0/width', params: {}, severity: 'error' } as const;
    const { user } = await open({ isChanged: true, refused: [issue] });
    expect(screen.getByRole('alert').textContent).toContain('cannot be made like this');
    await user.click(screen.getByRole('button', { name: 'Discard the changes' }));
    expect(takeBack).toHaveBeenCalledTimes(1);
  });
});
