import type { Country, Language } from '@ringwerk/contract';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';

export interface TradeNames {
  readonly alloys: readonly {
    readonly id: string;
    readonly name: string;
    readonly family: string;
    readonly markets: readonly Country[];
  }[];
  /** Name in the reader's language; an id that the catalogue no longer holds stands for itself. */
  readonly alloy: (id: string) => string;
  readonly profile: (id: string) => string;
  readonly finish: (id: string) => string;
  readonly setting: (id: string) => string;
  readonly stone: (id: string) => string;
  readonly quality: (id: string) => string;
  readonly cut: (id: string) => string;
}

type Named = { readonly id: string; readonly names: Readonly<Record<Language, string>> };

const finder = (list: readonly Named[], language: Language) => {
  const names = new Map(list.map(({ id, names }) => [id, names[language]]));
  return (id: string): string => names.get(id) ?? id;
};

/** The trade's words for a ring sheet. They are fetched when a page asks for them: lists do without the tables. */
export function useTradeNames(): TradeNames | null {
  const language = useLanguage();
  const { data } = useQuery(
    namedQuery('trade-names', null, () => import('./trade-tables.ts'), { staleTime: Infinity }),
  );
  if (!data) return null;
  const alloy = finder(data.ALLOYS, language);
  return {
    alloys: data.ALLOYS.map(({ id, family, markets }) => ({ id, family, markets, name: alloy(id) })),
    alloy,
    profile: finder(data.PROFILES, language),
    finish: finder(data.FINISHES, language),
    setting: finder(data.SETTINGS, language),
    stone: finder(data.STONE_MATERIALS, language),
    quality: finder(data.STONE_QUALITIES, language),
    cut: finder(data.STONE_CUT_CONTENT, language),
  };
}
