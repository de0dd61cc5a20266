import { getHouseSettings, putHouseSettings, type HouseSettings } from '@ringwerk/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { SettingsForm } from './settings-form.tsx';

const SETTINGS: HouseSettings = {
  company: 'Ringwerk Manufaktur',
  street: 'Goldgasse 1',
  postcode: '75172',
  city: 'Pforzheim',
  country: 'DE',
  language: 'de',
  email: 'haus@ringwerk.example',
  phone: '',
  vatId: 'DE123456789',
  countries: ['DE', 'CH'],
  currency: 'EUR',
  isCurrencyOpen: false,
  quoteDays: 14,
  leadDays: { released: 1, casting: 4, finishing: 2, setting: 3, engraving: 1, quality: 1 },
  workDays: [1, 2, 3, 4, 5],
  holidays: [{ date: '2026-12-25', name: 'Christmas' }],
  cancelShares: { received: 0, released: 10, casting: 60, setting: null, engraving: null, quality: null },
  sharesCad: false,
  hours: [{ day: 1, from: '08:00', until: '12:00' }],
  zone: 'Europe/Berlin',
  version: 3,
};
const { isCurrencyOpen: _isOpen, ...BODY } = SETTINGS;
const field = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
const open = () => draw(<SettingsForm settings={SETTINGS} />);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(putHouseSettings, () => SETTINGS);
});

/** The form as its page shows it: begun again with each version that the server has. */
function Loaded() {
  const { data } = useOperationQuery(getHouseSettings, {});
  return data === undefined ? null : <SettingsForm key={data.version} settings={data} />;
}

describe('the settings of the house', () => {
  it('are saved whole, once, as of the version that is shown', async () => {
    const answer = Promise.withResolvers<HouseSettings>();
    server.on(putHouseSettings, () => answer.promise);
    const { user } = open();
    await user.type(field('Street and number'), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland');
    await user.dblClick(save());
    answer.resolve(SETTINGS);
    await vi.waitFor(() =>
      expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['The settings are saved.']),
    );
    expect(server.bodies(putHouseSettings)).toEqual([
      { ...BODY, street: 'Goldgasse 12', country: 'CH', zone: 'Europe/Zurich' },
    ]);
  });

  it('have a clock: one that somebody has chosen stays where the country changes', async () => {
    const { user } = open();
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: /^Time zone/u });
    await user.clear(zone);
    await user.type(zone, 'Asia/Seoul');
    expect(screen.getByText(/^By this clock .* It is now .* there\.$/u)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland');
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(putHouseSettings)).toMatchObject([{ country: 'CH', zone: 'Asia/Seoul' }]),
    );
  });

  it('say that they are saved, also where the form begins anew with the new version', async () => {
    let shown = SETTINGS;
    server
      .on(getHouseSettings, () => shown)
      .on(putHouseSettings, () => {
        shown = { ...SETTINGS, city: 'Hanau', version: 4 };
        return shown;
      });
    const { user } = draw(<Loaded />);
    await screen.findByRole('textbox', { name: 'Town' });
    await user.click(save());
    await vi.waitFor(() => expect(field('Town').value).toBe('Hanau'));
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['The settings are saved.']);
  });

  it('have working days of the week and of each step', async () => {
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Fri' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sun' }));
    const quote = field(/^Quotes are valid for/u);
    await user.clear(quote);
    await user.type(quote, '21{Enter}');
    await vi.waitFor(() =>
      expect(server.bodies(putHouseSettings)).toMatchObject([{ workDays: [1, 2, 3, 4, 7], quoteDays: 21 }]),
    );
  });

  it('have the cost of a cancellation at each step, and none at a step where none is taken', async () => {
    const { user } = open();
    const group = within(screen.getByRole('group', { name: 'A dealer’s cancellation' }));
    const shares = group.getAllByRole<HTMLInputElement>('textbox');
    expect(shares.map(({ value }) => value)).toEqual(['0', '10', '60', '', '', '']);
    const [, released, casting, setting] = shares;
    if (released === undefined || casting === undefined || setting === undefined) throw new Error('a step is missing');
    await user.clear(released);
    await user.clear(casting);
    await user.type(casting, '75');
    await user.type(setting, '100{Enter}');
    const cancelShares = { received: 0, released: null, casting: 75, setting: 100, engraving: null, quality: null };
    await vi.waitFor(() => expect(server.bodies(putHouseSettings)).toMatchObject([{ cancelShares }]));
  });

  it('say whether dealers get the CAD files of the articles', async () => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'Dealers may download CAD files of the articles' }));
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(putHouseSettings)).toMatchObject([{ sharesCad: true }]));
  });

  it('have holidays in the order of the year, which are added and removed', async () => {
    const { user } = open();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a day' });
    expect(add.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-05-01' } });
    await user.type(field('Name of the day'), ' Labour Day ');
    await user.click(add);
    const group = within(screen.getByRole('group', { name: 'Holidays' }));
    const days = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([days.length, days[0]?.includes('Labour Day'), field('Name of the day').value]).toEqual([2, true, '']);
    await user.click(screen.getByRole('button', { name: /^Remove .*(?:Dec|12)/u }));
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(putHouseSettings)).toMatchObject([
        { holidays: [{ date: '2026-05-01', name: 'Labour Day' }] },
      ]),
    );
  });

  it('have opening hours of each weekday, with a break, and the same for the next day at one touch', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Monday: add a time' }));
    const [, afternoon] = screen.getAllByLabelText('Monday: from');
    if (afternoon === undefined) throw new Error('no second time was added');
    fireEvent.change(afternoon, { target: { value: '13:00' } });
    await user.click(screen.getByRole('button', { name: 'Same as the day before' }));
    await user.click(screen.getByRole('button', { name: 'Tuesday: remove 13:00–17:00' }));
    await user.click(screen.getByRole('button', { name: 'Sunday: add a time' }));
    fireEvent.change(screen.getByLabelText('Sunday: until'), { target: { value: '00:00' } });
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(putHouseSettings)).toMatchObject([
        {
          hours: [
            { day: 1, from: '08:00', until: '12:00' },
            { day: 1, from: '13:00', until: '17:00' },
            { day: 2, from: '08:00', until: '12:00' },
            { day: 7, from: '08:00', until: '24:00' },
          ],
        },
      ]),
    );
  });

  it('say at its time which span ends before it begins', async () => {
    const issues = [finding('/hours/0/until', 'field.before-start')];
    server.on(putHouseSettings, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.click(save());
    expect(await screen.findByText('The end is not after the beginning.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Monday: until'));
  });

  it('that are refused say so at their field, with the focus there, and keep what was typed', async () => {
    const issues = [finding('/quoteDays', 'field.too-small', { minimum: 1 })];
    server.on(putHouseSettings, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.type(field('Town'), ' am Rand');
    await user.clear(field(/^Quotes are valid for/u));
    await user.click(save());
    expect(await screen.findByText('Not below 1.')).toBeDefined();
    expect([document.activeElement, field('Town').value]).toEqual([
      field(/^Quotes are valid for/u),
      'Pforzheim am Rand',
    ]);
  });

  it('that somebody else has changed are not written over: what is set now is loaded on demand', async () => {
    server.on(getHouseSettings, () => SETTINGS).on(putHouseSettings, () => refuse('house.changed'));
    const { user } = draw(<Loaded />);
    await user.type(await screen.findByRole('textbox', { name: 'Town' }), ' am Rand');
    await user.click(save());
    expect(await screen.findByText(/^Somebody else has changed the settings/u)).toBeDefined();
    expect([field('Town').value, save().disabled]).toEqual(['Pforzheim am Rand', true]);
    server.on(getHouseSettings, () => ({ ...SETTINGS, city: 'Hanau', version: 4 }));
    await user.click(screen.getByRole('button', { name: 'Load the present state' }));
    await vi.waitFor(() => expect([field('Town').value, save().disabled]).toEqual(['Hanau', false]));
  });
});
