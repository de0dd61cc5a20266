import { updateHouseModel, type HouseModelAnswer } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { houseModel } from '../../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { ModelForm } from './model-form.tsx';

const reread = vi.fn<() => Promise<{ readonly data: HouseModelAnswer | undefined }>>();
const open = (model = houseModel()) => draw(<ModelForm model={model} reread={reread} />);
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const englishName = (): HTMLInputElement => field('Name, English');
const startValue = (): HTMLInputElement => field('Start value (by hand)');
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
const discard = (): HTMLButtonElement => screen.getByRole('button', { name: 'Back to the saved state' });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(updateHouseModel, () => houseModel({ version: 4, names: { en: 'Danube' } }));
});

describe('an article of the collection', () => {
  it('is saved once, with what was changed only, and is unchanged from then on', async () => {
    const answer = Promise.withResolvers<HouseModelAnswer>();
    server.on(updateHouseModel, () => answer.promise);
    const { user } = open();
    expect([save().disabled, discard().disabled]).toEqual([true, true]);
    await user.clear(englishName());
    await user.type(englishName(), 'Danube ');
    await user.dblClick(save());
    answer.resolve(houseModel({ version: 4, names: { en: 'Danube' } }));
    await vi.waitFor(() => expect(toasts()).toEqual(['The article is saved.']));
    expect(server.bodies(updateHouseModel)).toEqual([{ version: 3, names: { de: 'Donau', en: 'Danube' } }]);
    expect([save().disabled, englishName().value]).toEqual([true, 'Danube']);
  });

  it('goes into a category and out of another', async () => {
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: /^9 · / }));
    await user.click(screen.getByRole('checkbox', { name: /^2 · / }));
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(updateHouseModel)).toEqual([{ version: 3, categories: [2] }]));
  });

  it('goes back to its saved state', async () => {
    const { user } = open();
    await user.type(englishName(), ' II');
    await user.click(discard());
    expect([englishName().value, save().disabled]).toEqual(['Danube wave', true]);
  });

  it('marks languages without a name', () => {
    open();
    expect([field('Name, Nederlands').placeholder, englishName().placeholder]).toEqual(['not written yet', '']);
  });

  it('keeps the day from which jewellers have seen it', () => {
    open();
    expect(screen.getByLabelText<HTMLInputElement>('In the collection from').readOnly).toBe(true);
  });

  it('with a refused value says so at its field, and keeps what was typed', async () => {
    const issues = [finding('/popularityStart', 'field.too-big', { maximum: 100 })];
    server.on(updateHouseModel, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.type(startValue(), '00{Enter}');
    expect(await screen.findByText('Not above 100.')).toBeDefined();
    expect(document.activeElement).toBe(startValue());
    expect([startValue().getAttribute('aria-invalid'), startValue().value]).toEqual(['true', '1000']);
  });
});

describe('an article that a colleague has saved meanwhile', () => {
  const meet = async () => {
    server.on(updateHouseModel, () => refuse('model.changed'));
    const theirs = houseModel({
      version: 4,
      updatedBy: 'Jan Maas',
      names: { de: 'Donau', en: 'Danube by Jan' },
      demand: { ...houseModel().demand, start: 40 },
    });
    reread.mockResolvedValue({ data: theirs });
    const { user } = open();
    await user.type(englishName(), ' II');
    await user.click(save());
    const notice = await screen.findByRole('alert', { name: 'Changed in the meantime' });
    return { user, notice };
  };

  it('shows who, and which fields both have changed', async () => {
    const { notice } = await meet();
    expect(notice.textContent).toContain('Jan Maas changed this article');
    const fields = [...notice.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(fields).toEqual(['Name changed by you, too', 'Start value (by hand)']);
    expect(englishName().value).toBe('Danube wave II');
  });

  it('is loaded with one’s own entries over it, and saved on its version', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Load it, with my entries over it' }));
    expect([englishName().value, startValue().value, screen.queryByRole('alert', { name: /^Changed/u })]).toEqual([
      'Danube wave II',
      '40',
      null,
    ]);
    server.on(updateHouseModel, () => houseModel({ version: 5 }));
    await user.click(save());
    await vi.waitFor(() => expect(toasts()).toEqual(['The article is saved.']));
    expect(server.bodies(updateHouseModel).at(-1)).toEqual({
      version: 4,
      names: { de: 'Donau', en: 'Danube wave II' },
    });
  });

  it('is loaded without them', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Discard my entries' }));
    expect([englishName().value, startValue().value, save().disabled]).toEqual(['Danube by Jan', '40', true]);
  });
});
