import { ART_IDS, ART_NAMES, CATEGORIES } from '@ringwerk/catalogue/pages';
import type { Language, ModelKind } from '@ringwerk/contract';
import type { SelectionArt } from '../../paths.ts';

/** What an address of the ring selection stands for: a category of pairs, or one of the other ring worlds. */
export interface Selection {
  readonly art: SelectionArt;
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly query: { readonly category: number } | { readonly kind: ModelKind };
}

/** The sixteen selections, in the order of the sidebar. */
export const SELECTIONS: readonly Selection[] = [
  ...CATEGORIES.map(({ id, names }): Selection => ({
    art: 'kategorie',
    id: String(id),
    names,
    query: { category: id },
  })),
  { art: 'zweiklang', id: 'zweiklang', names: ART_NAMES.zweiklang, query: { kind: 'zweiklang' } },
  ...ART_IDS.map((id): Selection => ({ art: 'art', id, names: ART_NAMES[id], query: { kind: id } })),
];

/** The selection of `/konfigurator/…/{art}/{id}`; null for parts that the house does not carry. */
export function findSelection(art: string | undefined, id: string | undefined): Selection | null {
  return SELECTIONS.find((selection) => selection.art === art && selection.id === id) ?? null;
}
