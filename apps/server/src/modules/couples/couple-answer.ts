import {
  coupleTitle,
  personsOfCouple,
  type CoupleFile,
  type CoupleHeart,
  type CouplePerson,
  type CoupleSummary,
  type DesignLine,
} from '@ringwerk/contract';
import { readSize } from '@ringwerk/kernel/sizes';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ringName } from '../catalogue/ring-name.ts';
import type { DesignRow } from '../designs/design-repository.ts';
import { ringOfRelation } from '../orders/order-life-repository.ts';
import { quoteStatus } from '../quotes/quote-answer.ts';
import { shareStatus } from '../shares/share-answer.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import { looseStone } from '../stones/loose-stone.ts';
import * as repository from './couple-repository.ts';
import { retailOf } from '../positions/position-sums.ts';
import { SHOWN, tiedRecords } from './tied-records.ts';

type Row = repository.CoupleRow;

export function summaryAnswer({
  couple,
  designs,
  quotes,
  orders,
}: Awaited<ReturnType<typeof repository.listCouples>>['rows'][number]): CoupleSummary {
  return {
    id: couple.id,
    title: coupleTitle(couple.people, couple.language),
    city: couple.city,
    language: couple.language,
    persons: personsOfCouple(couple.people),
    weddingDate: couple.weddingDate,
    nextStep: couple.nextStep,
    nextStepOn: couple.nextStepOn,
    designs,
    quotes,
    orders,
    updatedAt: couple.updatedAt.toISOString(),
  };
}

function personAnswer({ sizes, ...person }: CouplePerson): CoupleFile['people'][number] {
  return {
    ...person,
    // Read when they were stored; a scale of a later release reads them anew.
    sizes: sizes.flatMap((size) => {
      const mm = readSize(size.size, size.scale);
      return mm === null ? [] : [{ ...size, mm }];
    }),
  };
}

/** A saved design as a line of a list. */
export const designLine = (
  row: DesignRow,
  models: ModelLookup,
  { ofSaved }: Pick<StillAddresses, 'ofSaved'>,
): DesignLine => ({
  code: row.code,
  design: row.design,
  setId: row.setId,
  ...ringName(models, row.name, row.setId),
  still: ofSaved(row),
  createdAt: row.createdAt.toISOString(),
  retail: row.retail,
});

type Tied = Awaited<ReturnType<typeof tiedRecords>>;

const codesOf = (positions: readonly { readonly designCode: string | null }[]): string[] =>
  positions.flatMap(({ designCode }) => (designCode === null ? [] : [designCode]));

const quoteLine = (
  { id, number, createdAt, discount, positions, isRenewed, ...standing }: Tied['quotes'][number],
  now: Date,
): CoupleFile['quotes'][number] => ({
  id,
  number,
  createdAt: createdAt.toISOString(),
  validUntil: standing.validUntil.toISOString(),
  status: quoteStatus({ ...standing, renewal: isRenewed ? standing : null }, now),
  retail: retailOf(
    positions.filter(({ isChosen }) => isChosen),
    discount,
  ),
  codes: codesOf(positions),
});

const orderLine = ({
  createdAt,
  discount,
  positions,
  from,
  fromKind,
  fromPosition,
  fromRing,
  ...order
}: Tied['orders'][number]): CoupleFile['orders'][number] => ({
  ...order,
  createdAt: createdAt.toISOString(),
  from:
    from === null || fromKind === null
      ? null
      : { ...from, kind: fromKind, of: ringOfRelation({ position: fromPosition, ring: fromRing }) },
  retail: retailOf(positions, discount),
  codes: codesOf(positions),
});

type TiedShare = Tied['shares'][number];

const heartLine = (models: ModelLookup, { at, item, stone }: TiedShare['hearts'][number]): CoupleHeart => ({
  at: at.toISOString(),
  ...ringName(models, item.name, item.setId),
  articleNumber: item.articleNumber,
  stone: stone === null ? null : looseStone(stone),
});

const shareLine = (models: ModelLookup, share: TiedShare, now: Date): CoupleFile['shares'][number] => ({
  id: share.id,
  code: share.designCode,
  createdAt: share.createdAt.toISOString(),
  expiresAt: share.expiresAt.toISOString(),
  status: shareStatus(share, now),
  openedAt: share.openedAt?.toISOString() ?? null,
  unread: share.unread,
  greeting: share.greeting,
  list:
    share.watchListId === null
      ? null
      : { name: share.listName ?? share.name, hearts: share.hearts.map((heart) => heartLine(models, heart)) },
  messages: share.messages.map(({ id, from, author, text, at }) => ({
    id: String(id),
    from,
    author,
    text,
    at: at.toISOString(),
  })),
});

/** What a file is answered with that is asked for on a connection of its own: before a transaction begins. */
export interface FileMeans extends Pick<Services, 'clock' | 'models'> {
  readonly addresses: StillAddresses;
}
export const fileMeans = async ({ clock, models, stills }: Services): Promise<FileMeans> => ({
  clock,
  models,
  addresses: await stills.addresses(),
});

/** A couple with everything that is tied to it. @param limit - of each kind */
export async function coupleFile(
  services: FileMeans,
  database: Queryable,
  couple: Row,
  limit = SHOWN,
): Promise<CoupleFile> {
  const now = services.clock();
  const { addresses } = services;
  const tied = await tiedRecords(database, couple.id, limit);
  const { id, street, postcode, city, weddingDate, language, source, nextStep, nextStepOn, version } = couple;
  return {
    id,
    title: coupleTitle(couple.people, language),
    people: couple.people.map(personAnswer),
    street,
    postcode,
    city,
    weddingDate,
    language,
    source,
    nextStep,
    nextStepOn,
    version,
    createdAt: couple.createdAt.toISOString(),
    updatedAt: couple.updatedAt.toISOString(),
    updatedBy: await repository.nameOfUser(database, couple.updatedBy),
    designs: tied.designs.map((row) => designLine(row, services.models, addresses)),
    quotes: tied.quotes.map((quote) => quoteLine(quote, now)),
    orders: tied.orders.map(orderLine),
    signatures: tied.signatures.map((signature) => ({ ...signature, at: signature.at.toISOString() })),
    shares: tied.shares.map((share) => shareLine(services.models, share, now)),
    notes: (await repository.listNotes(database, id)).map((note) => ({
      id: String(note.id),
      kind: note.kind,
      text: note.text,
      at: note.at.toISOString(),
      by: note.byName,
    })),
    consents: (await repository.listConsents(database, id)).map((consent) => ({
      id: String(consent.id),
      purpose: consent.purpose,
      isGiven: consent.isGiven,
      at: consent.at.toISOString(),
      by: consent.byName,
    })),
  };
}
