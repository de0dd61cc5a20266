import { createWebhook, listWebhooks } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(listWebhooks, () => ({ webhooks: [] }));
});
const fields = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('textbox');

it('says at its field why an address is refused, and keeps what was typed', async () => {
  const issues = [{ code: 'field.invalid', path: '/url', params: {}, severity: 'error' as const }];
  server.on(createWebhook, () => refuse('request.invalid', { issues }));
  const onClose = vi.fn();
  const { user } = draw(<WebhookDialog webhook={null} onClose={onClose} onSecret={() => undefined} />);
  const [name, url] = fields();
  if (name === undefined || url === undefined) throw new Error('the dialog has two fields');
  await user.type(name, 'ERP');
  await user.clear(url);
  await user.type(url, 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(url.getAttribute('aria-invalid')).toBe('true'));
  expect([name.value, url.value, onClose.mock.calls.length]).toEqual(['ERP', 'https://10.0.0.1/', 0]);
  expect(server.bodies(createWebhook)).toEqual([
    { name: 'ERP', url: 'https://10.0.0.1/', isHttpAllowed: false, isActive: true },
  ]);
});
