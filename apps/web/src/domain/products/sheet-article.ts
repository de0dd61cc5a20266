import type { Model, StoneOption } from '@ringwerk/contract';

/** An article whose data sheet is asked for. */
export interface SheetArticle {
  readonly setId: number;
  readonly name: string;
  /** Forms that it comes in. */
  readonly options: readonly StoneOption[];
  /** The form that is on the screen. */
  readonly option: StoneOption;
}

const OPTIONS: readonly StoneOption[] = ['with', 'without'];

/** @param option - the form on the screen; the first one that the model has where it does not have that */
export function sheetArticle(
  model: Pick<Model, 'setId' | 'name' | 'with' | 'without'>,
  option: StoneOption,
): SheetArticle {
  const options = OPTIONS.filter((each) => model[each]);
  const { setId, name } = model;
  return { setId, name, options, option: options.includes(option) ? option : (options[0] ?? option) };
}
