import type { Change } from '@ringwerk/advice';
import { evaluateForShare, type CoupleFigures } from '@ringwerk/contract';
import type { Design, Issue } from '@ringwerk/kernel';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import type { ShownRings } from './use-shown-rings.ts';

/** A ring that the couple has changed on its page, before it is sent. */
export interface ChangedDesign {
  readonly isChanged: boolean;
  /** Undefined while nothing is changed. */
  readonly design: Design | undefined;
  /** Of the changed design, by the server; null while it is on its way or where no price is shown. */
  readonly figures: CoupleFigures | null;
  /** Why the last change cannot be made; the ring stays as it was. */
  readonly refused: readonly Issue[];
  readonly change: (changes: readonly Change[]) => void;
  readonly takeBack: () => void;
}

interface ChangedDesignInput {
  /** Undefined while nothing is changed. */
  readonly changed: Design | undefined;
  readonly onChange: (design: Design | undefined) => void;
}

/** The server is asked for the price when nothing has changed for so long, ms. */
const REST = 400;

/** Lets a couple change a design within the rules: what cannot be made is refused here like at the counter. */
export function useChangedDesign(
  token: string,
  rings: ShownRings,
  { changed, onChange }: ChangedDesignInput,
): ChangedDesign {
  const [answered, setAnswered] = useState<{ readonly design: Design; readonly figures: CoupleFigures } | null>(null);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  useEffect(() => {
    if (changed === undefined) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(evaluateForShare, { params: { token }, body: { design: changed } }, abort.signal)
        .then((figures) => setAnswered({ design: changed, figures }))
        // Without an answer the page shows no price for the changed ring; it can be sent all the same.
        .catch(() => undefined);
    }, REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [token, changed]);
  const figures = changed !== undefined && answered?.design === changed ? answered.figures : null;
  const change = (changes: readonly Change[]): void => {
    const { kernel, design } = rings;
    if (kernel === null || design === null) return;
    kernel
      .evaluate(design, changes)
      .then((answer) => {
        setRefused(answer.refused);
        if (answer.refused.length === 0) onChange(answer.design);
      })
      .catch((error: unknown) => console.error('the kernel did not answer', error));
  };
  const takeBack = (): void => {
    setRefused([]);
    onChange(undefined);
  };
  return { isChanged: changed !== undefined, design: changed, figures, refused, change, takeBack };
}
