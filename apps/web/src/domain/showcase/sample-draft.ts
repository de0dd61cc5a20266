import { readSize, sizeLabel, type SizeSystem } from '@ringwerk/kernel/sizes';

/** A size as it stands in its field. */
export interface SizeDraft {
  readonly text: string;
  /** Inner circumference; null while the text is no size. */
  readonly mm: number | null;
}

/** What is entered of a sample ring. */
export interface SampleDraft {
  readonly sizes: readonly SizeDraft[];
  readonly place: string;
  readonly note: string;
  /** `YYYY-MM-DD`. */
  readonly since: string;
}

export const sizeDrafts = (sizes: readonly number[], scale: SizeSystem): SizeDraft[] =>
  sizes.map((mm) => ({ text: sizeLabel(scale, mm), mm }));

export const typedSize = (text: string, scale: SizeSystem): SizeDraft => ({ text, mm: readSize(text, scale) });

/** What the server takes; null while a size cannot be read. */
export function sampleOf({ sizes, place, note, since }: SampleDraft) {
  const read = sizes.flatMap(({ mm }) => mm ?? []);
  return read.length < sizes.length || since === '' ? null : { sizes: read, place, note, since };
}
