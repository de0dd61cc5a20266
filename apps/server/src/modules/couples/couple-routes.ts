import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { listSavedDesigns } from '../designs/saved-designs.ts';
import { toPage } from '../paging.ts';
import { coupleFile, fileMeans, summaryAnswer } from './couple-answer.ts';
import { listCouples } from './couple-repository.ts';
import { deleteCouple } from './delete-couple.ts';
import { listDue } from './due.ts';
import * as edit from './edit-couple.ts';
import { exportCouple } from './export-couple.ts';
import { mergeCouples } from './merge-couples.ts';
import { requireCouple } from './tied-couple.ts';

/** Files of a dealer's couples, what they need now, and the room of all saved designs. */
export function registerCouples(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listCouples, async ({ caller, query }) => {
    const { offset, ...page } = toPage(query);
    const { total, rows } = await listCouples(orm, caller.dealerId, query, { ...page, offset });
    return { ...page, total, couples: rows.map(summaryAnswer) };
  });
  registerOperation(api, contract.getCouple, async ({ caller, params }) =>
    coupleFile(await fileMeans(services), orm, await requireCouple(orm, caller, params.id)),
  );
  registerOperation(api, contract.createCouple, ({ caller, body, sent }) =>
    edit.createCouple(services, caller, body, sent),
  );
  registerOperation(api, contract.changeCouple, ({ caller, params, body }) =>
    edit.changeCouple(services, caller, params.id, body),
  );
  registerOperation(api, contract.addCoupleNote, ({ caller, params, body }) =>
    edit.addNote(services, caller, params.id, body),
  );
  registerOperation(api, contract.deleteCoupleNote, ({ caller, params }) =>
    edit.removeNote(services, caller, params.id, params.noteId),
  );
  registerOperation(api, contract.recordConsent, ({ caller, params, body }) =>
    edit.consent(services, caller, params.id, body),
  );
  registerOperation(api, contract.tieRecord, ({ caller, params, body }) =>
    edit.tieTo(services, caller, params.id, body),
  );
  registerOperation(api, contract.mergeCouples, ({ caller, params, body }) =>
    mergeCouples(services, caller, params.id, body),
  );
  registerOperation(api, contract.exportCouple, ({ caller, params }) => exportCouple(services, caller, params.id));
  registerOperation(api, contract.deleteCouple, ({ caller, params }) => deleteCouple(services, caller, params.id));
  registerOperation(api, contract.listDue, ({ caller }) => listDue(services, caller));
  registerOperation(api, contract.listSavedDesigns, ({ caller, query }) => listSavedDesigns(services, caller, query));
}
