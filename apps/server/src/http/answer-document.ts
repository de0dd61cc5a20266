import { ERROR_STATUS } from '@ringwerk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { CodedError } from './coded-error.ts';
import type { FileAnswer } from './file-answer.ts';
import { PREPARING_POLICY, preparingPage } from './preparing-page.ts';

interface Asked {
  readonly caller: Pick<Caller, 'language'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The file, or while it is being prepared: a page that waits for it where a browser opened it in a tab, and the coded refusal for
 * every other caller.
 */
export async function answerDocument<A>({ caller, request, reply }: Asked, file: Promise<A>): Promise<A | FileAnswer> {
  try {
    return await file;
  } catch (error) {
    const isTab = request.headers.accept?.includes('text/html') === true;
    if (!isTab || !(error instanceof CodedError) || error.code !== 'document.preparing') throw error;
    const seconds = String(error.retryAfterSeconds ?? 1);
    void reply.code(ERROR_STATUS[error.code]);
    return {
      name: 'preparing.html',
      type: 'text/html; charset=utf-8',
      bytes: Buffer.from(preparingPage(caller.language)),
      headers: { refresh: seconds, 'retry-after': seconds, 'content-security-policy': PREPARING_POLICY },
    };
  }
}
