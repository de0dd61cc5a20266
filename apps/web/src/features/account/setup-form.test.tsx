import { setUpHouse } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
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
        password: ' gold and platinum ',
      },
    ]);
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
});
