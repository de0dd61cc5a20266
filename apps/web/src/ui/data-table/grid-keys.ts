import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { useGridCells } from './use-grid-cells.ts';

type GridCells = Pick<ReturnType<typeof useGridCells>, 'typed' | 'moveBy' | 'open' | 'commit' | 'paste' | 'activeText'>;

const FAR = 9_999;
/** Rows and columns that a key moves by. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -FAR],
  End: [0, FAR],
};

/** Keys and clipboard of a spreadsheet for the cells of a grid. */
export function gridKeys(cells: GridCells, onUndo: (() => void) | undefined) {
  const { typed, moveBy, open, commit, paste, activeText } = cells;
  /** Whether a key did something. */
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const step = STEPS[key];
    const isCommand = ctrlKey || metaKey;
    if (isCommand && key === 'z') onUndo?.();
    else if (isCommand || altKey) return false;
    else if (step !== undefined) moveBy(...step);
    else return key === 'Enter' || key === 'F2' ? open(null) : key.length === 1 && open(key);
    return true;
  };
  return {
    onCellKey: (event: KeyboardEvent): void => {
      if (press(event)) event.preventDefault();
    },
    /** In the field of a cell: Enter goes down, Tab to the side, both back with Shift; Escape leaves it as it was. */
    onFieldKey: (event: KeyboardEvent, chosen?: string): void => {
      event.stopPropagation();
      const step = event.shiftKey ? -1 : 1;
      if (event.key === 'Enter' || event.key === 'Tab') {
        commit(chosen);
        moveBy(event.key === 'Enter' ? step : 0, event.key === 'Tab' ? step : 0);
      } else if (event.key === 'Escape') moveBy(0, 0);
      else return;
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent): void => {
      if (typed !== null) return;
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'));
    },
    onCopy: (event: ClipboardEvent): void => {
      const text = activeText();
      if (typed !== null || text === null) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
  };
}
