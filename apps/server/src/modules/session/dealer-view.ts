import { closeDealerView, openDealerView, type Session } from '@ringwerk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findDealerFile } from '../dealer-files/dealer-file-repository.ts';
import { recordViewEnd } from './end-sessions.ts';
import { sessionAnswer } from './session-answer.ts';
import { readSessionCookie, requireSessionHash, setEgf } from './session-cookies.ts';
import { beginDealerView, endDealerView, findCaller } from './session-repository.ts';
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
    await open(services, turn, params.id);
    return turnedSession(services, turn);
  });
  registerOperation(api, closeDealerView, async (turn) => {
    if (turn.caller.isDealerView) await close(services, turn);
    return turnedSession(services, turn);
  });
}

function open({ database, clock }: Services, { caller, request }: Turn, dealerId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    if (!(await beginDealerView(transaction, requireSessionHash(request), dealerId))) return;
    await recordAudit(transaction, caller, clock(), {
      action: 'dealer-view.opened',
      entity: 'dealer',
      entityId: dealerId,
    });
  });
}

function close({ database, clock }: Services, { caller, request }: Turn): Promise<void> {
  const { userId, dealerId } = caller;
  return database.transaction(async (transaction) => {
    if (!(await endDealerView(transaction, requireSessionHash(request), dealerId))) return;
    await recordViewEnd(transaction, { userId, dealerId }, clock());
  });
}

async function turnedSession(services: Services, { request, reply }: Turn): Promise<Session> {
  const { database, clock } = services;
  const hash = requireSessionHash(request);
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
