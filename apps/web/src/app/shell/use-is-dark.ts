import { useMedia } from '../../ui/use-media.ts';
import { useLayoutStore } from '../layout-store.ts';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Whether the page is dark now, by choice or by the system. */
export function useIsDark(): boolean {
  const chosen = useLayoutStore((state) => state.dark);
  const system = useMedia(SYSTEM_DARK);
  return chosen ?? system;
}
