import { requestRegistration } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { RegistrationForm } from './registration-form.tsx';

const ANSWER = { id: 'a2f0c5a6-0000-4000-8000-000000000009' };
const onSent = vi.fn();
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send request' });
async function fill({ user }: Drawn): Promise<void> {
  await user.type(box('Company'), 'Juwelier Berger');
  await user.type(box('Contact person'), 'Eva Berger');
  await user.type(box('E-mail'), 'eva@berger.example');
}
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests();
});

describe('a request for access', () => {
  it('sends what was filled in, with country and language, and leaves out what was not', async () => {
    server.on(requestRegistration, () => ANSWER);
    const drawn = draw(<RegistrationForm onSent={onSent} />);
    await fill(drawn);
    await drawn.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Netherlands');
    await drawn.user.click(send());
    await vi.waitFor(() => expect(onSent.mock.calls).toEqual([['eva@berger.example']]));
    expect(server.bodies(requestRegistration)[0]).toMatchObject({
      company: 'Juwelier Berger',
      contact: 'Eva Berger',
      email: 'eva@berger.example',
      country: 'NL',
      language: 'en',
    });
    expect(Object.keys(Object(server.bodies(requestRegistration)[0]))).not.toContain('phone');
  });

  it('says which fields may stay empty, and lets a browser fill in the shop', () => {
    draw(<RegistrationForm onSent={onSent} />);
    expect(box('Telephone (optional)').required).toBe(false);
    expect([box('Company').required, box('Company').autocomplete]).toEqual([true, 'organization']);
  });

  it('shows each finding at its field, with the focus on the first, and keeps all that was typed', async () => {
    const issues = [finding('/email', 'field.format'), finding('/phone', 'field.characters')];
    server.on(requestRegistration, () => refuse('request.invalid', { issues }));
    const drawn = draw(<RegistrationForm onSent={onSent} />);
    await fill(drawn);
    await drawn.user.click(send());
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect(document.activeElement).toBe(box('E-mail'));
    expect(box('Telephone (optional)').getAttribute('aria-invalid')).toBe('true');
    expect([box('Company').value, onSent.mock.calls.length]).toEqual(['Juwelier Berger', 0]);
  });

  it('goes out once, however often it is pressed', async () => {
    const answer = Promise.withResolvers<typeof ANSWER>();
    server.on(requestRegistration, () => answer.promise);
    const drawn = draw(<RegistrationForm onSent={onSent} />);
    await fill(drawn);
    await drawn.user.click(send());
    await drawn.user.click(send());
    answer.resolve(ANSWER);
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(server.sent(requestRegistration)).toHaveLength(1);
  });
});
