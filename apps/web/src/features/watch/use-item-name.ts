import type { WatchItem } from '@ringwerk/contract';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { useStoneName } from '../../domain/rings/stone-name.ts';
import { useLanguage } from '../../i18n/locale-store.ts';

/** How something on a list is called: a ring by its name, a stone by its traits. */
export function useItemName(): (item: WatchItem) => string {
  const language = useLanguage();
  const stoneName = useStoneName();
  return (item) => (item.kind === 'rings' ? ringNameIn(item, language) : item.name || stoneName(item.stone));
}
