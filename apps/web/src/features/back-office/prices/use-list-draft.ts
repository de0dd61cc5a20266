import { getPriceList, listPriceLists, savePriceDraft, type OfficePriceList } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import type { CellUnit } from './cell-unit.ts';
import { parseCell } from './cell-unit.ts';
import { changedCells, isCellValue, withValue, type ChangedCell } from './list-cells.ts';

export interface TypedCell {
  readonly path: string;
  readonly unit: CellUnit;
  readonly text: string;
}
/** Another person's save that came before one's own: what it changed, and what is still to be saved over it. */
export interface Conflict {
  readonly saved: OfficePriceList;
  readonly theirs: readonly ChangedCell[];
  readonly own: readonly ChangedCell[];
}

const UNDO_MOST = 200;

const apply = (list: HouseList, cells: readonly ChangedCell[]): HouseList =>
  cells.reduce((changed, { path, value }) => withValue(changed, path, value), list);

/** A draft that is being edited: its figures, undo, what differs from the saved version, and the save itself. */
export function useListDraft(opened: OfficePriceList) {
  const [saved, setSaved] = useState(opened);
  const [steps, setSteps] = useState<readonly HouseList[]>([opened.content]);
  /** What was typed into cells that could not take it, by their pointers. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const content = steps.at(-1) ?? opened.content;
  const unsaved = changedCells(saved.content, content);
  const save = useOperationMutation(savePriceDraft, [listPriceLists, getPriceList]);

  const begin = (list: OfficePriceList, figures: HouseList): void => {
    setSaved(list);
    setSteps([figures]);
    setRefused(new Map());
    setConflict(null);
  };
  const write = (next: HouseList): void => setSteps((before) => [...before.slice(-UNDO_MOST), next]);
  const type = (cells: readonly TypedCell[]): void => {
    const read = cells.map(({ path, unit, text }) => ({ path, text, value: parseCell(text, unit) }));
    const good = read.filter(({ value }) => value !== null);
    write(good.reduce((list, { path, value }) => withValue(list, path, value), content));
    setRefused((before) => {
      const rest = [...before].filter(([path]) => !read.some((cell) => cell.path === path));
      const bad = read.filter(({ value }) => value === null).map(({ path, text }) => [path, text] as const);
      return new Map([...rest, ...bad]);
    });
  };
  const onRefused = async (error: unknown): Promise<void> => {
    if (!isApiError(error) || error.code !== 'price-list.changed') return;
    const now = await call(getPriceList, { params: { id: saved.id } });
    setConflict({ saved: now, theirs: changedCells(saved.content, now.content), own: unsaved });
  };
  const submit = (): void => {
    const cells = unsaved.flatMap(({ path, value }) => (isCellValue(value) ? [{ path, value }] : []));
    save.mutate(
      { params: { id: saved.id }, body: { version: saved.version, cells } },
      { onSuccess: (list) => begin(list, list.content), onError: (error) => void onRefused(error) },
    );
  };
  return {
    saved,
    content,
    unsaved,
    refused,
    conflict,
    error: save.error,
    isSaving: save.isPending,
    canUndo: steps.length > 1,
    type,
    write,
    undo: (): void => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    submit,
    /** Leaves a conflict open: one's own figures stay unsaved, and the next save asks again. */
    dismiss: (): void => setConflict(null),
    /** Goes on from the other person's save, with one's own changes on it or without them. */
    resolve: (keepsOwn: boolean): void => {
      if (conflict === null) return;
      begin(conflict.saved, conflict.saved.content);
      if (keepsOwn) write(apply(conflict.saved.content, conflict.own));
    },
  };
}
