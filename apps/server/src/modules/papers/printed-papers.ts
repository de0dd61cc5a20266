import type { Database } from '../../storage/database.ts';
import { readLetterhead } from '../house-settings/letterhead.ts';
import type { PrintQueue } from '../pdf/print-queue.ts';
import { findFile, keepFile, type PaperRow } from './paper-repository.ts';

/** Papers that are printed once and then always given out as they are. */
export interface PrintedPapers {
  /** Rejects with `document.preparing` while too many wait. */
  readonly fileOf: (paper: PaperRow) => Promise<Uint8Array>;
}

interface Means {
  readonly database: Database;
  readonly queue: PrintQueue;
  readonly clock: () => Date;
}

export function createPrintedPapers({ database, queue, clock }: Means): PrintedPapers {
  const inWork = new Map<string, Promise<Uint8Array>>();
  const printed = async ({ id, content, xml, issuedAt }: PaperRow): Promise<Uint8Array> => {
    const known = await findFile(database.orm, id);
    if (known !== null) return known;
    const { logo, colour } = await readLetterhead(database.orm);
    const source = { content, xml, logo, colour };
    const job = { template: 'paper', createdAt: issuedAt, pictures: [], source } as const;
    return keepFile(database.orm, id, await queue.print(job), clock());
  };
  return {
    // Several callers of one paper at once share its print.
    fileOf: (paper) => {
      const known = inWork.get(paper.id);
      if (known !== undefined) return known;
      const work = printed(paper).finally(() => inWork.delete(paper.id));
      inWork.set(paper.id, work);
      return work;
    },
  };
}
