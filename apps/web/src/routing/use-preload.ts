import { useRef } from 'react';

/** A pointer that only crosses a link fetches nothing, ms. */
const DWELL = 50;

interface PreloadProps {
  readonly onFocus: () => void;
  readonly onTouchStart: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** Calls `preload` when a link is about to be used: it is touched, has the focus, or a pointer rests on it. */
export function usePreload(preload: () => void): PreloadProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onFocus: preload,
    onTouchStart: preload,
    onPointerEnter: () => {
      timer.current = setTimeout(preload, DWELL);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
