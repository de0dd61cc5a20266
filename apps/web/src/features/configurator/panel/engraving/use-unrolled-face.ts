import { useEffect, useState } from 'react';
import type { Engraving, EngravingFace, RingDesign } from '@ringwerk/kernel';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import { saysSomething } from '../../model/engraving-lines.ts';
import { useConfigurator } from '../../session/use-configurator.ts';

/** A face with these lines in their real letters; null until they are there, or when there is nothing to show. */
export function useUnrolledFace(
  ring: RingDesign,
  face: EngravingFace,
  lines: readonly Engraving[],
): UnrolledFace | null {
  const { session } = useConfigurator();
  const [shown, setShown] = useState<UnrolledFace | null>(null);
  const engravings = lines.filter((line) => line.face === face && saysSomething(line));
  const key = JSON.stringify([ring, face, engravings]);
  useEffect(() => {
    let isWanted = true;
    const show = (unrolled: UnrolledFace | null): void => {
      if (isWanted) setShown(unrolled);
    };
    if (engravings.length === 0) show(null);
    else session.questions.letters({ ...ring, engravings }, face).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is the content of ring, face and lines
  }, [session, key]);
  return shown;
}
