import type { Model, ModelKind } from '@ringwerk/contract';

/** The beginning of an article number: its section, and the first digits of the running number. */
export interface ArticlePrefix {
  readonly query: { readonly category: number } | { readonly kind: ModelKind };
  readonly isOf: (model: Pick<Model, 'setId'>) => boolean;
}

/** Sections beyond the twelve categories are the ring worlds. */
const WORLDS: Readonly<Record<number, ModelKind>> = {
  21: 'engagementring',
  22: 'memoire',
  23: 'special',
  24: 'zweiklang',
};

/** `rw-09`, `9-01`, `21 `; null for words, and for whole numbers, which the search reads in any spelling. */
export function articlePrefix(typed: string): ArticlePrefix | null {
  const [, digits, running = ''] = /^(?:rw)?[\s-]*(\d{1,2})(?:[\s-]+(\d{0,2}))?$/iu.exec(typed.trim()) ?? [];
  if (digits === undefined) return null;
  const section = Number(digits);
  const kind = WORLDS[section];
  if (kind === undefined && (section < 1 || section > 12)) return null;
  return {
    query: kind === undefined ? { category: section } : { kind },
    isOf: ({ setId }) =>
      Math.floor(setId / 1000) === section &&
      String(setId % 1000)
        .padStart(3, '0')
        .startsWith(running),
  };
}
