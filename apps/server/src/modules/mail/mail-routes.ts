import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { mailAnswer, wholeMailAnswer } from './mail-answer.ts';
import { countMails, findListedMail, listMails } from './mail-list.ts';
import { hasMailServer } from './mail-server.ts';
import { printMail, resendMail } from './repeat-mail.ts';
import { mailTextAnswer, restoreMailText, writeMailText } from './write-mail-text.ts';

export function registerMails(api: Api, services: Services): void {
  const { database, clock } = services;
  registerOperation(api, contract.listMails, async ({ query }) => {
    const { page, pageSize, offset } = toPage(query);
    const [rows, total] = await Promise.all([
      listMails(database.orm, query, { page, pageSize, offset }),
      countMails(database.orm, query),
    ]);
    return { mails: rows.map(mailAnswer), page, pageSize, total };
  });
  registerOperation(api, contract.getMail, async ({ caller, params }) => {
    const listed = await findListedMail(database.orm, params.id);
    if (listed === null) throw new CodedError('not-found');
    return wholeMailAnswer(listed, caller, {
      now: clock(),
      hasMailServer: await hasMailServer(services.config, database.orm),
    });
  });
  registerOperation(api, contract.resendMail, ({ caller, params }) => resendMail(services, caller, params.id));
  registerOperation(api, contract.printMail, ({ caller, params }) => printMail(services, caller, params.id));
  registerOperation(api, contract.getMailText, ({ params }) => mailTextAnswer(database.orm, params));
  registerOperation(api, contract.putMailText, ({ caller, params, body }) =>
    writeMailText(services, caller, params, body),
  );
  registerOperation(api, contract.restoreMailText, ({ caller, params, body }) =>
    restoreMailText(services, caller, params, body.basedOn),
  );
}
