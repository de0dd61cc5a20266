import type { AlloyDraft } from './alloy-draft.ts';

/** What each part of the form edits. */
export interface AlloyPartProps {
  readonly draft: AlloyDraft;
  readonly change: (changes: Partial<AlloyDraft>) => void;
  /** The sentence beside a field, by its pointer. */
  readonly fieldError: (pointer: string) => string | undefined;
  readonly isReadOnly: boolean;
}
