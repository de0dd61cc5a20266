import type { Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { keepRing } from '../../api/keep-ring.ts';
import type { useTexts } from '../../i18n/use-texts.ts';
import { showToast, showUndoToast } from '../../ui/toast-store.ts';

interface Kept {
  readonly model: Model;
  readonly design: Design;
  readonly t: ReturnType<typeof useTexts<'gallery'>>;
}

/** Keeps a ring, or takes it off again, and says so with the way back. Rejects when neither could be done. */
export async function toggleKept({ model, design, t }: Kept): Promise<void> {
  const { name } = model;
  const failed = (): void => void showToast(t('keepFailed'), { tone: 'bad' });
  const done = (text: string, back: () => Promise<unknown>): void =>
    void showUndoToast(text, t('undo'), () => void back().catch(failed));
  if (model.isOnWatchList) {
    const kept = await keepRing.unkeep(model);
    if (kept) done(t('unkept', { name }), () => keepRing.restore(model, kept));
    return;
  }
  const kept = await keepRing.keep(model, design);
  done(t('kept', { name }), () => keepRing.remove(model, kept));
}
