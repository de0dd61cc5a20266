import { useEffect, type RefObject } from 'react';

/** What lies open beside its button closes by Escape, by a tap outside, and when the focus leaves it. */
export function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  close: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(false);
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(true);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `close` only sets state and focus of this very component
  }, [isOpen, root]);
}
