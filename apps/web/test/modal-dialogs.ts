/** What had the focus when each open dialog was opened. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

const FOCUSABLE =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]';

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('the dialog is open', 'InvalidStateError');
  if (!this.isConnected) throw new DOMException('the dialog is not in the document', 'InvalidStateError');
  before.set(this, document.activeElement);
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  const opener = before.get(this);
  before.delete(this);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

/** Escape asks the dialog that was opened last. A dialog that was taken out of the document hears nothing. */
function cancel(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((open) => before.has(open));
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) dialog.close();
}

/**
 * Modal dialogs as HTML describes them, which jsdom 31 does not open: the focus goes into the dialog and back to where
 * it was when it closes, and Escape cancels. As in a browser, the focus does not go back when an open dialog is taken
 * out of the document. The page behind it is not inert here.
 */
export function polyfillDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener('keydown', cancel);
}
