import { changePerson } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { person } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { staffSide } from './people-side.ts';
import { PersonDialog } from './person-dialog.tsx';

const onClose = vi.fn();
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(changePerson, () => person());
});

describe('a person of the house', () => {
  it('is changed as of the version that was shown', async () => {
    const { user } = draw(<PersonDialog side={staffSide(true)} person={person()} onClose={onClose} />);
    await user.type(box('Full name'), '-Huber');
    await user.click(save());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.bodies(changePerson)).toEqual([
      { version: 3, role: 'sales', email: 'eva@berger.example', name: 'Eva Berger-Huber' },
    ]);
  });

  it('who is invited has no name yet, and is sent none', async () => {
    const { user } = draw(
      <PersonDialog side={staffSide(true)} person={person({ name: '', state: 'invited' })} onClose={onClose} />,
    );
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
    await user.click(save());
    await vi.waitFor(() => expect(server.sent(changePerson)).toHaveLength(1));
    expect(Object.keys(Object(server.bodies(changePerson)[0]))).not.toContain('name');
  });

  it('whom somebody else has changed meanwhile is not overwritten: the present state is shown and can be taken over', async () => {
    const params = { version: 4, name: 'Eva Huber', email: 'huber@berger.example', role: 'workshop', state: 'active' };
    server.on(changePerson, () =>
      refuse('person.changed', { issues: [finding('/version', 'person.changed', params)] }),
    );
    const { user } = draw(<PersonDialog side={staffSide(true)} person={person()} onClose={onClose} />);
    await user.type(box('Full name'), '-Huber');
    await user.click(save());
    expect(await screen.findByText(/Somebody else has changed this person/)).toBeDefined();
    expect([box('Full name').value, save().disabled, onClose.mock.calls.length]).toEqual(['Eva Berger-Huber', true, 0]);
    await user.click(screen.getByRole('button', { name: 'Take over the present state' }));
    expect([box('Full name').value, box('E-mail').value, save().disabled]).toEqual([
      'Eva Huber',
      'huber@berger.example',
      false,
    ]);
    server.on(changePerson, () => person());
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(changePerson).at(-1)).toMatchObject({ version: 4 }));
  });

  it('says at the address that somebody else has it', async () => {
    server.on(changePerson, () => refuse('person.known', { issues: [finding('/email', 'person.known')] }));
    const { user } = draw(<PersonDialog side={staffSide(true)} person={person()} onClose={onClose} />);
    await user.click(save());
    expect(await screen.findAllByText('There is an account for this address already.')).toHaveLength(1);
    expect(box('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the focus to the field that was refused', async () => {
    server.on(changePerson, () => refuse('request.invalid', { issues: [finding('/email', 'field.format')] }));
    const { user } = draw(<PersonDialog side={staffSide(true)} person={person()} onClose={onClose} />);
    await user.type(box('E-mail'), ' wrong');
    await user.click(save());
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect(document.activeElement).toBe(box('E-mail'));
  });
});
