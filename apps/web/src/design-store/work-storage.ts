import { purposeOf } from './purpose.ts';
import { readLinks, type Link } from './links.ts';

/**
 * Work in progress, kept on this device so that a lost session, a closed tab or a power cut takes nothing. The
 * design itself is kept as plain JSON and read again by the kernel: what is stored is never trusted.
 */
export interface Draft {
  readonly design: unknown;
  /** ISO time of the last change. */
  readonly savedAt: string;
  /** Whose rings they are, as the page wrote it; nothing in drafts of before. */
  readonly persons?: unknown;
  /** The couple's file that they go into, null without one; nothing in drafts of before. */
  readonly couple?: unknown;
  /** What they are for (`purposeOf`). */
  readonly purpose?: string;
}

export interface StoredStep {
  readonly design: unknown;
  readonly links: readonly Link[];
}

/** Since links belong to the steps, and alloys, split, finish, inlays and plating are joined one by one. */
const STEPS_VERSION = 2;

/** Undo steps of this tab. */
export interface StoredHistory {
  readonly past: readonly StoredStep[];
  readonly present: StoredStep;
  readonly future: readonly StoredStep[];
  readonly selected: number;
}

/** `user` is the customer number: two colleagues at one counter keep their own drafts. */
export interface WorkPlace {
  readonly user: string;
  readonly setId: number;
  /** A set opened without its stones is a work of its own. */
  readonly isWithoutStones: boolean;
}

/** Where the draft of a work lies: another tab of this browser writes there, too. */
export const draftKey = (place: WorkPlace): string =>
  `ringwerk.draft.${place.user}.${place.setId}${place.isWithoutStones ? '.without' : ''}`;
const historyKey = (place: WorkPlace): string => draftKey(place).replace('.draft.', '.steps.');

export function writeDraft(storage: Storage, place: WorkPlace, draft: Draft): boolean {
  return write(storage, draftKey(place), JSON.stringify(draft));
}

export function readDraft(storage: Storage, place: WorkPlace): Draft | null {
  return parseDraft(read(storage, draftKey(place)));
}

/** A draft as text of the storage; null when it is none. */
export function readDraftText(text: string): Draft | null {
  try {
    return parseDraft(JSON.parse(text));
  } catch {
    return null;
  }
}

function parseDraft(value: unknown): Draft | null {
  if (!isRecord(value) || typeof value['savedAt'] !== 'string' || !('design' in value)) return null;
  const { design, savedAt, persons, couple, purpose } = value;
  return { design, savedAt, persons, couple, purpose: purposeOf(typeof purpose === 'string' ? purpose : '') };
}

/** Keeps as many of the newest undo steps as the browser's storage takes. */
export function writeHistory(storage: Storage, place: WorkPlace, history: StoredHistory): void {
  let kept = history;
  while (!write(storage, historyKey(place), JSON.stringify({ ...kept, version: STEPS_VERSION }))) {
    if (kept.past.length === 0) return;
    kept = { ...kept, past: kept.past.slice(Math.ceil(kept.past.length / 2)) };
  }
}

export function readHistory(storage: Storage, place: WorkPlace): StoredHistory | null {
  const value = read(storage, historyKey(place));
  if (!isRecord(value) || !Array.isArray(value['past']) || !Array.isArray(value['future'])) return null;
  const { past, present, future, selected, links, version } = value;
  // Before, the links were one list beside designs: it holds for every step.
  const stepOf = (entry: unknown): StoredStep =>
    version === STEPS_VERSION && isRecord(entry)
      ? { design: entry['design'], links: readLinks(entry['links'], false) }
      : { design: entry, links: readLinks(links, true) };
  return {
    past: past.map(stepOf),
    present: stepOf(present),
    future: future.map(stepOf),
    selected: typeof selected === 'number' ? selected : 0,
  };
}

function write(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full or switched off: the caller decides what to give up.
    return false;
  }
}

function read(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
