import type { OrderedRing, OrderRelationKind } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';

interface Origin {
  readonly kind: OrderRelationKind;
  /** Of the earlier order. */
  readonly number: string;
  /** Which ring of it is meant; null: the order as a whole. */
  readonly of: OrderedRing | null;
}

/** What a quote or an order comes from: `Partner ring of O-2026-01001, position 1, ring 2`. */
export function useOriginText(): (origin: Origin) => string {
  const t = useTexts('life');
  return ({ kind, number, of }) => {
    const earlier = t(`from-${kind}`, { number });
    if (of === null) return earlier;
    return t('withRing', { earlier, ring: t('ofRing', { position: of.position, ring: of.ring + 1 }) });
  };
}
