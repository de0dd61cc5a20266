import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { HouseAlloys } from './modules/alloys/house-alloys.ts';
import type { Catalogue } from './modules/catalogue/catalogue.ts';
import type { HouseModels } from './modules/catalogue/house-models.ts';
import type { ModelStills } from './modules/catalogue/model-stills.ts';
import type { EvaluationThread } from './modules/designs/evaluation-thread.ts';
import type { PrintedDocuments } from './modules/documents/printed-documents.ts';
import type { JobQueue } from './modules/jobs/job-queue.ts';
import type { PrintedPapers } from './modules/papers/printed-papers.ts';
import type { PrintQueue } from './modules/pdf/print-queue.ts';
import type { FetchPublic } from './modules/outgoing/fetch-public.ts';
import type { MailNetwork } from './modules/outgoing/mail-network.ts';
import type { StoneCatalogue } from './modules/stones/stone-catalogue.ts';
import type { Stills } from './modules/stills/stills.ts';
import type { Throttle } from './modules/throttle/throttle.ts';
import type { Database } from './storage/database.ts';
import type { ProcessMemory } from './storage/process-memory.ts';

/** What every module's services work with. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** What is remembered of the database for less than a second. */
  readonly memory: ProcessMemory;
  readonly models: HouseModels;
  readonly alloys: HouseAlloys;
  readonly catalogue: Catalogue;
  /** Addresses of the pictures of models. */
  readonly modelStills: ModelStills;
  readonly jobs: JobQueue;
  /** Reads what lies on the public internet, and nothing else. */
  readonly fetchPublic: FetchPublic;
  /** Where mails may be handed over. */
  readonly mailNetwork: MailNetwork;
  readonly stills: Stills;
  /** The stone exchange as it is searched. */
  readonly stones: StoneCatalogue;
  readonly documents: PrintedDocuments;
  readonly papers: PrintedPapers;
  /** What is printed anew each time: lists of the workshop. */
  readonly printer: Pick<PrintQueue, 'print'>;
  /** Weighs and prices beside the thread that answers requests. */
  readonly evaluations: Pick<EvaluationThread, 'figures'>;
  readonly clock: () => Date;
  readonly throttle: Throttle;
  readonly log: FastifyBaseLogger;
}
