import type { CoupleShare } from '@ringwerk/contract';
import { useEffect } from 'react';
import { hasChosenLocale, setLocale } from '../../i18n/locale-store.ts';
import { switchLanguage } from '../../i18n/switch-locale.ts';

/** Shows a link in its language, unless this visitor has chosen one, and by the habits of its country. */
export function useLinkLocale(link: Pick<CoupleShare, 'language' | 'country'> | undefined): void {
  const { language, country } = link ?? {};
  useEffect(() => {
    if (language === undefined || country === undefined) return;
    // Asked before the country is written: that keeps a language beside it.
    const isLanguageChosen = hasChosenLocale();
    setLocale({ country });
    if (!isLanguageChosen) void switchLanguage(language);
  }, [language, country]);
}
