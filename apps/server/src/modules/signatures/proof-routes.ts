import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { findDesign } from '../designs/design-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import { requireOpenShare, sharedStill } from '../shares/open-share.ts';
import { sharedDesign } from '../shares/shared-design.ts';
import { proofAnswer, signatureAnswer, type ProvedDesign } from './proof-answer.ts';
import { proofPdf } from './proof-pdf.ts';
import { proofSubject } from './proof-subject.ts';
import { signProof } from './sign-proof.ts';
import { findSignatures } from './signature-repository.ts';

/** Calls of a couple per address and minute: signing is done twice, and looking for as long as it takes. */
const CALLS_PER_MINUTE = { read: 60, print: 12, sign: 12 };

export function registerProofs(api: Api, services: Services): void {
  registerAtCounter(api, services);
  registerByLink(api, services);
  registerInWorkshop(api, services);
}

function registerAtCounter(api: Api, services: Services): void {
  const { orm } = services.database;
  const prove = async (
    { dealerId }: Pick<Caller, 'dealerId'>,
    typed: string,
    language?: contract.Language,
  ): Promise<ProvedDesign> => {
    const code = contract.readDesignCode(typed);
    const design = code === null ? null : await findDesign(orm, dealerId, code);
    if (design === null) throw new CodedError('design.unknown');
    const subject = await proofSubject(orm, dealerId, design.code);
    const { ofSaved } = await services.stills.addresses();
    return {
      dealerId,
      design,
      setId: design.setId,
      persons: subject.persons,
      language: language ?? subject.language,
      still: ofSaved(design),
    };
  };
  registerOperation(api, contract.getProof, async ({ caller, params, query }) =>
    proofAnswer(services, orm, await prove(caller, params.code, query.language)),
  );
  registerOperation(api, contract.getProofPdf, async (call) => {
    const proved = await prove(call.caller, call.params.code);
    return proofPdf(services, { isKept: !call.caller.isDealerView }, proved);
  });
  registerOperation(api, contract.signProof, async ({ caller, params, body, sent }) => {
    const proved = await prove(caller, params.code, body.language);
    await signProof(services, proved, { by: caller, place: 'counter', request: body, sent });
    return proofAnswer(services, orm, proved);
  });
}

function registerByLink(api: Api, services: Services): void {
  const { orm } = services.database;
  const prove = async (
    token: string,
    operation: contract.LinkOperation,
    { code, language }: { readonly code?: string | undefined; readonly language?: contract.Language | undefined },
  ): Promise<ProvedDesign> => {
    const opened = await requireOpenShare(services, token, operation);
    const { share } = opened;
    const found = await sharedDesign(orm, opened, code);
    if (found === null) throw new CodedError('design.unknown');
    const { design, setId } = found;
    return {
      dealerId: share.dealerId,
      design,
      setId,
      persons: personsOf(share),
      language: language ?? share.language,
      still: await sharedStill(services, design.design, token, share.quoteId === null ? undefined : design.code),
    };
  };
  registerPublicOperation(
    api,
    contract.getSharedProof,
    async ({ params, query }) => proofAnswer(services, orm, await prove(params.token, 'getSharedProof', query)),
    { callsPerMinute: CALLS_PER_MINUTE.read },
  );
  registerPublicOperation(
    api,
    contract.getSharedProofPdf,
    async ({ params, query }) =>
      proofPdf(services, { isKept: true }, await prove(params.token, 'getSharedProofPdf', query)),
    { callsPerMinute: CALLS_PER_MINUTE.print },
  );
  registerPublicOperation(
    api,
    contract.signSharedProof,
    async ({ params, body, sent }) => {
      const proved = await prove(params.token, 'signSharedProof', body);
      await signProof(services, proved, { by: null, place: 'link', request: body, sent });
      return proofAnswer(services, orm, proved);
    },
    { callsPerMinute: CALLS_PER_MINUTE.sign },
  );
}

/** The workshop reads what was signed: names, hands and moments, and no figure. */
function registerInWorkshop(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listWorkOrderProofs, async ({ params }) => {
    const found = await findOrder(orm, 'all', params.id);
    if (found === null) throw new CodedError('order.unknown');
    const { dealerId } = found.order;
    const proofs = await Promise.all(
      found.positions.map(async ({ number, designCode: code, design }) => {
        if (code === null || design === null) return [];
        const signatures = await findSignatures(orm, { dealerId, code, designKey: designKeyOf(design) });
        return [{ number, code, signatures: signatures.map(signatureAnswer) }];
      }),
    );
    const ofDesigns = proofs.flat();
    const isSigned = ofDesigns.length > 0 && ofDesigns.every(({ signatures }) => signatures.length > 0);
    return { isSigned, proofs: ofDesigns };
  });
}
