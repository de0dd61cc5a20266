import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { addJob } from '../jobs/add-job.ts';
import { LIST_PICTURES_JOB } from './list-pictures-job.ts';
import { findPictures, findPicturesJob, openPictures } from './list-pictures-store.ts';
import { runListPictures } from './make-list-pictures.ts';
import { fileName } from './picture-names.ts';
import { requireList } from './read-watch-lists.ts';
import { listItems } from './watch-list-repository.ts';

async function picturesAnswer({ database, clock }: Services, listId: string): Promise<contract.ListPictures> {
  const job = await findPicturesJob(database.orm, listId);
  const archive = await findPictures(database.orm, listId, clock());
  if (archive === null) return { job: job && { state: job.state, progress: job.progress, error: job.error }, archive };
  const { jobId: _job, ...kept } = archive;
  return { job: job && { state: job.state, progress: job.progress, error: job.error }, archive: kept };
}

/** Of one list there is one open job: whoever asks again watches it. @throws CodedError `watch-list.unknown`, `watch-list.empty` */
async function ask(services: Services, caller: Caller, listId: string): Promise<contract.ListPictures> {
  const { database, clock } = services;
  const { dealerId, customerNumber, userId } = caller;
  const list = await requireList(services, caller, listId);
  if ((await listItems(database.orm, [list.id])).length === 0) throw new CodedError('watch-list.empty');
  await addJob(
    database.orm,
    LIST_PICTURES_JOB,
    { dealerId, listId, act: 'make' },
    { now: clock(), subject: customerNumber, uniqueKey: listId, createdBy: userId },
  );
  return picturesAnswer(services, listId);
}

/** Pictures of all rings and stones of a list, for the shop's own pages and papers. */
export function registerListPictures(api: Api, services: Services): void {
  const { database, config, clock } = services;
  registerOperation(api, contract.getListPictures, async ({ caller, params }) => {
    const list = await requireList(services, caller, params.listId);
    return picturesAnswer(services, list.id);
  });
  registerOperation(api, contract.makeListPictures, ({ caller, params }) => ask(services, caller, params.listId));
  registerOperation(api, contract.getListPicturesZip, async ({ caller, params, reply }) => {
    const list = await requireList(services, caller, params.listId);
    const archive = await findPictures(database.orm, list.id, clock());
    const events = archive === null ? null : await openPictures(config.dataDir, archive.jobId);
    if (archive === null || events === null) throw new CodedError('watch-list.no-pictures');
    const name = encodeURIComponent(`${fileName(list.name) || 'pictures'}.zip`);
    void reply.header('content-disposition', `attachment; filename="pictures.zip"; filename*=UTF-8''${name}`);
    void reply.header('content-length', archive.bytes);
    return { events };
  });
  services.jobs.register(LIST_PICTURES_JOB, (context, payload) => runListPictures(services, context, payload));
}
