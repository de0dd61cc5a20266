import { openingStill } from '@ringwerk/contract';

export interface StageStillProps {
  /** Of a square picture, in whichever pose lists show the rings; null shows none. */
  readonly address: string | null;
  /** It fades away. */
  readonly isOver?: boolean;
  /** The picture is not to be had: nothing takes its place. */
  readonly onMissing?: () => void;
}

/** The picture of rings as they come, exactly where the stage shows them live (`styles/first-paint.css`). */
export function StageStill({ address, isOver = false, onMissing }: StageStillProps) {
  return (
    address !== null && (
      <div className="stage-still" data-over={isOver || undefined}>
        <img src={openingStill(address)} alt="" decoding="sync" onError={onMissing} />
      </div>
    )
  );
}
