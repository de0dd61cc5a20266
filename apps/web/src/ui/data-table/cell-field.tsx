import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { CellOptions } from './cell-options.tsx';
import type { CellOption, DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import type { gridKeys } from './grid-keys.ts';
import type { useGridCells } from './use-grid-cells.ts';

interface CellFieldProps<Row> {
  readonly column: DataColumn<Row>;
  readonly cells: ReturnType<typeof useGridCells<Row>>;
  readonly keys: ReturnType<typeof gridKeys>;
}

const CHOICES_MAX = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Choices that hold what is typed; none where it is one of them already. */
function matching(choices: readonly string[], typed: string): readonly CellOption[] {
  const asked = typed.trim().toLocaleLowerCase();
  if (choices.some((choice) => choice.toLocaleLowerCase() === asked)) return [];
  const found = choices.filter((choice) => choice.toLocaleLowerCase().includes(asked));
  return found.slice(0, CHOICES_MAX).map((choice) => ({ value: choice, label: choice }));
}

/** What a field says of its list. */
const comboboxOf = (id: string, isOpen: boolean, chosen: number) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': chosen === -1 ? undefined : `${id}-${chosen}`,
  }) as const;

/** Which option is chosen by arrows, and what ends the writing. */
function useFieldKeys<Row>({ cells, keys }: CellFieldProps<Row>, options: readonly CellOption[]) {
  const [place, setPlace] = useState(-1);
  const chosen = place < options.length ? place : -1;
  /** A key or a choice has said what becomes of the cell: leaving it says nothing more. */
  const isDone = useRef(false);
  const press = (event: KeyboardEvent): void => {
    // Enter of an input method ends the word that is being typed.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    const step = STEPS[event.key];
    if (options.length === 0 || step === undefined) {
      isDone.current = ['Enter', 'Tab', 'Escape'].includes(event.key);
      return keys.onFieldKey(event, options[chosen]?.value);
    }
    event.preventDefault();
    event.stopPropagation();
    // One place more than options: the last one is what was typed.
    const places = options.length + 1;
    return setPlace(((chosen + 1 + step + places) % places) - 1);
  };
  const take = (value: string): void => {
    isDone.current = true;
    cells.commit(value);
    cells.moveBy(0, 0);
  };
  const leave = (): void => {
    if (isDone.current) return;
    cells.commit();
    cells.setTyped(null);
  };
  const type = (text: string): void => {
    cells.setTyped(text);
    setPlace(-1);
  };
  return { chosen, press, take, leave, type };
}

function Field<Row>(props: CellFieldProps<Row> & { readonly options: readonly CellOption[] }) {
  const { column, cells, options } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, press, take, leave, type } = useFieldKeys(props, options);
  const isOpen = options.length > 0;
  const isCombobox = column.choices !== undefined || column.Options !== undefined;
  return (
    <>
      <input
        ref={field}
        className={styles['field']}
        aria-label={column.label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell that had the focus is written in
        autoFocus
        autoComplete="off"
        spellCheck={false}
        inputMode={column.isNumber === true ? 'decimal' : 'text'}
        value={cells.typed ?? ''}
        {...(isCombobox ? comboboxOf(id, isOpen, chosen) : {})}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      {isOpen && (
        <CellOptions id={id} label={column.label} field={field} options={options} chosen={chosen} onTake={take} />
      )}
    </>
  );
}

/** The field in a cell that is written in, with what may be meant below it. */
export function CellField<Row>(props: CellFieldProps<Row>) {
  const { column, cells } = props;
  const { Options, choices = [] } = column;
  const typed = cells.typed ?? '';
  if (Options === undefined) return <Field {...props} options={matching(choices, typed)} />;
  return <Options typed={typed} render={(options) => <Field {...props} options={options} />} />;
}
