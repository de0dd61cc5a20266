import { closeDealerView, openDealerView, type Session } from '@ringwerk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findDealerFile } from '../dealer-files/dealer-file-repository.ts';
import { sessionAnswer } from './session-answer.ts';
import { readSessionCookie, requireSessionHash, setEgf } from './session-cookies.ts';
import { findCaller, setDealerView } from './session-repository.ts';
import { writeTokenOf } from './session-token.ts';

interface Turn {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The manufactory sees the portal as a dealer does: with its own session, which then writes nothing. */
export function registerDealerView(api: Api, services: Services): void {
  registerOperation(api, openDealerView, async ({ params, ...turn }) => {
    if ((await findDealerFile(services.database.orm, params.id)) === null) throw new CodedError('dealer.unknown');
    return turnTo(services, turn, { dealerId: params.id, of: params.id });
  });
  registerOperation(api, closeDealerView, (turn) =>
    turnTo(services, turn, { dealerId: null, of: turn.caller.isDealerView ? turn.caller.dealerId : null }),
  );
}

/** `of`: the dealer whose view begins or ends; null where there is none to end. */
async function turnTo(
  services: Services,
  { caller, request, reply }: Turn,
  { dealerId, of }: { readonly dealerId: string | null; readonly of: string | null },
): Promise<Session> {
  const { database, clock } = services;
  const hash = requireSessionHash(request);
  if (of !== null)
    await database.transaction(async (transaction) => {
      await setDealerView(transaction, hash, dealerId);
      await recordAudit(transaction, caller, clock(), {
        action: dealerId === null ? 'dealer-view.closed' : 'dealer-view.opened',
        entity: 'dealer',
        entityId: of,
      });
    });
  const turned = await findCaller(database, hash, clock());
  if (turned === null) throw new CodedError('session.required');
  setEgf(
    request,
    reply,
    { juwelier: turned.company, sprache: turned.language, land: turned.country },
    turned.expiresAt,
  );
  return sessionAnswer(services, turned, writeTokenOf(readSessionCookie(request) ?? ''));
}
