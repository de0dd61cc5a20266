import { useEffect, useState } from 'react';

/** An open design answers the same keys with its own palette. */
const isDesigning = (pathname: string): boolean => pathname.includes('/set/');

/** Ctrl/Cmd+K opens the palette on every page. */
export function usePaletteKey(isOn: boolean): readonly [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      if (isDesigning(window.location.pathname)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return [isOn && isOpen, () => setOpen(false)];
}
