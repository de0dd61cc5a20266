import type { Country, Language } from '@ringwerk/contract';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useHouseAlloys } from './use-house-alloys.ts';

export interface TradeNames {
  readonly alloys: readonly {
    readonly id: string;
    readonly name: string;
    readonly family: string;
    /** Where it is offered: nowhere once it is withdrawn. */
    readonly markets: readonly Country[];
    readonly isOwn: boolean;
    readonly isWithdrawn: boolean;
    /** By the piece, not by a fixing of its metal. */
    readonly isPricedByPiece: boolean;
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
  const house = useHouseAlloys();
  if (!data || house === undefined) return null;
  const alloys = data.composeAlloys(house);
  const alloy = finder(alloys, language);
  return {
    alloys: alloys.map(({ id, family, fineMetal, markets, isOwn, isWithdrawn }) => ({
      id,
      family,
      markets: isWithdrawn ? [] : markets,
      name: alloy(id),
      isOwn: isOwn === true,
      isWithdrawn: isWithdrawn === true,
      isPricedByPiece: fineMetal === null,
    })),
    alloy,
    profile: finder(data.PROFILES, language),
    finish: finder(data.FINISHES, language),
    setting: finder(data.SETTINGS, language),
    stone: finder(data.STONE_MATERIALS, language),
    quality: finder(data.STONE_QUALITIES, language),
    cut: finder(data.STONE_CUT_CONTENT, language),
  };
}
