import { create } from 'zustand';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** Milliseconds until it goes by itself. */
  readonly life: number;
  readonly action?: ToastAction;
}

interface ToastState {
  readonly toasts: readonly Toast[];
}

export const useToastStore = create<ToastState>(() => ({ toasts: [] }));

const LIFE = 6_000;
/** Time to undo a deletion. */
export const UNDO_LIFE = 10_000;
/** More would cover the page; the oldest goes. */
const MOST = 3;
let lastId = 0;

export interface ToastOptions {
  readonly tone?: Toast['tone'];
  readonly life?: number;
  readonly action?: ToastAction;
}

/** Says something at the edge of the page; returns the id, for taking it back. */
export function showToast(text: string, { tone = 'plain', life = LIFE, action }: ToastOptions = {}): number {
  lastId += 1;
  const toast: Toast = { id: lastId, text, tone, life, ...(action ? { action } : {}) };
  // The same sentence twice at once says nothing new.
  useToastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), toast].slice(-MOST),
  }));
  return toast.id;
}

/** "Deleted. Undo", for ten seconds. */
export function showUndoToast(text: string, undoLabel: string, onUndo: () => void): number {
  return showToast(text, { life: UNDO_LIFE, action: { label: undoLabel, onAction: onUndo } });
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
