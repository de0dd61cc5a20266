import type { Model } from '@ringwerk/contract';
import { peekPreloaded } from '../../../api/preloaded-answers.ts';
import { prefetchDesign } from '../../../kernel-worker/open-kernel.ts';

/**
 * Which of a set's forms the address opens as the collection has it; null where `openDesign` begins with something else.
 */
export function prefetchedForm(): ((model: Model) => Model['with']) | null {
  const address = new URLSearchParams(location.search);
  if (address.has('d') || address.has('code') || address.has('resume')) return null;
  return address.get('stones') === 'without' ? (model) => model.without : (model) => model.with ?? model.without;
}

/** Has the first pictures of the set in the address cut as soon as the article is there, while the page itself is still read. */
export async function prefetchSet(): Promise<void> {
  const formOf = prefetchedForm();
  if (formOf === null) return;
  const setId = location.pathname.split('/').at(-1) ?? '';
  // Parsed by the kernel like any foreign record.
  const model = (await peekPreloaded((asked) => asked.startsWith(`/api/models/${setId}?`))) as Model | null;
  const form = model && formOf(model);
  if (form) prefetchDesign(form.design);
}
