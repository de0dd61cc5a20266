import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { changeOrderMails } from './change-order-mails.ts';
import { ORDER_MAIL_JOB } from './order-mail-job.ts';
import { setParcel } from './set-parcel.ts';
import { writeOrderMail } from './write-order-mail.ts';

/** Which mails of his orders a dealer gets, and the parcels that they announce. */
export function registerOrderMails(api: Api, services: Services): void {
  services.jobs.register(ORDER_MAIL_JOB, ({ id }, asked) => writeOrderMail(services, id, asked));
  registerOperation(api, contract.changeOrderMails, ({ caller, body }) =>
    changeOrderMails(services, caller, body.mails),
  );
  registerOperation(api, contract.setOrderParcel, ({ caller, params, body }) =>
    setParcel(services, caller, params.id, body.parcel),
  );
}
