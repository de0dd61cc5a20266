import { setUpHouse, testSetupMail } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { SetupForm } from './setup-form.tsx';

const onDone = vi.fn();
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const password = (): HTMLInputElement => screen.getByLabelText('Your password');
const send = (): HTMLElement => screen.getByRole('button', { name: 'Set up the house' });
async function fill({ user }: Drawn): Promise<void> {
  await user.type(box('Company of the manufactory'), ' Ringmanufaktur ');
  await user.type(box('Your name'), 'Eva Berger');
  await user.type(box('E-mail'), 'eva@berger.example');
  await user.type(password(), ' gold and platinum ');
}
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests();
});
const drawn = (): Drawn => draw(<SetupForm token="token-of-the-start" onDone={onDone} />);

describe('a new house', () => {
  it('trims its texts but not its password, and hands the number over that the account has', async () => {
    server.on(setUpHouse, () => ({ customerNumber: '90001' }));
    const page = drawn();
    await fill(page);
    await page.user.click(send());
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['90001']]));
    expect(server.bodies(setUpHouse)).toEqual([
      {
        token: 'token-of-the-start',
        company: 'Ringmanufaktur',
        name: 'Eva Berger',
        email: 'eva@berger.example',
        country: 'DE',
        language: 'en',
        currency: 'EUR',
        countries: ['DE', 'NL', 'CH', 'JP', 'KR'],
        password: ' gold and platinum ',
      },
    ]);
  });

  it('keeps its prices in the currency of its country, or in another that is chosen', async () => {
    server.on(setUpHouse, () => ({ customerNumber: '90001' }));
    const page = drawn();
    await fill(page);
    const currency = (): HTMLSelectElement => screen.getByRole('combobox', { name: /^Base currency/u });
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland');
    expect(currency().selectedOptions[0]?.textContent).toBe('CHF · Swiss Franc');
    await page.user.selectOptions(currency(), 'JPY · Japanese Yen');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Netherlands');
    await page.user.click(send());
    await vi.waitFor(() => expect(server.bodies(setUpHouse)).toMatchObject([{ country: 'NL', currency: 'JPY' }]));
  });

  it('is not set up by a link that was used, and nothing that was typed is lost', async () => {
    server.on(setUpHouse, () => refuse('setup.link-dead'));
    const page = drawn();
    await fill(page);
    await page.user.click(send());
    expect(await screen.findByText(/Ask whoever runs the server/)).toBeDefined();
    expect([box('Your name').value, password().value]).toEqual(['Eva Berger', ' gold and platinum ']);
  });

  it('takes the focus to the first field with a finding', async () => {
    const issues = [finding('/email', 'field.format'), finding('/password', 'field.too-short', { minimum: 10 })];
    server.on(setUpHouse, () => refuse('request.invalid', { issues }));
    const page = drawn();
    await page.user.click(send());
    expect(await screen.findByText('At least 10 characters.')).toBeDefined();
    expect(document.activeElement).toBe(box('E-mail'));
  });

  it('serves the countries that stay ticked', async () => {
    server.on(setUpHouse, () => ({ customerNumber: '90001' }));
    const page = drawn();
    await fill(page);
    for (const name of ['Netherlands', 'Japan', 'South Korea'])
      await page.user.click(screen.getByRole('checkbox', { name }));
    await page.user.click(send());
    await vi.waitFor(() => expect(server.bodies(setUpHouse)).toMatchObject([{ countries: ['DE', 'CH'] }]));
  });

  it('takes its logo and colour along, and says at the field which picture is none', async () => {
    const issues = [finding('/logo', 'field.picture')];
    server.on(setUpHouse, () => refuse('request.invalid', { issues }));
    const page = drawn();
    await fill(page);
    await page.user.upload(
      screen.getByLabelText('Choose a picture'),
      new File(['AAA'], 'logo.png', { type: 'image/png' }),
    );
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('data:image/png;base64,QUFB');
    fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#7a1f2b' } });
    await page.user.click(screen.getByRole('button', { name: 'Use this colour' }));
    await page.user.click(send());
    expect(await screen.findByText('This is no PNG, JPEG or WebP picture.')).toBeDefined();
    expect(server.bodies(setUpHouse)).toMatchObject([{ logo: 'QUFB', brandColour: '#7a1f2b' }]);
  });

  it('tries its mail server before it depends on it, and says in words why one does not take the mail', async () => {
    server
      .on(setUpHouse, () => ({ customerNumber: '90001' }))
      .on(testSetupMail, () => ({ outcome: 'login' as const, detail: '535 no' }));
    const page = drawn();
    await fill(page);
    expect(screen.queryByRole('textbox', { name: 'Server' })).toBeNull();
    await page.user.click(screen.getByRole('switch', { name: 'Set up the mail server now' }));
    await page.user.type(box('Server'), 'smtp.berger.example');
    await page.user.type(box('Sender address'), 'haus@berger.example');
    await page.user.click(screen.getByRole('button', { name: 'Send a test mail' }));
    expect(await screen.findByText('The mail server does not accept the user name or the password.')).toBeDefined();
    expect(screen.getByText('535 no')).toBeDefined();
    const mailServer = {
      host: 'smtp.berger.example',
      port: 587,
      security: 'starttls',
      user: '',
      from: 'haus@berger.example',
      isInner: false,
    };
    expect(server.bodies(testSetupMail)).toEqual([
      { token: 'token-of-the-start', server: mailServer, to: 'eva@berger.example', language: 'en' },
    ]);
    server.on(testSetupMail, () => ({ outcome: 'sent' as const, detail: null }));
    await page.user.click(screen.getByRole('button', { name: 'Send a test mail' }));
    expect(await screen.findByText(/on its way to eva@berger.example/u)).toBeDefined();
    await page.user.click(send());
    await vi.waitFor(() => expect(server.bodies(setUpHouse)).toMatchObject([{ mailServer }]));
  });
});
