import { getModelInAlloy, type StoneOption } from '@ringwerk/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import type { Coloured } from './coloured.ts';
import { pictureArrives } from './picture-arrives.ts';
import type { Variant } from './shown-form.ts';

export interface Colouring {
  /** Alloy that was chosen and is not shown yet. */
  readonly waiting: string | null;
  readonly isFailed: boolean;
  readonly choose: (alloy: string) => void;
}

interface Shown {
  readonly setId: number;
  readonly option: StoneOption;
  /** The article's own form. */
  readonly own: Variant;
  readonly ownAlloy: string;
  /** The picture that is there. */
  readonly still: string | null;
  readonly onShow: (coloured: Coloured | null) => void;
}

/** Shows a ring in the alloy that is chosen: its price at once, its picture when the server has drawn it. */
export function useColouring({ setId, option, own, ownAlloy, still, onShow }: Shown): Colouring {
  const [waiting, setWaiting] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);

  const show = async (alloy: string, { signal }: AbortController): Promise<void> => {
    const answer = await call(getModelInAlloy, { params: { setId, alloyId: alloy }, query: { stones: option } });
    if (signal.aborted) return;
    const coloured: Coloured = { of: own.design, alloy, variant: answer.variant, link: answer.link };
    onShow({ ...coloured, variant: { ...answer.variant, still } });
    const arrived = answer.variant.still !== null && (await pictureArrives(answer.variant.still, signal));
    // Where none is to be had, the outline is drawn in the colour of the alloy.
    if (!signal.aborted) onShow(arrived ? coloured : { ...coloured, variant: { ...answer.variant, still: null } });
  };
  const choose = (alloy: string): void => {
    last.current?.abort();
    setFailed(false);
    if (alloy === ownAlloy) {
      setWaiting(null);
      onShow(null);
      return;
    }
    const control = new AbortController();
    last.current = control;
    setWaiting(alloy);
    show(alloy, control)
      .catch(() => control.signal.aborted || setFailed(true))
      .finally(() => control.signal.aborted || setWaiting(null));
  };
  return { waiting, isFailed, choose };
}
