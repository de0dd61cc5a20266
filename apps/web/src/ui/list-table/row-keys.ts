import type { KeyboardEvent } from 'react';

const FAR = 9_999;
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -FAR,
  End: FAR,
};

/** Fields have the keys to themselves. */
const isTyping = (target: Element): boolean =>
  target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"] *');

/** The row that the focus is in; null where the keys are another's. */
function rowOf({ target, currentTarget, ctrlKey, metaKey, altKey }: RowEvent): HTMLTableRowElement | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  const row = target.closest('tr');
  return row !== null && currentTarget.contains(row) ? row : null;
}

function go(rows: readonly HTMLTableRowElement[], row: HTMLTableRowElement, by: number): void {
  const at = Math.min(Math.max(rows.indexOf(row) + by, 0), rows.length - 1);
  rows[at]?.focus();
}

/** What Enter and Space do on a row itself. */
const ACTS: Readonly<Record<string, (row: HTMLTableRowElement) => void>> = {
  Enter: (row) => row.querySelector('a')?.click(),
  ' ': (row) => row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
};

type RowEvent = KeyboardEvent<HTMLTableSectionElement>;

/**
 * Keys of the rows of a table: arrows, Page, Home and End go from row to row; on a row Enter opens what it names, and Space
 * ticks it. Of its body: `<tbody onKeyDown={onRowKey}>`, with `tabIndex={rowTab(index)}` at its rows.
 */
export function onRowKey(event: RowEvent): void {
  const row = rowOf(event);
  if (row === null) return;
  const by = STEPS[event.key];
  const act = event.target === row ? ACTS[event.key] : undefined;
  if (by !== undefined) go([...event.currentTarget.rows], row, by);
  else if (act !== undefined) act(row);
  else return;
  event.preventDefault();
}

/** The first row is reached by Tab, the others from it. */
export const rowTab = (index: number): 0 | -1 => (index === 0 ? 0 : -1);
