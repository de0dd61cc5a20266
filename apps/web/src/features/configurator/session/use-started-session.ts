import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { startTransition, useEffect, useState } from 'react';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import { openKernel } from '../../../kernel-worker/open-kernel.ts';
import type { SavedVersion } from './open-design.ts';
import { startSession, type StartedSession } from './start-session.ts';

export interface SessionInput {
  readonly model: Model | undefined;
  readonly priceBasis: PriceBasis | null | undefined;
  /** Undefined while they are on their way: metals are not guessed. */
  readonly alloys: readonly HouseAlloy[] | undefined;
  readonly user: string | undefined;
  readonly isWithoutStones: boolean;
  readonly isResumed: boolean;
  readonly purpose: string;
  readonly link: string | null;
  readonly saved: SavedVersion | null;
  readonly coupleSizes: readonly (number | null)[] | undefined;
  readonly beside: Design | null;
}

export type SessionStart =
  | { readonly status: 'starting' }
  | { readonly status: 'started'; readonly started: StartedSession; readonly kernel: KernelClient }
  | { readonly status: 'unreadable' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Starts the kernel at once, and the session as soon as the article is there; ends both with the page. */
export function useStartedSession(input: SessionInput): SessionStart {
  const { model, alloys, user, ...opening } = input;
  const [start, setStart] = useState<SessionStart>({ status: 'starting' });
  const [kernel, setKernel] = useState<KernelClient | null>(null);
  const setId = model?.setId;
  const areAlloysKnown = alloys !== undefined;

  useEffect(() => {
    const opened = openKernel();
    setKernel(opened);
    return () => opened.dispose();
  }, []);

  useEffect(() => {
    if (kernel === null || model === undefined || alloys === undefined || user === undefined) return undefined;
    let isGone = false;
    let started: StartedSession | null = null;
    const { language, country } = useLocaleStore.getState();
    startSession({ ...opening, kernel, model, alloys, user, language, country })
      .then((result) => {
        started = result;
        if (isGone) result?.session.dispose();
        // Stage and panel are much at once: drawn in slices, input and messages of the workers come in between.
        else
          startTransition(() =>
            setStart(result === null ? { status: 'unreadable' } : { status: 'started', started: result, kernel }),
          );
      })
      .catch((error: unknown) => {
        if (!isGone) setStart({ status: 'failed', error });
      });
    return () => {
      isGone = true;
      started?.session.dispose();
      setStart({ status: 'starting' });
    };
    // The address is read once: afterwards the page writes it.
    // oxlint-disable-next-line react/exhaustive-deps -- the model is the same answer while the set is open; later prices and alloys reach the session by `refresh`
  }, [kernel, setId, areAlloysKnown, user]);

  return start;
}
