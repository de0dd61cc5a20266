import type { StoneOption } from '@ringwerk/contract';
import { useState } from 'react';
import styles from './card-turn.module.css';
import { sourcesOf, TILE_SIZES } from './picture-sizes.ts';
import { SIDES, turnedStill, type Side } from './turned-stills.ts';
import { useStill } from './use-still.ts';
import { useTurning } from './use-turning.ts';

export interface CardTurnProps {
  /** The picture's link, which the sides are laid into. */
  readonly link: HTMLElement;
  /** Address of the picture that turns. */
  readonly still: string;
  readonly setId: number;
  readonly option: StoneOption;
  /** The alloy that it is shown in, where it is not the article's. */
  readonly alloy: string | undefined;
}

/** One side, laid over the picture once it is there; until the server has drawn it the picture does not turn to it. */
function TurnedSide({ address: asked, isShown }: { readonly address: string; readonly isShown: boolean }) {
  const { address, onMissing } = useStill(asked);
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    address !== null && (
      <img
        {...sourcesOf(address, TILE_SIZES)}
        src={address}
        alt=""
        decoding="async"
        className={styles['side']}
        data-shown={(isShown && loaded === address) || undefined}
        onLoad={() => setLoaded(address)}
        onError={onMissing}
      />
    )
  );
}

/** Further views of the ring of a card, within its link: it turns under the pointer or finger. */
export function CardTurn({ link, still, ...form }: CardTurnProps) {
  const shown = useTurning(link);
  const addressOf = (side: Side): string => turnedStill(still, form, side);
  return (
    <span className={styles['turn']} aria-hidden="true">
      {SIDES.map((side) => (
        <TurnedSide key={addressOf(side)} address={addressOf(side)} isShown={shown === side} />
      ))}
    </span>
  );
}
