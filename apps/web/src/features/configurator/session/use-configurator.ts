import type { Change } from '@ringwerk/advice';
import type { Model } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import type { DesignState } from '../../../design-store/design-store.ts';
import type { Link } from '../../../design-store/links.ts';
import { linkedRings } from '../model/ring-changes.ts';
import type { ConfiguratorSession } from './configurator-session.ts';
import type { KeptDraft } from './open-design.ts';
import type { Partner } from './partner.ts';
import type { SessionState } from './session-state.ts';

/** The open design and the article it came from, for everything on the page. */
export interface OpenConfigurator {
  readonly session: ConfiguratorSession;
  readonly model: Model;
  /** The design as the set has it. */
  readonly base: Design;
  /** Unfinished work on this set on this device, offered beside what was opened. */
  readonly kept: KeptDraft | null;
  /** Address of the picture of the design that was opened; null where it is not the set's own. */
  readonly still: string | null;
  /** The ring of an earlier order that it is made from; null on every other way. */
  readonly partner: Partner | null;
}

export const ConfiguratorContext = createContext<OpenConfigurator | null>(null);

export function useConfigurator(): OpenConfigurator {
  const open = use(ConfiguratorContext);
  if (open === null) throw new Error('a part of the configurator stands outside its page');
  return open;
}

/**
 * What a store of the session says. While a part of the page is drawn for the first time, in slices, what it has read
 * holds; changes in between are published when it subscribes. Otherwise React would draw the whole page once more, at one go.
 */
function useStoreSnapshot<T>(session: ConfiguratorSession, read: () => T): T {
  const isListening = useRef(false);
  const seen = read();
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const stop = session.notifier.subscribe(listener);
      isListening.current = true;
      listener();
      return stop;
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => (isListening.current ? read() : seen));
}

export function useSessionState<T>(select: (state: SessionState) => T): T {
  const { session } = useConfigurator();
  return useStoreSnapshot(session, () => select(session.state.getState()));
}

export function useDesignState<T>(select: (state: DesignState) => T): T {
  const { session } = useConfigurator();
  return useStoreSnapshot(session, () => select(session.store.getState()));
}

/** The ring whose properties the panel shows, and how to change it. */
export interface RingEdit {
  readonly design: Design;
  readonly ring: RingDesign;
  readonly index: number;
  /** Rings that an edit of this property reaches. */
  readonly ringsOf: (link: Link) => readonly number[];
  readonly proposeEdit: (changes: readonly Change[], gesture?: string | null) => void;
  readonly settle: () => void;
}

export function useRingEdit(): RingEdit {
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const index = useDesignState((state) => state.selected);
  const links = useDesignState((state) => state.history.links);
  const ring = design.rings[index] ?? design.rings[0];
  if (ring === undefined) throw new Error('a design has at least one ring');
  return {
    design,
    ring,
    index,
    ringsOf: (link) => linkedRings(design, index, links, link),
    proposeEdit: (changes, gesture = null) => void session.proposeEdit(changes, gesture),
    settle: () => session.endGesture(),
  };
}
