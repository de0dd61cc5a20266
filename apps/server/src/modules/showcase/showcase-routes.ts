import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { addRing } from './add-ring.ts';
import { changeRing } from './change-ring.ts';
import { openTag } from './open-tag.ts';
import { printTags } from './print-tags.ts';
import { readShowcase } from './read-showcase.ts';

/** Sample rings of a dealer's shop, their tags, and what a scanned tag opens. */
export function registerShowcase(api: Api, services: Services): void {
  registerOperation(api, contract.listShowcase, ({ caller, query }) => readShowcase(services, caller, query));
  registerOperation(api, contract.addShowcaseRing, ({ caller, body, sent }) => addRing(services, caller, body, sent));
  registerOperation(api, contract.changeShowcaseRing, ({ caller, params, body }) =>
    changeRing(services, caller, params.id, body),
  );
  registerOperation(api, contract.openShowcaseTag, ({ caller, params, query }) =>
    openTag(services, caller, params.code, query.coupleId),
  );
  registerOperation(api, contract.printShowcaseTags, ({ caller, query }) => printTags(services, caller, query));
}
