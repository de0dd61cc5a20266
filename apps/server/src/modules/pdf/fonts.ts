import { createRequire } from 'node:module';
import type { Language } from '@ringwerk/contract';

const require = createRequire(import.meta.url);

/** Regular and bold of each script; the packages hold every weight, a document needs two. */
export const FONT_FILES: readonly string[] = [
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
];

const EAST_ASIAN = { jp: ['Noto Sans JP', 'Noto Sans KR'], kr: ['Noto Sans KR', 'Noto Sans JP'] } as const;

/** Families in the order in which a glyph is looked for: Han characters are drawn as the reader's country draws them. */
export function fontFamilies(language: Language): readonly string[] {
  return ['Noto Sans', ...(language === 'kr' ? EAST_ASIAN.kr : EAST_ASIAN.jp)];
}
