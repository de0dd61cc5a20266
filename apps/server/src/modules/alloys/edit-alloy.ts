import type {
  AlloyChange,
  AlloyRecord,
  AuditAction,
  cancelPlannedAlloy,
  createHouseAlloy,
  saveHouseAlloy,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import type { AlloyContent } from '../../storage/schema/alloys.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { addRecolouredPictures } from '../collection/draw-picture.ts';
import { readComingMoment } from '../pricing/posted-moment.ts';
import { editionInForce } from '../pricing/price-list-repository.ts';
import {
  alloyRecord,
  changeOf,
  countingContent,
  officeAlloy,
  shippedContent,
  statesOf,
  type AlloyState,
} from './alloy-answers.ts';
import { contentOf, requireKind, requireSound } from './alloy-checks.ts';
import {
  allVersions,
  insertVersion,
  lockAlloys,
  nextOwnNumber,
  versionsOf,
  type AlloyRow,
} from './alloy-repository.ts';

type Means = Pick<Services, 'database' | 'clock' | 'models' | 'alloys' | 'stills'>;
type Body<Operation extends { readonly body: z.ZodMiniType }> = z.output<Operation['body']>;

/** How an alloy's id begins. */
const ELEMENTS = { gold: 'au', platinum: 'pt', palladium: 'pd', silver: 'ag' } as const;

export async function listAlloys(database: Queryable) {
  const list = (await editionInForce(database))?.content ?? null;
  const states = statesOf(await allVersions(database));
  return { alloys: states.map((state) => officeAlloy(state, list)) };
}

/** @throws CodedError `alloy.unknown` */
export async function readAlloy(database: Queryable, id: string): Promise<AlloyRecord> {
  const versions = await versionsOf(database, id);
  if (versions.length === 0 && shippedContent(id) === null) throw new CodedError('alloy.unknown');
  return alloyRecord({ id, versions }, (await editionInForce(database))?.content ?? null);
}

interface Written {
  readonly id: string;
  readonly version: number;
  readonly content: AlloyContent;
  readonly isWithdrawn: boolean;
  readonly validFrom: Date | null;
  readonly note: string;
}

/** Version, audit row and the jobs that draw what it colours otherwise are one transaction. */
async function write(
  services: Means,
  transaction: Transaction,
  caller: Caller,
  now: Date,
  { id, ...row }: Written,
  audit: { readonly action: AuditAction; readonly before?: object; readonly after: object },
): Promise<AlloyRecord> {
  await insertVersion(transaction, {
    ...row,
    alloyId: id,
    savedAt: now,
    savedBy: caller.userId,
    savedByName: caller.name,
  });
  await recordAudit(transaction, caller, now, {
    action: audit.action,
    entity: 'alloy',
    entityId: id,
    detail: { version: row.version, from: row.validFrom?.toISOString() ?? 'now', note: row.note },
    ...(audit.before === undefined ? {} : { before: { ...audit.before } }),
    after: { ...audit.after },
  });
  const drawing = { alloyId: id, validFrom: row.validFrom, now, createdBy: caller.userId };
  await addRecolouredPictures(services, transaction, drawing);
  return readAlloy(transaction, id);
}

export function createAlloy(
  services: Means,
  caller: Caller,
  { family, colour, fineness, note, ...change }: Body<typeof createHouseAlloy>,
): Promise<AlloyRecord> {
  const now = services.clock();
  const kind = { family, colour, fineness };
  requireKind(kind);
  return services.database.transaction(async (transaction) => {
    await lockAlloys(transaction);
    const id = `${ELEMENTS[family]}${fineness}-${colour}-h${await nextOwnNumber(transaction)}`;
    requireSound(id, kind, change, statesOf(await allVersions(transaction)));
    const content = contentOf(id, kind, change);
    const { isWithdrawn } = change;
    const written: Written = { id, version: 1, content, isWithdrawn, validFrom: null, note };
    return write(services, transaction, caller, now, written, { action: 'alloy.created', after: content });
  });
}

const actionOf = (before: boolean, after: boolean): AuditAction =>
  before === after ? 'alloy.changed' : after ? 'alloy.withdrawn' : 'alloy.restored';

type Entered = AlloyContent & Pick<AlloyChange, 'isWithdrawn'>;
const enteredOf = ({ content, isWithdrawn }: Pick<AlloyRow, 'content' | 'isWithdrawn'>): Entered => ({
  ...content,
  isWithdrawn,
});

/** The newest version, which a change starts from; what the release brings where there is none. */
function newestOf(state: AlloyState): { readonly content: AlloyContent; readonly isWithdrawn: boolean } {
  const [newest] = state.versions;
  return newest ?? countingContent(state);
}

/** @throws CodedError `alloy.unknown`; `alloy.changed` where another has saved since `version` was read. */
function requireVersion(states: readonly AlloyState[], id: string, version: number): AlloyState {
  const state = states.find((one) => one.id === id);
  if (state === undefined) throw new CodedError('alloy.unknown');
  if ((state.versions[0]?.version ?? 0) !== version) throw new CodedError('alloy.changed');
  return state;
}

/**
 * Versions are only ever appended: one that says what counts now supersedes all that were to begin later.
 * @throws CodedError `alloy.changed` where nothing is planned any more.
 */
export function cancelPlanned(
  services: Means,
  caller: Caller,
  id: string,
  { version, note }: Body<typeof cancelPlannedAlloy>,
): Promise<AlloyRecord> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    await lockAlloys(transaction);
    const state = requireVersion(statesOf(await allVersions(transaction)), id, version);
    const [planned] = state.versions;
    if (planned === undefined || planned.hasBegun) throw new CodedError('alloy.changed');
    const { content: counting, isWithdrawn } = countingContent(state);
    const content = contentOf(id, counting, changeOf(id, counting, isWithdrawn));
    const written: Written = { id, version: version + 1, content, isWithdrawn, validFrom: null, note };
    return write(services, transaction, caller, now, written, {
      action: 'alloy.plan-cancelled',
      ...differences(enteredOf(planned), enteredOf({ content, isWithdrawn })),
    });
  });
}

/** @throws CodedError as `requireVersion` does. */
export function saveAlloy(
  services: Means,
  caller: Caller,
  id: string,
  { version, from, note, ...change }: Body<typeof saveHouseAlloy>,
): Promise<AlloyRecord> {
  const now = services.clock();
  const validFrom = from === null ? null : readComingMoment(from, '/from', now);
  return services.database.transaction(async (transaction) => {
    await lockAlloys(transaction);
    const states = statesOf(await allVersions(transaction));
    const state = requireVersion(states, id, version);
    const before = newestOf(state);
    requireSound(id, before.content, change, states);
    const content = contentOf(id, before.content, change);
    const { isWithdrawn } = change;
    const written: Written = { id, version: version + 1, content, isWithdrawn, validFrom, note };
    return write(services, transaction, caller, now, written, {
      action: actionOf(before.isWithdrawn, isWithdrawn),
      ...differences(enteredOf(before), enteredOf({ content, isWithdrawn })),
    });
  });
}
