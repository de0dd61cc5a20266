import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import type { Database, Transaction } from '../../storage/database.ts';
import type { PrintJob } from '../pdf/print-job.ts';
import type { PrintQueue } from '../pdf/print-queue.ts';
import { createPrintedPicture, type PrintedPicture } from '../stills/printed-picture.ts';
import type { Stills } from '../stills/stills.ts';
import { findDocument, keepDocument, type DocumentOwner } from './document-repository.ts';

type RingJob = Exclude<PrintJob, { readonly template: 'paper' | 'work-list' | 'model' }>;
type Sheet<Job = RingJob> = Job extends RingJob ? Omit<Job, 'pictures'> : never;

/** Rings that are pictured, in the house's alloys of the moment that they were frozen at. */
export interface PicturedRings {
  readonly design: Design;
  readonly alloys: readonly HouseAlloy[];
}

/** What is printed. */
export interface DocumentSource {
  /** Of each position that has rings. */
  readonly rings: () => Promise<readonly PicturedRings[]>;
  /** Asked for once, when all pictures are there. */
  readonly sheet: () => Promise<Sheet>;
  /** In the transaction that keeps it: rejects, and nothing is kept, where what was printed has been changed meanwhile. */
  readonly requireCurrent?: (transaction: Transaction) => Promise<void>;
}

/** Documents that are printed once and then always given out as they are. */
export interface PrintedDocuments {
  /** Rejects with `document.preparing` while the picture of the rings is being drawn, or while too many wait. */
  readonly documentOf: (asked: AskedDocument, source: DocumentSource) => Promise<Uint8Array>;
}

export interface AskedDocument extends DocumentOwner {
  /** False for whoever only looks on as a dealer: what is printed for him is stored for nobody. */
  readonly isKept: boolean;
  /** Of what can change before it is printed: callers of another version print their own. */
  readonly version?: number;
}

interface Means {
  readonly database: Database;
  readonly stills: Stills;
  readonly queue: PrintQueue;
  readonly clock: () => Date;
  /** Tests pass their own. */
  readonly pictureOf?: PrintedPicture;
}

export function createPrintedDocuments(means: Means): PrintedDocuments {
  const { database, stills, queue, clock, pictureOf = createPrintedPicture(stills) } = means;
  const inWork = new Map<string, Promise<Uint8Array>>();
  const printed = async (
    { isKept, version: _seen, ...owner }: AskedDocument,
    source: DocumentSource,
  ): Promise<Uint8Array> => {
    const known = await findDocument(database.orm, owner);
    if (known !== null) return known;
    const rings = await source.rings();
    // All are asked for at once, so that they are drawn while the first one is waited for.
    const pictures = await Promise.all(rings.map(({ design, alloys }) => pictureOf(design, alloys)));
    const pdf = await queue.print({ ...(await source.sheet()), pictures });
    if (!isKept) return pdf;
    return database.transaction(async (transaction) => {
      await source.requireCurrent?.(transaction);
      return keepDocument(transaction, owner, pdf, clock());
    });
  };
  return {
    // Several callers of one document at once share its print.
    documentOf: (asked, source) => {
      const name = `${asked.kind} ${asked.ownerId} ${asked.revision} ${asked.version ?? ''} ${asked.isKept}`;
      const known = inWork.get(name);
      if (known !== undefined) return known;
      const work = printed(asked, source).finally(() => inWork.delete(name));
      inWork.set(name, work);
      return work;
    },
  };
}
