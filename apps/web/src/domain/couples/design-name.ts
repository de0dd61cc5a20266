import type { DesignLine } from '@ringwerk/contract';
import { useLanguage } from '../../i18n/locale-store.ts';
import { ringNameIn } from '../rings/ring-name.ts';

/** What a saved design is called: by the jeweller, else by its article, else by its code. */
export function useDesignName(): (design: DesignLine) => string {
  const language = useLanguage();
  return (design) => {
    const name = ringNameIn(design, language);
    return name === '' ? design.code : name;
  };
}
