import type { HouseList } from '@ringwerk/kernel/price';
import { changedCells, isCellValue, withValue, type ChangedCell } from './list-cells.ts';

/** What is edited of a list: its figures, its own name and note, and for whom it counts. */
export interface Edited {
  readonly content: HouseList;
  readonly name: string;
  readonly note: string;
  readonly isAgreedOnly: boolean;
}
/** A state that undo returns to; what is typed into one field is one step. */
export interface Step extends Edited {
  readonly field: ListWord | null;
}
const LIST_WORDS = ['name', 'note', 'isAgreedOnly'] as const;
export type ListWord = (typeof LIST_WORDS)[number];

export const isListWord = (path: string): path is ListWord => LIST_WORDS.some((word) => word === path);

export const applyChanges = (step: Edited, cells: readonly ChangedCell[]): Edited =>
  cells.reduce<Edited>((changed, { path, value }) => {
    if (isListWord(path)) return { ...changed, [path]: value };
    return { ...changed, content: withValue(changed.content, path, value) };
  }, step);

/** Every place where two states differ; what is no figure is a place without a slash. */
export function changesOf(before: Edited, after: Edited): readonly ChangedCell[] {
  const words = LIST_WORDS.filter((word) => before[word] !== after[word]).map((word) => ({
    path: word,
    value: after[word],
    was: before[word],
  }));
  return [...words, ...changedCells(before.content, after.content)];
}

export const stepOf = ({ content, name, note, isAgreedOnly }: Edited): Step => ({
  content,
  name,
  note,
  isAgreedOnly,
  field: null,
});

interface Save {
  readonly version: number;
  readonly unsaved: readonly ChangedCell[];
  /** Where figures came from. */
  readonly file: string | null;
}

/** What a save carries of a state. */
export function bodyOf({ name, note, isAgreedOnly }: Edited, { version, unsaved, file }: Save) {
  const isChanged = (word: ListWord): boolean => unsaved.some(({ path }) => path === word);
  return {
    version,
    cells: unsaved.flatMap(({ path, value }) => (!isListWord(path) && isCellValue(value) ? [{ path, value }] : [])),
    ...(isChanged('name') ? { name: name.trim() } : {}),
    ...(isChanged('note') ? { note } : {}),
    ...(isChanged('isAgreedOnly') ? { isAgreedOnly } : {}),
    ...(file === null ? {} : { file }),
  };
}
