import { changeCouple, createCouple, getCouple, type CoupleFile } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, session } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { CoupleDialog } from './couple-dialog.tsx';

const FILE = coupleFile();
const field = (name: string | RegExp, at = 0): HTMLInputElement => {
  const found = screen.getAllByRole<HTMLInputElement>('textbox', { name })[at];
  if (found === undefined) throw new Error(`there is no field ${name}`);
  return found;
};
const press = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
let server: ServerOfTests;
let onSaved: ReturnType<typeof vi.fn<(file: CoupleFile) => void>>;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests().on(createCouple, () => FILE).on(changeCouple, () => FILE);
  onSaved = vi.fn();
});
afterEach(() => setSession(null));
const open = (file: CoupleFile | null) => draw(<CoupleDialog file={file} onSaved={onSaved} onClose={() => {}} />);

describe('the dialog of a couple', () => {
  it('opens a file for one person or two, with each finger in its own scale', async () => {
    const { user } = open(null);
    await user.type(field('Given name'), 'Noor');
    await user.click(screen.getAllByRole('button', { name: 'Add a finger' })[0] ?? document.body);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Scale' }), 'United Kingdom');
    await user.type(field('Size as measured'), 'L½');
    // Read as it is typed, so that a slip is seen at once.
    expect(screen.getByText('51.88 mm')).toBeDefined();
    await user.dblClick(press('Create file'));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(server.bodies(createCouple)).toMatchObject([
      {
        people: [{ givenName: 'Noor', sizes: [{ hand: 'left', finger: 'ring', scale: 'uk', size: 'L½' }] }],
        weddingDate: null,
      },
    ]);
  });

  it('sends what was changed only, as of the version that is shown', async () => {
    const { user } = open(FILE);
    await user.type(field('Next step'), 'Fitting');
    await user.click(press('Save'));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(server.bodies(changeCouple)).toEqual([{ version: 3, nextStep: 'Fitting' }]);
  });

  it('says what is wrong beside its field, and keeps what was typed', async () => {
    server.on(changeCouple, () =>
      refuse('request.invalid', { issues: [finding('/people/0/sizes/0/size', 'field.format')] }),
    );
    const { user } = open(FILE);
    await user.clear(field('Size as measured'));
    await user.type(field('Size as measured'), 'soft');
    await user.click(press('Save'));
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect([field('Size as measured').value, document.activeElement]).toEqual(['soft', field('Size as measured')]);
  });

  it('meets a colleague who was quicker: shows what has changed, and goes on with both', async () => {
    const theirs = coupleFile({ version: 4, city: 'Prien', nextStep: 'Call', updatedBy: 'Tom Gruber' });
    let answers = 0;
    server
      .on(changeCouple, () => ((answers += 1) === 1 ? refuse('couple.changed') : { ...theirs, version: 5 }))
      .on(getCouple, () => theirs);
    const { user } = open(FILE);
    await user.type(field('Next step'), 'Fitting');
    await user.click(press('Save'));
    const notice = await screen.findByRole('alert', { name: 'Changed by a colleague' });
    expect(notice.textContent).toContain('Tom Gruber');
    expect(notice.textContent).toContain('Prien');
    expect(notice.textContent).toContain('Next step · also changed by you');
    expect(press('Save').disabled).toBe(true);
    await user.click(press('Keep my entries over it'));
    expect([field('Town').value, field('Next step').value]).toEqual(['Prien', 'Fitting']);
    await user.click(press('Save'));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(server.bodies(changeCouple)[1]).toEqual({ version: 4, nextStep: 'Fitting' });
  });
});
