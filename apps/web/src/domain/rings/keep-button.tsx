import type { Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The bookmark of a ring: kept at once, said at the edge of the page, undone from there. */
export function KeepButton({ model, design }: { readonly model: Model; readonly design: Design }) {
  const t = useTexts('gallery');
  const { name, isOnWatchList } = model;
  // No gallery waits for what writes to the watch list before somebody keeps a ring.
  const toggle = async (): Promise<void> => (await import('./toggle-kept.ts')).toggleKept({ model, design, t });
  return (
    <IconButton
      icon={isOnWatchList ? 'bookmarkFilled' : 'bookmark'}
      label={t(isOnWatchList ? 'unkeep' : 'keep', { name })}
      aria-pressed={isOnWatchList}
      onClick={() => void toggle().catch(() => showToast(t('keepFailed'), { tone: 'bad' }))}
    />
  );
}
