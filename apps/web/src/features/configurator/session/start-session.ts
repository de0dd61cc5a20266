import {
  evaluateDesign,
  evaluateForCouple,
  seesTrade,
  type Country,
  type Language,
  type Model,
} from '@ringwerk/contract';
import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design, Evaluation } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { call } from '../../../api/call.ts';
import { currentPreferences } from '../../../api/preferences.ts';
import { currentSession } from '../../../api/session-store.ts';
import { isCoupleClosed } from '../../../api/close-couple.ts';
import { writeDraft, writeHistory, type WorkPlace } from '../../../design-store/work-storage.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import { coupleFileMemory } from '../../../domain/couples/couple-file-memory.ts';
import { personsOf } from './persons-store.ts';
import { changedOrderOf } from './changed-order.ts';
import { coupleEvaluation } from './couple-evaluation.ts';
import { ConfiguratorSession } from './configurator-session.ts';
import { openDesign, type Opening, type SavedVersion } from './open-design.ts';

export interface StartInput {
  readonly kernel: KernelClient;
  readonly model: Model;
  /** Undefined while the prices are on their way: the picture does not wait for them. */
  readonly priceBasis: PriceBasis | null | undefined;
  readonly alloys: readonly HouseAlloy[];
  readonly language: Language;
  readonly country: Country;
  readonly user: string;
  readonly isWithoutStones: boolean;
  readonly isResumed: boolean;
  /** What the rings are for, as the address said when the page was opened. */
  readonly purpose: string;
  readonly link: string | null;
  readonly saved: SavedVersion | null;
  readonly coupleSizes?: readonly (number | null)[] | undefined;
  /** The ring of an earlier order that the design goes with, as it was made; null on every other way. */
  readonly beside?: Design | null;
}

export interface StartedSession {
  readonly session: ConfiguratorSession;
  readonly base: Design;
  readonly opening: Opening;
  readonly place: WorkPlace;
  /** Language, country, prices and alloys of its texts and figures. */
  readonly openedWith: Pick<StartInput, 'language' | 'country' | 'priceBasis' | 'alloys'>;
}

/** Opens the kernel, then the design: its picture first, rules and prices when they are there; null when the set holds no design that can be read. */
export async function startSession(input: StartInput): Promise<StartedSession | null> {
  const { kernel, model, language, country, priceBasis, alloys } = input;
  const place: WorkPlace = { user: input.user, setId: model.setId, isWithoutStones: input.isWithoutStones };
  const [menu, opened, besides] = await Promise.all([
    kernel.open({
      language,
      country,
      priceBasis: priceBasis ?? null,
      alloys,
      sizeSystem: currentPreferences().sizeScale,
    }),
    openDesign({
      kernel,
      model,
      isWithoutStones: input.isWithoutStones,
      isResumed: input.isResumed,
      purpose: input.purpose,
      link: input.link,
      saved: input.saved,
      coupleSizes: input.coupleSizes,
      place,
      tab: sessionStorage,
      device: localStorage,
      sizes: currentPreferences().sizes,
    }),
    input.beside == null ? null : kernel.read(input.beside),
  ]);
  if (opened === null) return null;
  const { store, base, opening } = opened;
  // A draft that was asked for brings its couple.
  if (opening.kind === 'draft') (await import('./bring-couple.ts')).bringCouple(opening.whose);
  const evaluated = await kernel.present(store.getState().history.present);
  const session = new ConfiguratorSession({
    kernel,
    store,
    menu,
    evaluated,
    beside: besides?.ok === true ? besides.value.rings : [],
    confirm: (design, preview) => askServer(kernel, design, preview),
    keepDraft: (design) => {
      // The page of a closed couple must not write its work back while it is leaving.
      if (isCoupleClosed()) return null;
      const savedAt = new Date().toISOString();
      const { history, selected } = store.getState();
      writeHistory(sessionStorage, place, {
        past: history.past,
        present: { design: history.present, links: history.links },
        future: history.future,
        selected,
      });
      const [persons, couple] = [personsOf(place.user), coupleFileMemory.valueOf(place.user)];
      const draft = { design, savedAt, persons, couple, purpose: input.purpose };
      return writeDraft(localStorage, place, draft) ? savedAt : null;
    },
  });
  return { session, base, opening, place, openedWith: { language, country, priceBasis, alloys } };
}

async function askServer(kernel: KernelClient, design: Design, preview: Evaluation | null): Promise<Evaluation> {
  const session = currentSession();
  if (session !== null && !seesTrade(session))
    return coupleEvaluation(await call(evaluateForCouple, { body: { design } }), preview);
  // Stones that the order has taken are free for its own change.
  const changed = changedOrderOf(window.location.search);
  const { evaluation, listings } = await call(evaluateDesign, {
    body: { design, ...(changed === null ? {} : { orderId: changed.orderId }) },
  });
  // From now on the page prices designs with these stones by itself.
  if (Object.keys(listings).length > 0) await kernel.setListedStones(listings);
  return evaluation;
}
