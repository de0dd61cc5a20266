import { useEffect, useState } from 'react';
import type { Engraving, RingDesign, UnrolledFace } from '@ringwerk/kernel';
import { useConfigurator } from '../session/use-configurator.ts';

/** The bore with this one line in its real letters; null until they are there, or when there is nothing to show. */
export function useUnrolledBore(ring: RingDesign, engraving: Engraving): UnrolledFace | null {
  const { session } = useConfigurator();
  const [shown, setShown] = useState<UnrolledFace | null>(null);
  const key = JSON.stringify([ring, engraving]);
  useEffect(() => {
    let isWanted = true;
    const show = (face: UnrolledFace | null): void => {
      if (isWanted) setShown(face);
    };
    if (engraving.text.trim() === '') show(null);
    else {
      session.letters({ ...ring, engravings: [engraving] }).then(show, () => show(null));
    }
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is the content of ring and engraving
  }, [session, key]);
  return shown;
}
