import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@ringwerk/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '../storage/database.ts';
import { CodedError } from './coded-error.ts';
import { drainBody } from './drain-body.ts';

const RETRY_SECONDS = 2;

/** Turns whatever was thrown into the one coded answer. Detail goes to the log under the request id, never to the client. */
export async function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const coded = toCoded(error);
  if (coded.code === 'server.internal') request.log.error({ err: error }, 'request failed');
  else if (coded.code === 'server.unavailable') request.log.warn({ reason: rootMessage(error) }, 'database is away');
  await drainBody(request.raw);
  if (coded.retryAfterSeconds !== undefined) void reply.header('retry-after', coded.retryAfterSeconds);
  void reply.code(ERROR_STATUS[coded.code]).type('application/json; charset=utf-8');
  // Already the final form: the route's own answer schemas are for its handler.
  return reply.serializer(JSON.stringify).send(errorAnswer(coded, request));
}

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  handleError(new CodedError('not-found'), request, reply);

function errorAnswer(coded: CodedError, request: FastifyRequest): ErrorBody {
  return {
    error: {
      code: coded.code,
      requestId: request.id,
      ...(coded.issues === undefined ? {} : { issues: [...coded.issues] }),
      ...(coded.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: coded.retryAfterSeconds }),
    },
  };
}

function toCoded(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  if (isDatabaseGone(error)) return new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
  return new CodedError(isFrameworkError(error) ? frameworkCode(error) : 'server.internal');
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

function frameworkCode(error: FastifyError): ErrorCode {
  switch (error.statusCode) {
    case 413:
      return 'request.too-large';
    case 415:
      return 'request.unsupported-type';
    case 404:
      return 'not-found';
    case 429:
      return 'session.too-many-attempts';
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? 'request.invalid'
        : 'server.internal';
  }
}

function rootMessage(error: unknown): string {
  let message = '';
  for (let current = error; current instanceof Error; current = current.cause) message = current.message;
  return message;
}
