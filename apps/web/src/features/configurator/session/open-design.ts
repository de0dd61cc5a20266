import type { Model, Persons, Preferences } from '@ringwerk/contract';
import type { Design, Result } from '@ringwerk/kernel';
import { readPersons } from '../../../domain/couples/persons-memory.ts';
import { startHistory, type DesignHistory, type DesignStep } from '../../../design-store/design-history.ts';
import { createDesignStore, type DesignStart, type DesignStore } from '../../../design-store/design-store.ts';
import { keepRings } from '../../../design-store/keep-rings.ts';
import { readDraft, readHistory, type StoredStep, type WorkPlace } from '../../../design-store/work-storage.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import { startLinks } from '../model/start-links.ts';

/** Where the design on the screen came from, when that is worth a word. */
export type Opening =
  | { readonly kind: 'base'; readonly draft?: KeptDraft }
  | { readonly kind: 'draft'; readonly whose: Whose }
  | { readonly kind: 'link' | 'saved' | 'reload' | 'link-broken' | 'code-unknown' }
  /** A sample ring in the sizes of the couple at hand, or in its own where the rules refuse those. */
  | { readonly kind: 'couple-sizes' | 'sizes-refused' };

/** Whose rings a draft is of. */
export interface Whose {
  readonly persons: Persons;
  /** The file that they go into, as it was stored; undefined where the draft says nothing of it. */
  readonly couple: unknown;
}

/** Work of before on this article, offered beside it: it may be another couple's. */
export interface KeptDraft {
  readonly design: Design;
  readonly savedAt: string;
  readonly whose: Whose;
  /** What its rings are for (`purposeOf`). */
  readonly purpose: string;
}

/** A version that the address names by its code. */
export type SavedVersion = { readonly design: unknown } | { readonly isMissing: true };

export interface OpenedDesign {
  readonly store: DesignStore;
  readonly base: Design;
  readonly opening: Opening;
}

export interface OpenDesignInput {
  readonly kernel: KernelClient;
  readonly model: Model;
  readonly isWithoutStones: boolean;
  /** `?d=` of the address. */
  readonly link: string | null;
  /** `?code=` of the address, already fetched. */
  readonly saved: SavedVersion | null;
  /** Sizes in which the saved version opens, mm by ring; null keeps its own. */
  readonly coupleSizes?: readonly (number | null)[] | undefined;
  /** The address asks for the kept draft by name. */
  readonly isResumed: boolean;
  /** What the address opens the set for: a draft for something else is offered only. */
  readonly purpose: string;
  readonly place: WorkPlace;
  readonly tab: Storage;
  readonly device: Storage;
  /** Sizes that this dealer's articles open in; without them the article's own. */
  readonly sizes?: Preferences['sizes'];
}

/**
 * What a set opens with: the undo steps of this tab when they belong to the address, else the design of the link,
 * else the saved version, else the set itself; the draft of this user only when it was asked for. Stored and linked designs are read by the kernel like any
 * foreign input; what it refuses is dropped, never repaired in silence.
 */
export async function openDesign(input: OpenDesignInput): Promise<OpenedDesign | null> {
  const { kernel, place } = input;
  const base = await readBase(input);
  if (base === null) return null;
  const fresh = (design: Design, opening: Opening): OpenedDesign => {
    const kept = keepRings(base, design);
    // A joined pair stays joined: what the set has in common is common in its changes too.
    return { store: createDesignStore({ history: startHistory(kept, startLinks(kept)) }), base, opening };
  };
  const again = (start: DesignStart): OpenedDesign => ({
    store: createDesignStore(start),
    base,
    opening: { kind: 'reload' },
  });
  const steps = await readSteps(kernel, place, input.tab);
  const asked = await readAsked(input);
  const draft = await readKept(input, base);
  // What an earlier order begins the rings with has become the draft.
  if (draft !== null && input.isResumed && input.link === null && draft.purpose === input.purpose)
    return fresh(draft.design, { kind: 'draft', whose: draft.whose });
  if (asked.design === null) {
    const { opening } = asked;
    return fresh(base, opening.kind === 'base' && draft !== null ? { kind: 'base', draft } : opening);
  }
  if (steps !== null && isSame(steps.history.present, asked.design)) return again(steps);
  return fresh(asked.design, asked.opening);
}

/** The design that address or device ask for; null with the reason when there is none that can be read. */
async function readAsked(input: OpenDesignInput): Promise<{ design: Design | null; opening: Opening }> {
  const { kernel, link, saved } = input;
  const take = (read: Result<Design>, opening: Opening, refused: Opening) =>
    read.ok ? { design: read.value, opening } : { design: null, opening: refused };
  if (link !== null) return take(await kernel.readLink(link), { kind: 'link' }, { kind: 'link-broken' });
  if (saved !== null) {
    if (!('design' in saved)) return { design: null, opening: { kind: 'code-unknown' } };
    const read = await kernel.read(saved.design);
    if (!read.ok || input.coupleSizes === undefined) return take(read, { kind: 'saved' }, { kind: 'code-unknown' });
    const design = await inSizes(kernel, read.value, input.coupleSizes);
    return { design: design ?? read.value, opening: { kind: design === null ? 'sizes-refused' : 'couple-sizes' } };
  }
  return { design: null, opening: { kind: 'base' } };
}

/** The draft on this device; null without one, and where it is the set as it is. */
async function readKept({ kernel, device, place }: OpenDesignInput, base: Design): Promise<KeptDraft | null> {
  const draft = readDraft(device, place);
  const read = draft && (await kernel.read(draft.design));
  if (!draft || !read?.ok || isSame(read.value, base)) return null;
  const { savedAt, purpose = '', persons, couple } = draft;
  return { design: read.value, savedAt, purpose, whose: { persons: readPersons(persons), couple } };
}

const isSame = (a: Design, b: Design): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The set's own design, in the asked form; the other form when the article has only that. */
async function readBase({ kernel, model, isWithoutStones, sizes }: OpenDesignInput): Promise<Design | null> {
  const variant = isWithoutStones ? (model.without ?? model.with) : (model.with ?? model.without);
  if (variant === null) return null;
  const read = await kernel.read(variant.design);
  if (!read.ok) return null;
  const design = isWithoutStones && model.without === null ? await kernel.strip(read.value) : read.value;
  if (sizes === undefined) return design;
  return (await inSizes(kernel, design, [sizes.first, sizes.second])) ?? design;
}

/** The design in these sizes, null keeping a ring's own; null where the rules do not let it be made in them. */
async function inSizes(
  kernel: KernelClient,
  design: Design,
  sizes: readonly (number | null)[],
): Promise<Design | null> {
  const changes = design.rings.flatMap((ring, index) => {
    const size = sizes[index] ?? null;
    return size === null || size === ring.size ? [] : [{ path: `/rings/${index}/size`, value: size }];
  });
  if (changes.length === 0) return design;
  const { refused, design: sized } = await kernel.evaluate(design, changes);
  return refused.length === 0 ? sized : null;
}

async function readSteps(
  kernel: KernelClient,
  place: WorkPlace,
  tab: Storage,
): Promise<{ history: DesignHistory; selected: number } | null> {
  const stored = readHistory(tab, place);
  if (stored === null) return null;
  const readAll = async (list: readonly StoredStep[]): Promise<DesignStep[] | null> => {
    const steps: DesignStep[] = [];
    let last: Design | null = null;
    for (const { design, links } of list) {
      const read = await kernel.read(design);
      if (!read.ok) return null;
      last = last === null ? read.value : keepRings(last, read.value);
      steps.push({ design: last, links });
    }
    return steps;
  };
  const all = await readAll([...stored.past, stored.present, ...stored.future]);
  const present = all?.[stored.past.length];
  if (all === null || present === undefined) return null;
  const history = {
    past: all.slice(0, stored.past.length),
    present: present.design,
    links: present.links,
    future: all.slice(stored.past.length + 1),
    gesture: null,
  };
  return { history, selected: stored.selected };
}
