import type { Design } from '@ringwerk/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useHouseAlloys } from '../../domain/rings/use-house-alloys.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import type { Menu } from '../../kernel-worker/kernel-messages.ts';
import { openKernel } from '../../kernel-worker/open-kernel.ts';
import { useBackground } from '../../viewer-host/use-background.ts';
import { useRingStills, type StillSubject } from '../../viewer-host/use-ring-stills.ts';

interface Opened {
  readonly kernel: KernelClient;
  readonly menu: Menu;
}
const NONE: readonly StillSubject[] = [];

/** A kernel that knows no prices: they come with the design. */
function useMeshingKernel(): Opened | null {
  const { language, country } = useLocaleStore();
  const alloys = useHouseAlloys();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (alloys === undefined) return undefined;
    const kernel = openKernel();
    let isGone = false;
    kernel
      .open({ language, country, priceBasis: null, alloys })
      .then((menu) => !isGone && setOpened({ kernel, menu }))
      .catch((error: unknown) => !isGone && console.warn('the kernel did not open', error));
    return () => {
      isGone = true;
      setOpened(null);
      kernel.dispose();
    };
  }, [language, country, alloys]);
  return opened;
}

/** A design that nobody has saved, as this device draws it; null until it is drawn, and where it cannot be. */
export function useMadePicture(link: string, design: Design): string | null {
  const opened = useMeshingKernel();
  const background = useBackground();
  // An answer of the same words is another object with the same link.
  const [shown, setShown] = useState({ link, design });
  if (shown.link !== link) setShown({ link, design });
  const subjects = useMemo(
    () => (opened === null ? NONE : [{ key: shown.link, bring: () => opened.kernel.scenes(shown.design.rings) }]),
    [opened, shown],
  );
  const stills = useRingStills({ subjects, looks: opened?.menu.looks ?? null, view: 'hero', background });
  return stills.get(link) ?? null;
}
