import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardSwatches } from './card-swatches.tsx';
import { CardTurn } from './card-turn.tsx';
import type { Coloured, ShownRing } from './coloured.ts';
import { useNear } from './use-near.ts';
import { walkCards } from './walk-cards.ts';

export interface CardExtrasProps extends ShownRing {
  readonly onShow: (coloured: Coloured | null) => void;
}

/** What a card has beside its first sight: the arrow keys from card to card, the colours of the ring below, and further views within the link of its picture. */
export default function CardExtras({ model, option, own, variant, coloured, onShow }: CardExtrasProps) {
  const [link, setLink] = useState<HTMLElement | null>(null);
  const isNear = useNear(link);
  useEffect(() => {
    link?.addEventListener('keydown', walkCards);
    return () => link?.removeEventListener('keydown', walkCards);
  }, [link]);
  const { still } = variant;
  // Until its own picture is there, a ring in another alloy shows the article's.
  const alloy = still === own.still ? undefined : coloured?.alloy;
  return (
    <div ref={(root) => setLink(root?.closest('article')?.querySelector('a') ?? null)}>
      <CardSwatches model={model} option={option} own={own} coloured={coloured} onShow={onShow} />
      {isNear &&
        link !== null &&
        still !== null &&
        createPortal(<CardTurn link={link} still={still} setId={model.setId} option={option} alloy={alloy} />, link)}
    </div>
  );
}
