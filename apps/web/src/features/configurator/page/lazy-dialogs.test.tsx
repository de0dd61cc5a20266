import type { Session } from '@ringwerk/contract';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../../api/session-store.ts';
import { useCatalogueStore } from '../../../i18n/catalogue.ts';
import ui from '../../../i18n/texts/en/ui.json';
import customer from '../../../i18n/texts/en/customer.json';
import errors from '../../../i18n/texts/en/errors.json';
import { useToastStore } from '../../../ui/toast-store.ts';
import { LazyDialogs } from './lazy-dialogs.tsx';
import { closeDialog, openDialog } from '../session/open-dialog.ts';

vi.mock('../sharing/leave-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const logIn = (isCustomerView: boolean): void => setSession({ customerNumber: '10001', isCustomerView } as Session);
const nothing = (): void => undefined;

beforeEach(() => {
  useCatalogueStore.setState({ loaded: { 'en/ui': ui, 'en/customer': customer, 'en/errors': errors } });
  // The document of these tests opens no modal dialogs by itself.
  if (!('showModal' in HTMLDialogElement.prototype))
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', {
      value(this: HTMLDialogElement): void {
        this.open = true;
      },
    });
  render(<LazyDialogs onSection={nothing} onPart={nothing} onView={nothing} />);
});
afterEach(() => {
  closeDialog();
  setSession(null);
});

it('shows a dialog as soon as its script is there, and takes one of the trade away when a couple looks on', async () => {
  act(() => logIn(false));
  act(() => openDialog('couple'));
  expect(await screen.findByText(ui['couple.new-what'])).toBeDefined();
  act(() => logIn(true));
  expect(screen.queryByText(ui['couple.new-what'])).toBeNull();
});

it('says so when the script of a dialog does not come, and leaves the page as it is', async () => {
  act(() => logIn(true));
  act(() => openDialog('leave'));
  await vi.waitFor(() =>
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([errors['page.failed']]),
  );
  expect(document.querySelector('dialog')).toBeNull();
});
