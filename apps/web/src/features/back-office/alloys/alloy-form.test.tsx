import { createHouseAlloy, saveHouseAlloy, type AlloyRecord } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { AlloyForm } from './alloy-form.tsx';

const DAWN: AlloyRecord = {
  id: 'au750-rose-h1',
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  fineMetal: 'Au',
  density: 15.2,
  loss: 0.05,
  lab: [88.7, 5.1, 22.2],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE'],
  isWithdrawn: false,
  isListed: false,
  isShipped: false,
  swatch: '#DCB288',
  version: 2,
  planned: null,
  plausible: [13.5, 16.9],
  history: [],
};
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
/** What is said beside a field. */
const describedBy = (name: string): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(saveHouseAlloy, () => DAWN).on(createHouseAlloy, () => DAWN);
});
const open = (alloy: AlloyRecord | null, isReadOnly = false) => {
  const onSaved = vi.fn<(id: string) => void>();
  return { onSaved, ...draw(<AlloyForm alloy={alloy} isReadOnly={isReadOnly} onSaved={onSaved} />) };
};
async function write(user: ReturnType<typeof open>['user'], name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
}

describe('an alloy', () => {
  it('is saved as a new version of the one that is shown', async () => {
    const { user } = open(DAWN);
    await write(user, 'Density', '15,35');
    await user.clear(field('Loss'));
    await user.click(screen.getByRole('switch', { name: 'Japan' }));
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    const { density: _density, id: _id, family: _f, colour: _c, fineness: _n, fineMetal: _m, ...rest } = DAWN;
    const { isListed: _p, isShipped: _s, swatch: _w, planned: _l, plausible: _u, history: _h, ...entered } = rest;
    await vi.waitFor(() =>
      expect(server.bodies(saveHouseAlloy)).toEqual([
        { ...entered, density: 15.35, loss: null, markets: ['DE', 'JP'], from: null, note: '' },
      ]),
    );
  });

  it('is not sent while a field holds no number, and says where', async () => {
    const { user } = open(DAWN);
    await write(user, 'a*', 'reddish');
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    expect(describedBy('a*')).toContain('This is not a number.');
    expect(server.bodies(saveHouseAlloy)).toEqual([]);
  });

  it('shows the colours that follow while it is typed', async () => {
    const { user } = open(DAWN);
    expect(screen.getByRole('img', { name: 'Polished ball' })).toBeTruthy();
    await write(user, 'L*', '100');
    await write(user, 'a*', '0');
    await write(user, 'b*', '0');
    expect(screen.getByText('#FFFFFF')).toBeTruthy();
    await write(user, 'b*', '99');
    expect(screen.getByText('No colour of a metal')).toBeTruthy();
  });

  it('says that no dealer is offered it while the list in force has no row for it', () => {
    open(DAWN);
    expect(screen.getByText(/no price for this alloy/u)).toBeTruthy();
  });

  it('shows a refusal at its field', async () => {
    server.on(saveHouseAlloy, () =>
      refuse('request.invalid', { issues: [finding('/density', 'field.too-big', { maximum: 16.9 })] }),
    );
    const { user } = open(DAWN);
    await write(user, 'Density', '19');
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    await vi.waitFor(() => expect(describedBy('Density')).toContain('Not above 16.9'));
  });

  it('that a colleague has saved meanwhile is not written over', async () => {
    server.on(saveHouseAlloy, () => refuse('alloy.changed'));
    const { user } = open(DAWN);
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    expect(await screen.findByText(/Somebody else has changed this alloy/u)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save new version' }).disabled).toBe(true);
  });

  it('is only read by the workshop', () => {
    open(DAWN, true);
    expect(field('Density').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save new version' })).toBeNull();
  });
});

describe('a new alloy', () => {
  it('is entered with its kind, and leads to its own page', async () => {
    const { user, onSaved } = open(null);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'Rose');
    for (const [name, text] of [
      ['Density', '15.2'],
      ['L*', '88,7'],
      ['a*', '5,1'],
      ['b*', '22,2'],
      ['Hallmark', '750'],
    ] as const)
      await write(user, name, text);
    for (const name of ['Deutsch', 'English', 'Nederlands', '日本語', '한국어', 'Français'])
      await write(user, name, 'Dawn');
    await user.click(screen.getByRole('button', { name: 'Enter alloy' }));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(DAWN.id));
    expect(server.bodies(createHouseAlloy)).toMatchObject([
      { family: 'gold', colour: 'rose', fineness: 750, density: 15.2, lab: [88.7, 5.1, 22.2], loss: null, markets: [] },
    ]);
  });

  it('of platinum has its family’s name for a colour', async () => {
    const { user } = open(null);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Metal' }), 'Platinum');
    expect(screen.queryByRole('combobox', { name: 'Colour' })).toBeNull();
    await write(user, 'Fineness', '950');
    expect(describedBy('Density')).toContain('At this fineness 18.9 to 21.6');
  });
});
