import { createHouseModel, type HouseModelAnswer } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { houseModel } from '../../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { houseModelPath } from '../../../paths.ts';
import { NewModelDialog } from './new-model-dialog.tsx';

const onClose = vi.fn<() => void>();
const open = () => draw(<NewModelDialog isOpen onClose={onClose} />);
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const code = (): HTMLInputElement => field('Code of the design');
const make = (): HTMLElement => screen.getByRole('button', { name: 'Check and make' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(createHouseModel, () => houseModel());
});

describe('a new article', () => {
  it('is made once from a code, in its number range, and its page opens', async () => {
    const answer = Promise.withResolvers<HouseModelAnswer>();
    server.on(createHouseModel, () => answer.promise);
    const { user, address } = open();
    await user.type(code(), ' ABCDEFG7 ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number range' }), '12');
    await user.type(field('Name in your language'), ' Donau ');
    await user.dblClick(make());
    answer.resolve(houseModel());
    await vi.waitFor(() => expect(address()).toBe(houseModelPath(houseModel().setId)));
    expect(server.bodies(createHouseModel)).toEqual([{ section: 12, code: 'ABCDEFG7', names: { en: 'Donau' } }]);
  });

  it('has a twin of its own where one is named', async () => {
    const { user } = open();
    await user.type(code(), 'ABCDEFG7');
    await user.type(field('Code of the twin (optional)'), 'ABCDEFG8');
    await user.click(make());
    await vi.waitFor(() =>
      expect(server.bodies(createHouseModel)).toEqual([{ section: 9, code: 'ABCDEFG7', twinCode: 'ABCDEFG8' }]),
    );
  });

  it('without a code says so at that field, and keeps the rest', async () => {
    const issues = [finding('/code', 'field.too-short', { minimum: 1 })];
    server.on(createHouseModel, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.type(field('Name in your language'), 'Donau');
    await user.click(make());
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    expect(document.activeElement).toBe(code());
    expect([code().getAttribute('aria-invalid'), field('Name in your language').value]).toEqual(['true', 'Donau']);
  });

  it.each([
    ['design.unknown', 'There is no saved ring with this code.'],
    ['model.twice', 'This design is an article of the collection already.'],
    ['model.section-full', 'This range has no article number left.'],
  ] as const)('that cannot be made says why: %s', async (error, sentence) => {
    server.on(createHouseModel, () => refuse(error));
    const { user } = open();
    await user.type(code(), 'ABCDEFG7');
    await user.click(make());
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(code().value).toBe('ABCDEFG7');
  });

  it('is left by the button and by Escape', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(code());
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    expect(server.sent(createHouseModel)).toEqual([]);
  });
});
