import { getMailText, putMailText, restoreMailText, type MailText, type Role } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { MailTextEditor } from './mail-text-editor.tsx';

const SHIPPED = { subject: 'Welcome, {contact}', body: 'Number {number}, password {password}' };
const text = (changes: Partial<MailText> = {}): MailText => ({
  kind: 'first-password',
  language: 'en',
  ...SHIPPED,
  shipped: SHIPPED,
  updatedAt: null,
  updatedBy: null,
  ...changes,
});
const OWN = text({ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: 'Eva Berger', subject: 'Hello {contact}' });
const THEIRS = text({ updatedAt: '2026-11-21T10:00:00.000Z', updatedBy: 'Jan Maas', subject: 'Good day' });

const subject = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Subject' });
const body = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Text' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
const preview = () => within(screen.getByRole('region', { name: 'Preview with samples' }));
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text: said }) => said);
const open = (opened = text()) => draw(<MailTextEditor text={opened} />);
const as = (role: Role) => jeweller({ user: { ...jeweller().user, role } });
let server: ServerOfTests;
beforeEach(() => {
  setSession(as('admin'));
  server = new ServerOfTests().on(putMailText, () => OWN).on(getMailText, () => THEIRS);
});

describe('the text of a mail', () => {
  it('is previewed with samples while it is typed', async () => {
    const { user } = open();
    expect(preview().getByRole('heading', { name: 'Welcome, Eva Lindner' })).toBeDefined();
    await user.type(subject(), ' of {{company}');
    expect(preview().getByRole('heading', { name: 'Welcome, Eva Lindner of Lindner Jewellers' })).toBeDefined();
  });

  it('is saved once, on the state that it was opened in, and is the house’s own from then on', async () => {
    const answer = Promise.withResolvers<MailText>();
    server.on(putMailText, () => answer.promise);
    const { user } = open();
    expect(screen.getByText('Text that comes with Ringwerk')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Restore/u })).toBeNull();
    await user.clear(subject());
    await user.type(subject(), ' Hello {{contact} ');
    await user.dblClick(save());
    answer.resolve(OWN);
    await vi.waitFor(() => expect(toasts()).toEqual(['The text has been saved.']));
    expect(server.bodies(putMailText)).toEqual([{ subject: 'Hello {contact}', body: SHIPPED.body, basedOn: null }]);
    expect(screen.getByText(/^The house’s own text, last changed by Eva Berger/u)).toBeDefined();
  });

  it('takes a variable where the cursor stands, and keeps the focus', async () => {
    const { user } = open();
    await user.click(body());
    body().setSelectionRange(0, 6);
    await user.click(screen.getByRole('button', { name: 'Insert {contact}' }));
    expect([body().value, document.activeElement]).toEqual(['{contact} {number}, password {password}', body()]);
  });

  it.each([
    ['/body', 'mail.missing-variable', 'password', 'Without {password} the recipient does not get in.'],
    ['/body', 'mail.joined-variable', 'url', '{url} must stand alone, between spaces or line ends.'],
    ['/body', 'mail.other-address', 'www.x.example', /^www\.x\.example cannot stand here: .* address, \{url\}\.$/u],
    ['/body', 'mail.unknown-variable', 'ring', '{ring} is no variable here.'],
    ['/subject', 'mail.secret-in-subject', 'password', /^\{password\} does not belong in the subject/u],
  ] as const)('that is refused says so at %s: %s', async (path, code, name, sentence) => {
    server.on(putMailText, () => refuse('request.invalid', { issues: [finding(path, code, { name })] }));
    const { user } = open();
    await user.type(body(), ' and more');
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeDefined();
    const invalid = [subject(), body()].filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(invalid).toEqual([path === '/body' ? body() : subject()]);
    expect(body().value).toBe(`${SHIPPED.body} and more`);
  });

  it('is read only for a clerk while it opens an account, and open where it does not', () => {
    setSession(as('sales'));
    const { unmount } = open(OWN);
    expect([subject().readOnly, body().readOnly]).toEqual([true, true]);
    expect(screen.queryByRole('button', { name: /Save|Restore|Insert/u })).toBeNull();
    expect(screen.getByText(/^Only management changes this text/u)).toBeDefined();
    unmount();
    open(text({ kind: 'registration-declined' }));
    expect([subject().readOnly, save()]).toEqual([false, expect.anything()]);
  });

  it('goes back to the text of the release after a question', async () => {
    server.on(restoreMailText, () => text());
    const { user } = open(OWN);
    await user.click(screen.getByRole('button', { name: /^Restore/u }));
    const dialog = screen.getByRole('dialog', { name: /^Restore/u });
    await user.click(within(dialog).getByRole('button', { name: /^Restore/u }));
    await vi.waitFor(() => expect(subject().value).toBe(SHIPPED.subject));
    expect(server.bodies(restoreMailText)).toEqual([{ basedOn: OWN.updatedAt }]);
    expect(screen.getByText('Text that comes with Ringwerk')).toBeDefined();
  });
});

describe('a text that somebody else has saved meanwhile', () => {
  const meet = async () => {
    server.on(putMailText, () => refuse('conflict'));
    const { user } = open(OWN);
    await user.type(subject(), ', mine');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Jan Maas has changed this text meanwhile' });
    return { user, dialog: within(dialog) };
  };

  it('is shown beside one’s own, and taken', async () => {
    const { user, dialog } = await meet();
    expect([dialog.getByText('Good day'), dialog.getByText('Hello {contact}, mine')]).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Take the saved text' }));
    expect([subject().value, screen.queryByRole('dialog')]).toEqual(['Good day', null]);
  });

  it('is written over by choice only, on its state', async () => {
    const { user, dialog } = await meet();
    server.on(putMailText, () => OWN);
    await user.click(dialog.getByRole('button', { name: 'Save my text' }));
    await vi.waitFor(() => expect(toasts()).toEqual(['The text has been saved.']));
    expect(server.bodies(putMailText)).toMatchObject([
      { basedOn: OWN.updatedAt },
      { basedOn: THEIRS.updatedAt, subject: 'Hello {contact}, mine' },
    ]);
  });

  it('leaves one’s own words when the dialog is closed', async () => {
    const { user } = await meet();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(subject().value).toBe('Hello {contact}, mine');
  });
});
