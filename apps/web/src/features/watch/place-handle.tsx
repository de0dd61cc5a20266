import type { WatchItem } from '@ringwerk/contract';
import type { Arranging } from '../../domain/arranging/use-arranging.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useItemName } from './use-item-name.ts';

export interface PlaceHandleProps {
  readonly item: WatchItem;
  /** On its list, counted from 1; null where there is no order to change. */
  readonly place: number | null;
  readonly arranging: Arranging<string>;
}

/** Moves something on its list by the arrow keys. */
export function PlaceHandle({ item, place, arranging }: PlaceHandleProps) {
  const t = useTexts('watch');
  const format = useFormat();
  const name = useItemName()(item);
  if (place === null) return null;
  return (
    <IconButton
      icon="sort"
      label={t('place', { name, place: format.number(place) })}
      aria-describedby="watch-keys"
      {...arranging.handle(item.id)}
    />
  );
}
