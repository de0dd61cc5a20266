import type { Country, Language } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useEffect, useRef, useState } from 'react';
import { useHouseAlloys } from '../../domain/rings/use-house-alloys.ts';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import type { Menu } from '../../kernel-worker/kernel-messages.ts';
import { openKernel } from '../../kernel-worker/open-kernel.ts';
import type { RingPictures } from '../../viewer-host/ring-pictures.ts';
import { followDesign, type FollowedDesign } from './follow-design.ts';

export interface ShownRings {
  /** Null until it is open. */
  readonly kernel: KernelClient | null;
  readonly menu: Menu | null;
  /** Null until the kernel has read the record. */
  readonly design: Design | null;
  /** Of that design. */
  readonly pictures: RingPictures | null;
  /** The record cannot be read or meshed here. */
  readonly isFailed: boolean;
}

const NOTHING: ShownRings = { kernel: null, menu: null, design: null, pictures: null, isFailed: false };

/** One run over a record that comes from outside; `isCurrent` turns false when a newer record has come. */
interface Run {
  readonly kernel: KernelClient;
  readonly record: unknown;
  readonly followed: { current: FollowedDesign | null };
  readonly isCurrent: () => boolean;
  readonly show: (change: Partial<ShownRings>) => void;
}

/** Reads a record and shows it. */
async function showRecord({ kernel, record, followed, isCurrent, show }: Run): Promise<void> {
  const read = await kernel.read(record);
  if (!isCurrent()) return;
  if (!read.ok) return show({ isFailed: true });
  const design = read.value;
  followed.current ??= followDesign(kernel, design, () => isCurrent() && show({ isFailed: true }));
  show({ design, pictures: followed.current.pictures, isFailed: false });
  await followed.current.take(design);
}

interface ShownOptions {
  readonly language: Language;
  readonly country: Country;
  /** Token of the private link that is open; absent on a second screen, where nothing is chosen. */
  readonly share?: string;
}

/** Shows a design of somebody else in a kernel of its own that knows no prices. */
export function useShownRings(record: unknown, { language, country, share }: ShownOptions): ShownRings {
  const [shown, setShown] = useState<ShownRings>(NOTHING);
  const followed = useRef<FollowedDesign | null>(null);
  const turn = useRef(0);
  const { kernel } = shown;
  const alloys = useHouseAlloys(true, share);

  useEffect(() => {
    if (alloys === undefined) return undefined;
    const opened = openKernel();
    let isGone = false;
    opened
      .open({ language, country, priceBasis: null, alloys })
      .then((menu) => !isGone && setShown((before) => ({ ...before, menu, kernel: opened })))
      .catch(() => !isGone && setShown({ ...NOTHING, isFailed: true }));
    return () => {
      isGone = true;
      followed.current = null;
      setShown((before) => ({ ...before, kernel: null, pictures: null }));
      opened.dispose();
    };
  }, [language, country, alloys]);

  useEffect(() => {
    if (kernel === null || record === undefined) return;
    const own = (turn.current += 1);
    const isCurrent = (): boolean => own === turn.current;
    const show = (change: Partial<ShownRings>): void => setShown((before) => ({ ...before, ...change }));
    showRecord({ kernel, record, followed, isCurrent, show }).catch(() => {
      if (isCurrent()) show({ isFailed: true });
    });
  }, [kernel, record]);

  return shown;
}
