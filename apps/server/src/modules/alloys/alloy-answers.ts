import {
  ALLOYS,
  f0OfLab,
  fineMetalOf,
  labOfAlloy,
  plausibleDensity,
  shippedAlloy,
  swatchOf,
} from '@ringwerk/catalogue';
import type { AlloyChange, AlloyRecord, AlloyVersion, OfficeAlloy } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import type { AlloyContent } from '../../storage/schema/alloys.ts';
import type { AlloyRow } from './alloy-repository.ts';
import { isListedBy } from './house-alloys.ts';

/** An alloy as its versions leave it: the one that counts, the newest, and one whose day has not come. */
export interface AlloyState {
  readonly id: string;
  /** Newest first. */
  readonly versions: readonly AlloyRow[];
}

/** What an alloy of the release says of itself; null for one of the house's own. */
export function shippedContent(id: string): AlloyContent | null {
  const shipped = shippedAlloy(id);
  if (shipped === null) return null;
  const { family, colour, fineness, density, names, hallmark, isRhodiumPlated, markets } = shipped;
  return {
    family,
    colour,
    fineness,
    density,
    loss: null,
    lab: [...labOfAlloy(shipped)],
    names: { ...names },
    hallmark,
    isRhodiumPlated,
    markets: [...markets],
  };
}

/** The version that counts; before its first day the first one. @throws when there is neither version nor alloy. */
export function countingContent({ id, versions }: AlloyState): { content: AlloyContent; isWithdrawn: boolean } {
  const counting = versions.find(({ hasBegun }) => hasBegun);
  if (counting !== undefined) return counting;
  const content = shippedContent(id) ?? versions.at(-1)?.content;
  if (content === undefined) throw new Error(`the alloy ${id} has no version`);
  return { content, isWithdrawn: false };
}

const momentsOf = ({ version, validFrom, savedAt, savedByName, note }: AlloyRow) => ({
  version,
  validFrom: validFrom.toISOString(),
  savedAt: savedAt.toISOString(),
  savedBy: savedByName,
  note,
});

/** What is entered, without what the alloy is. */
export function changeOf(id: string, content: AlloyContent, isWithdrawn: boolean): AlloyChange {
  const { family: _family, colour: _colour, fineness: _fineness, ...entered } = content;
  return { ...entered, lab: entered.lab ?? shippedContent(id)?.lab ?? null, isWithdrawn };
}

/** The release's own swatch while neither colour nor plating differ: black skins are drawn lighter than they are. */
function swatchFor(id: string, { lab, isRhodiumPlated }: AlloyContent): string {
  const shipped = shippedAlloy(id);
  const isShipped = shipped !== null && isRhodiumPlated === shipped.isRhodiumPlated;
  if (isShipped && (lab === null || String(lab) === String(labOfAlloy(shipped)))) return shipped.swatch;
  return swatchOf(lab === null && shipped !== null ? shipped.f0 : f0OfLab(lab ?? [0, 0, 0]), isRhodiumPlated);
}

export function officeAlloy(state: AlloyState, list: HouseList | null): OfficeAlloy {
  const { id, versions } = state;
  const { content, isWithdrawn } = countingContent(state);
  const [newest] = versions;
  const { family, colour, fineness } = content;
  const plausible = plausibleDensity(family, fineness);
  const fineMetal = shippedAlloy(id)?.fineMetal ?? fineMetalOf(family);
  const lab = content.lab === null ? null : ([...content.lab] as const);
  return {
    ...changeOf(id, content, isWithdrawn),
    id,
    family,
    colour,
    fineness,
    fineMetal,
    isListed: isListedBy({ id, family, colour, fineness, fineMetal, density: content.density, lab, isWithdrawn }, list),
    swatch: swatchFor(id, content),
    isShipped: shippedAlloy(id) !== null,
    version: newest?.version ?? 0,
    planned: newest === undefined || newest.hasBegun ? null : momentsOf(newest),
    plausible: plausible === null ? null : [...plausible],
  };
}

/** Of two versions that have both begun the later one counts: one that was to begin after it never does. */
const isSuperseded = (row: AlloyRow, { versions }: AlloyState): boolean =>
  versions.some(({ version, validFrom }) => version > row.version && validFrom <= row.validFrom);

const versionAnswer = (row: AlloyRow, state: AlloyState): AlloyVersion => ({
  ...momentsOf(row),
  isSuperseded: isSuperseded(row, state),
  ...changeOf(row.alloyId, row.content, row.isWithdrawn),
});

export const alloyRecord = (state: AlloyState, list: HouseList | null): AlloyRecord => ({
  ...officeAlloy(state, list),
  history: state.versions.map((row) => versionAnswer(row, state)),
});

/** Every alloy: the house's own, then those of the release in the order of the menus. */
export function statesOf(rows: readonly AlloyRow[]): readonly AlloyState[] {
  const byId = Map.groupBy(rows, ({ alloyId }) => alloyId);
  const own = [...byId.keys()].filter((id) => shippedAlloy(id) === null);
  return [...own, ...ALLOYS.map(({ id }) => id)].map((id) => ({ id, versions: byId.get(id) ?? [] }));
}
