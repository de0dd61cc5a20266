import type { DealerFile } from '@ringwerk/contract';
import { useState } from 'react';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { changedFields, draftOf, rebased, type DealerDraft, type DraftField } from './dealer-draft.ts';

export interface Colleague {
  readonly theirs: DealerFile;
  /** Fields that differ from the state that the form began with. */
  readonly fields: readonly DraftField[];
  /** Fields that were changed here. */
  readonly own: readonly DraftField[];
}

export interface DealerDraftState {
  /** The file that the draft began with. */
  readonly start: DealerFile;
  readonly base: DealerDraft;
  readonly draft: DealerDraft;
  /** Somebody who was quicker, until it is decided what counts. */
  readonly colleague: Colleague | null;
  readonly change: (change: Partial<DealerDraft>) => void;
  /** Goes on from another file; `isKeeping`: with what was typed here over it. */
  readonly begin: (from: DealerFile, isKeeping: boolean) => void;
  /** Looks for the state that was refused to be written over. */
  readonly meet: () => Promise<void>;
}

/** One draft for all forms of a file: what is typed in one is there after another was saved. */
export function useDealerDraft(
  file: DealerFile,
  reread: () => Promise<{ readonly data: DealerFile | undefined }>,
): DealerDraftState {
  const currency = useBaseCurrency();
  const [start, setStart] = useState(file);
  const [draft, setDraft] = useState(() => draftOf(file, currency));
  const [colleague, setColleague] = useState<Colleague | null>(null);
  const base = draftOf(start, currency);
  return {
    start,
    base,
    draft,
    colleague,
    change: (change) => setDraft((before) => ({ ...before, ...change })),
    begin: (from, isKeeping) => {
      setStart(from);
      setDraft((before) => (isKeeping ? rebased(before, base, draftOf(from, currency)) : draftOf(from, currency)));
      setColleague(null);
    },
    meet: async () => {
      const { data: theirs } = await reread();
      if (theirs === undefined || theirs.version === start.version) return;
      setColleague({ theirs, fields: changedFields(draftOf(theirs, currency), base), own: changedFields(draft, base) });
    },
  };
}
