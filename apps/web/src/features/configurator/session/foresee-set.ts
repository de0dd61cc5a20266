import type { Model } from '@ringwerk/contract';
import { peekAhead } from '../../../api/ahead-answers.ts';
import { foreseeDesign } from '../../../kernel-worker/open-kernel.ts';

/** A ring that was left unfinished on this device, whoever designed it, is shown in place of the set. */
const hasDraft = (setId: string): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith('ringwerk.draft.') && key.split('.')[3] === setId);

/**
 * Has the first pictures of the set in the address cut as soon as the article is there, while the page itself is still
 * read. Where `openDesign` would begin with something else, nothing is foreseen.
 */
export async function foreseeSet(): Promise<void> {
  const address = new URLSearchParams(location.search);
  const setId = location.pathname.split('/').at(-1) ?? '';
  if (address.has('d') || address.has('code') || hasDraft(setId)) return;
  // Parsed by the kernel like any foreign record.
  const model = (await peekAhead((asked) => asked.startsWith(`/api/models/${setId}?`))) as Model | null;
  const form = address.get('stones') === 'without' ? model?.without : (model?.with ?? model?.without);
  if (form) foreseeDesign(form.design);
}
