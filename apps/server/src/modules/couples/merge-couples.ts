import {
  COUPLE_FIELDS,
  type CoupleField,
  type CoupleFile,
  type CouplePerson,
  type mergeCouples as operation,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { coupleFile, fileMeans } from './couple-answer.ts';
import { insertNotes, redirectDoubles, updateCouple, type CoupleRow } from './couple-repository.ts';
import { foundBy } from './couple-words.ts';
import { lockKnown, note } from './edit-couple.ts';
import { moveAll } from './tied-records.ts';

type Request = z.output<NonNullable<typeof operation.body>>;
type Values = Pick<CoupleRow, CoupleField>;

/** Nothing said: a field that the file leaves open is filled from the double without being asked for. */
const isEmpty = (value: Values[CoupleField]): boolean => value === null || value === '';

const sizeText = ({ hand, finger, size, scale }: CouplePerson['sizes'][number]): string =>
  `${hand} ${finger}: ${size} (${scale})`;
const personText = ({ givenName, familyName, email, phone, sizes }: CouplePerson): string =>
  [`${givenName} ${familyName}`.trim(), email, phone, ...sizes.map(sizeText)].filter((part) => part !== '').join(', ');
const valueText = (value: Values[CoupleField]): string =>
  typeof value === 'string' ? value : (value ?? []).map(personText).join(' & ');

/** What of the two is the file's afterwards, and what stands in neither field any more. */
function merged(kept: Values, double: Values, take: readonly CoupleField[]) {
  const taken = COUPLE_FIELDS.filter((field) => take.includes(field) || isEmpty(kept[field]));
  const values: Partial<Values> = Object.fromEntries(taken.map((field) => [field, double[field]]));
  const lost = COUPLE_FIELDS.flatMap((field) => {
    const [stays, goes] = taken.includes(field) ? [double, kept] : [kept, double];
    const isSame = JSON.stringify(stays[field]) === JSON.stringify(goes[field]);
    return isSame || isEmpty(goes[field]) ? [] : [`${field}: ${valueText(goes[field])}`];
  });
  return { values, lost };
}

/** Locked in the order of their ids, so that two who merge them into each other do not wait for one another. */
async function lockBoth(
  transaction: Parameters<typeof lockKnown>[0],
  caller: Caller,
  ids: readonly [string, string],
): Promise<readonly [CoupleRow, CoupleRow]> {
  const found = new Map<string, CoupleRow>();
  for (const id of ids.toSorted()) found.set(id, await lockKnown(transaction, caller, id));
  const [kept, double] = ids.map((id) => found.get(id));
  if (kept === undefined || double === undefined) throw new CodedError('couple.unknown');
  if (kept.id === double.id) throw new CodedError('couple.same');
  return [kept, double];
}

/** Moves everything of a double into a file. Of the double only the way to the file stays. */
export async function mergeCouples(
  services: Services,
  caller: Caller,
  id: string,
  { version, doubleId, doubleVersion, take }: Request,
): Promise<CoupleFile> {
  const now = services.clock();
  const means = await fileMeans(services);
  return services.database.transaction(async (transaction) => {
    const [kept, double] = await lockBoth(transaction, caller, [id, doubleId]);
    if (kept.version !== version || double.version !== doubleVersion) throw new CodedError('couple.changed');
    const { values, lost } = merged(kept, double, take);
    await moveAll(transaction, double.id, kept.id);
    if (lost.length > 0) {
      const text = lost.join('\n');
      await insertNotes(transaction, [{ coupleId: kept.id, kind: 'merged', text, at: now, byName: caller.name }]);
    }
    const stamp = { updatedAt: now, updatedBy: caller.userId };
    await updateCouple(transaction, double.id, { ...stamp, ...LEFT, mergedInto: kept.id });
    await redirectDoubles(transaction, double.id, kept.id);
    const couple = await updateCouple(transaction, kept.id, {
      ...values,
      ...foundBy({ ...kept, ...values }),
      ...stamp,
    });
    await note(transaction, caller, now, 'couple.merged', kept.id, { double: double.id, taken: take });
    return coupleFile(means, transaction, couple);
  });
}

/** A double's own data are gone with it. */
const LEFT = {
  people: [],
  street: '',
  postcode: '',
  city: '',
  weddingDate: null,
  source: null,
  nextStep: '',
  nextStepOn: null,
  search: [],
  sortName: '',
} as const;
