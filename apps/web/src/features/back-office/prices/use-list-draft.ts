import { getPriceList, listPriceLists, savePriceDraft, type OfficePriceList } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import type { CellUnit } from './cell-unit.ts';
import { parseCell } from './cell-unit.ts';
import { applyChanges, bodyOf, changesOf, stepOf, type ListWord, type Step } from './edited-list.ts';
import { withValue, type ChangedCell } from './list-cells.ts';

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

const readTyped = (cells: readonly TypedCell[], { currency }: HouseList) =>
  cells.map(({ path, unit, text }) => ({ path, text, value: parseCell(text, unit, currency) }));

/** Texts that cells could not take; a cell that was typed into again says what it says now. */
function refusedAfter(
  before: ReadonlyMap<string, string>,
  read: ReturnType<typeof readTyped>,
): ReadonlyMap<string, string> {
  const rest = [...before].filter(([path]) => !read.some((cell) => cell.path === path));
  const bad = read.filter(({ value }) => value === null).map(({ path, text }) => [path, text] as const);
  return new Map([...rest, ...bad]);
}

/** What was saved over a version meanwhile, beside one's own changes. */
async function conflictOver(saved: OfficePriceList, own: readonly ChangedCell[]): Promise<Conflict> {
  const now = await call(getPriceList, { params: { id: saved.id } });
  return { saved: now, theirs: changesOf(saved, now), own };
}

/** States of a draft one after the other; the last is what is seen. */
function useSteps(opened: OfficePriceList) {
  const [steps, setSteps] = useState<readonly Step[]>([stepOf(opened)]);
  return {
    present: steps.at(-1) ?? stepOf(opened),
    canUndo: steps.length > 1,
    push: (step: Step): void =>
      setSteps((before) => {
        const isSameField = step.field !== null && before.length > 1 && before.at(-1)?.field === step.field;
        return [...(isSameField ? before.slice(0, -1) : before.slice(-UNDO_MOST)), step];
      }),
    restart: (list: OfficePriceList): void => setSteps([stepOf(list)]),
    undo: (): void => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  };
}

/** A draft that is being edited: its figures, undo, what differs from the saved version, and the save itself. */
export function useListDraft(opened: OfficePriceList) {
  const [saved, setSaved] = useState(opened);
  const { present, canUndo, push, restart, undo } = useSteps(opened);
  /** What was typed into cells that could not take it, by their pointers. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Name of the file that figures were taken over from since the last save. */
  const [file, setFile] = useState<string | null>(null);
  const { content } = present;
  const unsaved = changesOf(saved, present);
  const save = useOperationMutation(savePriceDraft, [listPriceLists, getPriceList]);

  const begin = (list: OfficePriceList): void => {
    setSaved(list);
    restart(list);
    setRefused(new Map());
    setConflict(null);
    setFile(null);
  };
  const write = (next: HouseList): void => push({ ...present, content: next, field: null });
  const type = (cells: readonly TypedCell[]): { readonly taken: number; readonly refused: number } => {
    const read = readTyped(cells, content);
    const good = read.filter(({ value }) => value !== null);
    if (good.length > 0) write(good.reduce((list, { path, value }) => withValue(list, path, value), content));
    setRefused((before) => refusedAfter(before, read));
    return { taken: good.length, refused: read.length - good.length };
  };
  /** Shows what another person has saved meanwhile, where that is why something was refused. */
  const onRefused = async (error: unknown): Promise<void> => {
    if (isApiError(error, 'price-list.changed')) setConflict(await conflictOver(saved, unsaved));
  };
  const submit = (): void => {
    save.mutate(
      { params: { id: saved.id }, body: bodyOf(present, { version: saved.version, unsaved, file }) },
      { onSuccess: begin, onError: (error) => void onRefused(error) },
    );
  };
  return {
    saved,
    ...present,
    unsaved,
    refused,
    conflict,
    error: save.error,
    isSaving: save.isPending,
    canUndo,
    type,
    write,
    onRefused,
    rename: <W extends ListWord>(field: W, value: Step[W]): void => push({ ...present, [field]: value, field }),
    /** Takes figures of a file over, as one step. */
    takeOver: (cells: readonly { readonly path: string; readonly value: unknown }[], from: string): void => {
      write(cells.reduce((list, { path, value }) => withValue(list, path, value), content));
      setFile(from);
    },
    undo,
    submit,
    /** Leaves a conflict open: one's own figures stay unsaved, and the next save asks again. */
    dismiss: (): void => setConflict(null),
    /** Goes on from the other person's save, with one's own changes on it or without them. */
    resolve: (keepsOwn: boolean): void => {
      if (conflict === null) return;
      begin(conflict.saved);
      if (keepsOwn) push(stepOf(applyChanges(conflict.saved, conflict.own)));
    },
  };
}
