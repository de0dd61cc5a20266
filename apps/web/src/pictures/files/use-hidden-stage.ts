import { useEffect } from 'react';
import type { RingViewer } from '../../viewer-host/viewer-types.ts';

/** Nothing of the stage is seen behind a dialog that takes pictures: what draws it draws the files alone. Null: the stage is seen. */
export function useHiddenStage(viewer: RingViewer | null): void {
  useEffect(() => {
    if (viewer === null) return undefined;
    const hide = (): void => viewer.setVisible(false);
    hide();
    // The stage shows itself when its tab comes back.
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      viewer.setVisible(!document.hidden);
    };
  }, [viewer]);
}
