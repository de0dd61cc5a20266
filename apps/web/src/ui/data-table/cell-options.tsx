import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placePanel } from '../place-panel.ts';
import type { CellOption } from './data-column.ts';
import styles from './data-table.module.css';

interface CellOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly options: readonly CellOption[];
  /** Place of the one that Enter takes; -1 for what was typed. */
  readonly chosen: number;
  readonly onTake: (value: string) => void;
}

/** What may be meant by what is typed, below its cell and above everything else of the page. */
export function CellOptions({ id, label, field, options, chosen, onTake }: CellOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // After each drawing: other options have another size.
  useLayoutEffect(() => {
    const [panel, input] = [list.current, field.current];
    if (panel === null || input === null) return undefined;
    // Out of the scrolled table; browsers without a top layer draw it over their own.
    if ('showPopover' in panel && !panel.matches(':popover-open')) panel.showPopover();
    const place = (): void => {
      const size = { width: panel.offsetWidth, height: panel.offsetHeight };
      const window = { width: innerWidth, height: innerHeight };
      const { left, top } = placePanel(input.getBoundingClientRect(), size, window, { align: 'start', opens: 'down' });
      Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => removeEventListener('scroll', place, { capture: true });
  });
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} popover="manual" className={styles['options']}>
      {options.map(({ value, label: words }, at) => (
        <div
          key={value}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          onMouseDown={(event) => {
            // The field keeps the focus: leaving it would write what was typed.
            event.preventDefault();
            onTake(value);
          }}
        >
          {words}
        </div>
      ))}
    </div>
  );
}
