import type { Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';

/** What writes to the watch list: no gallery waits for it before somebody keeps a ring. */
const loadKeeping = () => import('../../api/keep-ring.ts').then(({ keepRing }) => keepRing);

/** The bookmark of a ring: kept at once, said at the edge of the page, undone from there. */
export function KeepButton({
  model,
  design,
  className,
}: {
  readonly model: Model;
  readonly design: Design;
  readonly className?: string | undefined;
}) {
  const t = useTexts('gallery');
  const undo = useUndoToast();
  const { name, isOnWatchList } = model;
  const failed = (): void => void showToast(t('keepFailed'), { tone: 'bad' });

  const keep = async (): Promise<void> => {
    const rings = await loadKeeping();
    const kept = await rings.keep(model, design);
    undo(t('kept', { name }), () => void rings.remove(model, kept).catch(failed));
  };
  const unkeep = async (): Promise<void> => {
    const rings = await loadKeeping();
    const kept = await rings.unkeep(model);
    if (kept) undo(t('unkept', { name }), () => void rings.restore(model, kept).catch(failed));
  };
  return (
    <IconButton
      icon={isOnWatchList ? 'bookmarkFilled' : 'bookmark'}
      label={t(isOnWatchList ? 'unkeep' : 'keep', { name })}
      aria-pressed={isOnWatchList}
      className={className}
      onClick={() => void (isOnWatchList ? unkeep() : keep()).catch(failed)}
    />
  );
}
