import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SidebarItem } from './sidebar-items.ts';

/** The name of an item in the reader's language. */
export function useItemName(item: SidebarItem): string {
  const t = useTexts('shell');
  const language = useLanguage();
  return typeof item.text === 'string' ? t(item.text) : item.text[language];
}
