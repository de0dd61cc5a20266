import type { Country, Language } from '@ringwerk/contract';
import type { Design, RingDesign, RingScene } from '@ringwerk/kernel';
import { useEffect, useRef, useState } from 'react';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import type { Menu } from '../../kernel-worker/kernel-messages.ts';
import { openKernel } from '../../kernel-worker/open-kernel.ts';

export interface ShownRings {
  /** Null until the kernel has read the record. */
  readonly design: Design | null;
  /** Null until every ring has its first mesh. */
  readonly scenes: readonly RingScene[] | null;
  readonly menu: Menu | null;
  /** The record cannot be read or meshed here. */
  readonly isFailed: boolean;
}

const NOTHING: ShownRings = { design: null, scenes: null, menu: null, isFailed: false };

interface MeshedRing {
  readonly text: string;
  readonly scene: RingScene;
}

/** Meshes a design that comes from outside, in a kernel of its own that knows no prices. Only changed rings are meshed anew. */
export function useShownRings(record: unknown, language: Language, country: Country): ShownRings {
  const [shown, setShown] = useState<ShownRings>(NOTHING);
  const [kernel, setKernel] = useState<KernelClient | null>(null);
  const meshed = useRef<readonly (MeshedRing | undefined)[]>([]);
  const turn = useRef(0);

  useEffect(() => {
    const opened = openKernel();
    let isGone = false;
    opened
      .open({ language, country, priceBasis: null })
      .then((menu) => {
        if (isGone) return;
        setShown((before) => ({ ...before, menu }));
        setKernel(opened);
      })
      .catch(() => !isGone && setShown({ ...NOTHING, isFailed: true }));
    return () => {
      isGone = true;
      meshed.current = [];
      setKernel(null);
      opened.dispose();
    };
  }, [language, country]);

  useEffect(() => {
    if (kernel === null || record === undefined) return;
    const own = (turn.current += 1);
    const isCurrent = (): boolean => own === turn.current;
    const work = async (): Promise<void> => {
      const read = await kernel.read(record);
      if (!isCurrent()) return;
      if (!read.ok) return setShown((before) => ({ ...before, isFailed: true }));
      const design = read.value;
      setShown((before) => ({ ...before, design, isFailed: false }));
      const texts = design.rings.map((ring) => JSON.stringify(ring));
      const missing = design.rings.flatMap((ring, index) =>
        meshed.current[index]?.text === texts[index] ? [] : [index],
      );
      const ringsAt = (indexes: readonly number[]): RingDesign[] =>
        design.rings.filter((_, at) => indexes.includes(at));
      const put = (indexes: readonly number[], scenes: readonly (RingScene | null)[]): void => {
        const next = design.rings.map((_, index) => meshed.current[index]);
        indexes.forEach((index, position) => {
          const scene = scenes[position];
          if (scene) next[index] = { text: texts[index] ?? '', scene };
        });
        meshed.current = next;
        const ready = next.flatMap((entry) => (entry === undefined ? [] : [entry.scene]));
        if (ready.length === design.rings.length) setShown((before) => ({ ...before, scenes: ready }));
      };
      if (missing.length === 0) return put([], []);
      const direct = await kernel.scenes(ringsAt(missing));
      if (direct === null || !isCurrent()) return;
      put(missing, direct);
      const settled = await kernel.settle(ringsAt(missing));
      if (settled !== null && isCurrent()) put(missing, settled);
    };
    work().catch(() => {
      if (isCurrent()) setShown((before) => ({ ...before, isFailed: true }));
    });
  }, [kernel, record]);

  return shown;
}
