import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/register-operation.ts';
import { PREPARING_POLICY, preparingPage } from './preparing-page.ts';

interface Asked {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The document, or while it is being prepared: a page that waits for it where a browser opened it in a tab, and the coded
 * refusal for every other caller.
 */
export async function answerDocument(
  { caller, request, reply }: Asked,
  document: Promise<FileAnswer>,
): Promise<FileAnswer> {
  try {
    return await document;
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
