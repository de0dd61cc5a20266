import { getPaperSettings, putPaperSettings } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { PAPER_SETTINGS } from '../../../../test/paper-fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { PaperSettingsForm } from './paper-settings-form.tsx';

const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
const { accountForm: _form, ...SENT } = PAPER_SETTINGS;
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(putPaperSettings, () => ({ ...PAPER_SETTINGS, version: 2 }))
    .on(getPaperSettings, () => PAPER_SETTINGS);
});

/** The form as its page shows it: begun again with each version that the server has. */
function Loaded() {
  const { data } = useOperationQuery(getPaperSettings, {});
  return data === undefined ? null : <PaperSettingsForm key={data.version} settings={data} />;
}

describe('bank account and accounts of the house', () => {
  it('are sent whole, as of the version that was shown', async () => {
    const { user } = draw(<PaperSettingsForm settings={PAPER_SETTINGS} />);
    await user.type(box('IBAN'), 'DE89370400440532013000');
    await user.type(box('BIC'), 'cobadeffxxx');
    await user.clear(box('Client number'));
    await user.type(box('Client number'), '42');
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(putPaperSettings)).toEqual([
        {
          ...SENT,
          iban: 'DE89370400440532013000',
          bic: 'COBADEFFXXX',
          datev: { ...PAPER_SETTINGS.datev, client: 42 },
        },
      ]),
    );
  });

  it('are asked for as the banks of the country write an account', async () => {
    const { user } = draw(<PaperSettingsForm settings={{ ...PAPER_SETTINGS, accountForm: 'jp' }} />);
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
    await user.type(box('Bank code'), '0001');
    await user.type(box('Branch'), '銀座支店');
    await user.type(box('Branch code'), '015');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), 'ordinary');
    await user.type(box('Account number'), '1234567');
    await user.click(save());
    const account = { bankCode: '0001', branch: '銀座支店', branchCode: '015', accountNumber: '1234567' };
    await vi.waitFor(() =>
      expect(server.bodies(putPaperSettings)).toEqual([{ ...SENT, ...account, accountType: 'ordinary' }]),
    );
  });

  it('name no branch in Korea, and show an IBAN that was entered before', () => {
    draw(<PaperSettingsForm settings={{ ...PAPER_SETTINGS, accountForm: 'kr', iban: 'DE89370400440532013000' }} />);
    expect(screen.queryByRole('textbox', { name: 'Branch' })).toBeNull();
    expect([box('Account number').value, box('IBAN').value]).toEqual(['', 'DE89370400440532013000']);
  });

  it('that are refused say so at their field', async () => {
    server.on(putPaperSettings, () => refuse('request.invalid', { issues: [finding('/iban', 'field.format')] }));
    const { user } = draw(<PaperSettingsForm settings={PAPER_SETTINGS} />);
    await user.type(box('IBAN'), 'DE1');
    await user.click(save());
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect(document.activeElement).toBe(box('IBAN'));
  });

  it('that somebody else has changed are not written over', async () => {
    server.on(putPaperSettings, () => refuse('paper-settings.changed'));
    const { user } = draw(<Loaded />);
    await user.type(await screen.findByRole('textbox', { name: 'Bank' }), 'Sparkasse');
    await user.click(save());
    expect(await screen.findByText(/^Somebody else has changed these details/u)).toBeDefined();
    expect(save().disabled).toBe(true);
    server.on(getPaperSettings, () => ({ ...PAPER_SETTINGS, bank: 'Commerzbank', version: 2 }));
    await user.click(screen.getByRole('button', { name: 'Load the present state' }));
    await vi.waitFor(() => expect([box('Bank').value, save().disabled]).toEqual(['Commerzbank', false]));
  });
});
