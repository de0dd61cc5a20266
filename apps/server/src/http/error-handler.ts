import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@ringwerk/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, isStorageFull } from '../storage/database-failures.ts';
import { CodedError } from './coded-error.ts';
import { rootMessage } from './describe-error.ts';
import { drainBody } from './drain-body.ts';

const RETRY_SECONDS = 2;

type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What went wrong, as far as log and answer tell it apart. */
type Failure = 'refused' | 'hung-up' | 'storage-full' | 'database-gone' | 'internal';

/**
 * Turns whatever was thrown into the one coded answer. Detail goes to the log under the request id, never to the client.
 * @param onStorageFull - called when a write found no space.
 */
export const errorHandler =
  (onStorageFull: () => void): ErrorHandler =>
  async (error, request, reply) => {
    const failure = failureOf(error);
    const coded = toCoded(error, failure);
    if (failure === 'storage-full') onStorageFull();
    writeLog(error, failure, coded, request);
    await drainBody(request.raw);
    if (coded.retryAfterSeconds !== undefined) void reply.header('retry-after', coded.retryAfterSeconds);
    void reply.code(ERROR_STATUS[coded.code]).type('application/json; charset=utf-8');
    // Already the final form: the route's own answer schemas are for its handler.
    return reply.serializer(JSON.stringify).send(errorAnswer(coded, request));
  };

const handleRefusal = errorHandler(() => {});

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  handleRefusal(new CodedError('not-found'), request, reply);

function failureOf(error: unknown): Failure {
  if (error instanceof CodedError) return 'refused';
  if (isHangUp(error)) return 'hung-up';
  if (isStorageFull(error)) return 'storage-full';
  if (isDatabaseGone(error)) return 'database-gone';
  return isFrameworkError(error) && frameworkCode(error) !== 'server.internal' ? 'refused' : 'internal';
}

/** Node's word for a caller that left in the middle of its body; a broken connection of our own names a system call. */
const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);

function writeLog(error: unknown, failure: Failure, coded: CodedError, { log }: FastifyRequest): void {
  switch (failure) {
    case 'internal':
      return log.error({ err: error }, 'request failed');
    case 'storage-full':
      return log.error({ reason: rootMessage(error) }, 'writes fail: no space or not writable');
    case 'database-gone':
      return log.warn({ reason: rootMessage(error) }, 'database is away');
    case 'hung-up':
      return log.info('the caller hung up');
    case 'refused':
      if (coded.code === 'server.unavailable')
        log.info(coded.cause === undefined ? {} : { reason: rootMessage(coded.cause) }, 'asked to come again');
  }
}

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

function toCoded(error: unknown, failure: Failure): CodedError {
  if (error instanceof CodedError) return error;
  switch (failure) {
    case 'database-gone':
    case 'storage-full':
      return new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
    case 'hung-up':
      return new CodedError('request.invalid');
    case 'refused':
    case 'internal':
      return new CodedError(isFrameworkError(error) ? frameworkCode(error) : 'server.internal');
  }
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
