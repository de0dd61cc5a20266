import type { Country, Language } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { useEffect, useRef, useState } from 'react';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import type { Menu } from '../../kernel-worker/kernel-messages.ts';
import { openKernel } from '../../kernel-worker/open-kernel.ts';

export interface ShownRings {
  /** Null until it is open. */
  readonly kernel: KernelClient | null;
  readonly menu: Menu | null;
  /** Null until the kernel has read the record. */
  readonly design: Design | null;
  /** Null until every ring has its first mesh. */
  readonly scenes: readonly RingScene[] | null;
  /** The record cannot be read or meshed here. */
  readonly isFailed: boolean;
}

const NOTHING: ShownRings = { kernel: null, menu: null, design: null, scenes: null, isFailed: false };

interface MeshedRing {
  readonly text: string;
  readonly scene: RingScene;
}
type Meshed = readonly (MeshedRing | undefined)[];

/** One run over a record that comes from outside; `isCurrent` turns false when a newer record has come. */
interface Run {
  readonly kernel: KernelClient;
  readonly record: unknown;
  readonly meshed: { current: Meshed };
  readonly isCurrent: () => boolean;
  readonly show: (change: Partial<ShownRings>) => void;
}

/** Reads and meshes a record; rings that are on the screen already are not meshed again. */
async function meshRecord({ kernel, record, meshed, isCurrent, show }: Run): Promise<void> {
  const read = await kernel.read(record);
  if (!isCurrent()) return;
  if (!read.ok) return show({ isFailed: true });
  const { rings } = read.value;
  show({ design: read.value, isFailed: false });
  const texts = rings.map((ring) => JSON.stringify(ring));
  const missing = rings.flatMap((_, index) => (meshed.current[index]?.text === texts[index] ? [] : [index]));
  const wanted = rings.filter((_, index) => missing.includes(index));
  const put = (scenes: readonly (RingScene | null)[]): void => {
    meshed.current = rings.map((_, index) => {
      const scene = scenes[missing.indexOf(index)];
      return scene ? { text: texts[index] ?? '', scene } : meshed.current[index];
    });
    const ready = meshed.current.flatMap((entry) => (entry === undefined ? [] : [entry.scene]));
    if (ready.length === rings.length) show({ scenes: ready });
  };
  if (missing.length === 0) return put([]);
  const direct = await kernel.scenes(wanted);
  if (direct === null || !isCurrent()) return;
  put(direct);
  const settled = await kernel.settle(wanted);
  if (settled !== null && isCurrent()) put(settled);
}

/** Shows a design of somebody else in a kernel of its own that knows no prices. */
export function useShownRings(record: unknown, language: Language, country: Country): ShownRings {
  const [shown, setShown] = useState<ShownRings>(NOTHING);
  const meshed = useRef<Meshed>([]);
  const turn = useRef(0);
  const { kernel } = shown;

  useEffect(() => {
    const opened = openKernel();
    let isGone = false;
    opened
      .open({ language, country, priceBasis: null })
      .then((menu) => !isGone && setShown((before) => ({ ...before, menu, kernel: opened })))
      .catch(() => !isGone && setShown({ ...NOTHING, isFailed: true }));
    return () => {
      isGone = true;
      meshed.current = [];
      setShown((before) => ({ ...before, kernel: null }));
      opened.dispose();
    };
  }, [language, country]);

  useEffect(() => {
    if (kernel === null || record === undefined) return;
    const own = (turn.current += 1);
    const isCurrent = (): boolean => own === turn.current;
    const show = (change: Partial<ShownRings>): void => setShown((before) => ({ ...before, ...change }));
    meshRecord({ kernel, record, meshed, isCurrent, show }).catch(() => {
      if (isCurrent()) show({ isFailed: true });
    });
  }, [kernel, record]);

  return shown;
}
