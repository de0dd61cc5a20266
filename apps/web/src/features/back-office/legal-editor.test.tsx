import { getLegalText, putLegalText } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { LegalEditor } from './legal-editor.tsx';

const text = (language: 'de' | 'en') =>
  ({
    key: 'privacy',
    language,
    title: `Privacy (${language})`,
    body: 'We keep little.',
    updatedAt: '2026-11-20T10:00:00Z',
  }) as const;
const title = (): Promise<HTMLInputElement> => screen.findByRole('textbox', { name: 'Title' });
const body = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Body' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(getLegalText, () => text('en')).on(putLegalText, () => text('en'));
});

describe('a legal text', () => {
  it('is changed in its language, without the spaces around it', async () => {
    const { user } = draw(<LegalEditor />);
    await user.type(await title(), ' of today ');
    await user.click(save());
    await vi.waitFor(() =>
      expect(useToastStore.getState().toasts.map(({ text: said }) => said)).toEqual(['The text is saved and online.']),
    );
    expect(server.bodies(putLegalText)).toEqual([
      { language: 'en', title: 'Privacy (en) of today', body: 'We keep little.' },
    ]);
  });

  it('begins empty in a language that it is not written in: English is not saved as German', async () => {
    const { user } = draw(<LegalEditor />);
    await title();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await vi.waitFor(() => expect(server.sent(getLegalText)).toHaveLength(2));
    expect([(await title()).value, body().value]).toEqual(['', '']);
  });

  it('can be written where nobody has', async () => {
    server.on(getLegalText, () => refuse('not-found'));
    draw(<LegalEditor />);
    expect((await title()).value).toBe('');
  });

  it('that is refused says so at its field, with the focus there, and keeps what was typed', async () => {
    server.on(putLegalText, () => refuse('request.invalid', { issues: [finding('/title', 'field.missing')] }));
    const { user } = draw(<LegalEditor />);
    await user.clear(await title());
    await user.type(body(), ' And nothing else.');
    await user.click(save());
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    expect([document.activeElement, body().value]).toEqual([await title(), 'We keep little. And nothing else.']);
  });
});
