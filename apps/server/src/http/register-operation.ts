import { Readable } from 'node:stream';
import { timingSafeEqual } from 'node:crypto';
import { PRELOAD_HEADER, errorBody, isHouseRole, mayCall, type Operation } from '@ringwerk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { answerDocument } from './answer-document.ts';
import type { FileAnswer } from './file-answer.ts';
import { CodedError } from './coded-error.ts';
import { hangUpSignal } from './hang-up.ts';
import { withParsedDesigns } from './posted-designs.ts';
import { isReading } from './is-reading.ts';
import { PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import type { ReadonlyDeep } from './readonly-deep.ts';
import { isSameOrigin } from './same-origin.ts';

export const TOKEN_HEADER = 'x-ringwerk-token';

/** A session found for a request. */
export interface Authenticated {
  readonly caller: Caller;
  /** What the page must send back in `x-ringwerk-token` with every write. */
  readonly writeToken: string;
}

/** What operations are registered on: the application and the way to its sessions. */
export interface Api {
  readonly app: FastifyInstance;
  /** Null when the request carries no living session. */
  readonly authenticate: (request: FastifyRequest) => Promise<Authenticated | null>;
  /** Takes both cookies back from a caller whose session is gone. */
  readonly dropCookies: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Notes that the answer of an operation showed a caller people's data, where it does. */
  readonly noteRead: (operationId: string, caller: Caller, asked: { params: unknown; query: unknown }) => Promise<void>;
  /** Settles when whoever asks this process from now on sees what was just written. */
  readonly noteWrite: () => Promise<void>;
  /** Counts a call of an operation by the caller's address. @throws CodedError when there were too many. */
  readonly countCall: (operationId: string, request: FastifyRequest, callsPerMinute: number) => Promise<void>;
}

type Schema = z.ZodMiniType | undefined;
type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
/** The same fields before their records were parsed. */
export type Sent<S> = { readonly [Field in keyof Parsed<S>]: unknown };

/** Server-sent events as an answer; the stream ends when the reader leaves. */
export interface EventAnswer {
  readonly events: Readable;
}

interface Input<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  /** Records in it are designs: parsed by the kernel, migrated, canonical. */
  readonly body: Parsed<B>;
  /** The body with its records as they were posted: by these a repeated request is known again, under any release. */
  readonly sent: Sent<B>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted when the caller leaves before the answer: long work looks at it, and ends. */
  readonly signal: AbortSignal;
}
/** What a handler of a logged-in operation receives: parsed input and who calls. */
export interface Call<P extends Schema, Q extends Schema, B extends Schema> extends Input<P, Q, B> {
  readonly caller: Caller;
}
/** The same for an operation that is open without login. */
export interface PublicCall<P extends Schema, Q extends Schema, B extends Schema> extends Input<P, Q, B> {
  readonly caller: Caller | null;
}

/** JSON of the contract's answer, the same written beforehand, nothing (204), a file, or a stream of events. */
export type Answer<A extends Schema> = A extends z.ZodMiniType
  ? ReadonlyDeep<z.input<A>> | PreparedAnswer
  : void | FileAnswer | EventAnswer;

export interface OperationOptions<P extends Schema = Schema> {
  /** Who may call by what stands in the address: throws before a record in the body is parsed. */
  readonly admit?: (params: Parsed<P>) => Promise<unknown>;
  /** Bytes; the application's limit when absent. */
  readonly bodyLimit?: number;
  /** Calls per network address and minute, all processes together. */
  readonly callsPerMinute?: number;
}

/** Registers an operation that needs a login: session, staff, permissions and the write token are checked before the handler. */
export function registerOperation<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  api: Api,
  operation: Operation<P, Q, B, A>,
  handle: (call: Call<P, Q, B>) => Promise<Answer<A>>,
  options: OperationOptions<P> = {},
): void {
  if (operation.access === 'public') throw new Error(`${operation.id} is public: use registerPublicOperation`);
  const callers = new WeakMap<FastifyRequest, Caller>();
  register(api, operation, options, {
    admit: async (request, reply) => {
      callers.set(request, await admit(api, operation, request, reply));
    },
    handle: async (input) => {
      const caller = callers.get(input.request);
      if (caller === undefined) throw new Error(`${operation.id} was reached without a caller`);
      const call = Object.assign(input, { caller });
      const answered = handle(call);
      const answer = await (operation.answerType === undefined ? answered : answerDocument(call, answered));
      // Without a schema the query is whatever the caller wrote.
      await api.noteRead(operation.id, caller, {
        params: operation.params && input.params,
        query: operation.query && input.query,
      });
      return answer;
    },
  });
}

/** Registers an operation that is open without login; `caller` is there when a living session came along. */
export function registerPublicOperation<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  api: Api,
  operation: Operation<P, Q, B, A>,
  handle: (call: PublicCall<P, Q, B>) => Promise<Answer<A>>,
  options: OperationOptions<P> = {},
): void {
  if (operation.access !== 'public') throw new Error(`${operation.id} is not public: use registerOperation`);
  register(api, operation, options, {
    admit: async (request) => requireSameOrigin(operation, request),
    // Health must not ask for a session: it is asked while the database is away.
    handle: async (input) =>
      handle(Object.assign(input, { caller: await publicCaller(api, operation, input.request) })),
  });
}

async function publicCaller(api: Api, operation: AnyOperation, request: FastifyRequest): Promise<Caller | null> {
  if (operation.id === 'health') return null;
  return (await api.authenticate(request))?.caller ?? null;
}

type AnyOperation = Operation<Schema, Schema, Schema, Schema>;

interface Route<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> {
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly handle: (input: Input<P, Q, B>) => Promise<Answer<A> | FileAnswer>;
}

function register<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  api: Api,
  operation: Operation<P, Q, B, A>,
  options: OperationOptions<P>,
  route: Route<P, Q, B, A>,
): void {
  api.app.route({
    method: operation.method,
    url: operation.path,
    schema: routeSchema(operation),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    onRequest: async (request, reply) => {
      // Prices and names of one dealer must not stay in a shared browser.
      void reply.header('cache-control', 'no-store');
      if (options.callsPerMinute !== undefined) await api.countCall(operation.id, request, options.callsPerMinute);
      await route.admit(request, reply);
    },
    handler: async (request, reply) => {
      // The three were parsed by the operation's own schemas just before, and now the records in the body.
      const params = request.params as Parsed<P>;
      await options.admit?.(params);
      const body = operation.body === undefined ? undefined : withParsedDesigns(operation.body, request.body);
      const isWrite = !isReading(operation.method) && operation.storesNothing !== true;
      let left: AbortSignal | undefined;
      const leaving = (): AbortSignal => (left ??= hangUpSignal(reply.raw));
      try {
        const answer = await route.handle({
          params,
          query: request.query as Parsed<Q>,
          body: body as Parsed<B>,
          sent: request.body as Sent<B>,
          request,
          reply,
          // Made for who looks at it: most answers are there at once.
          get signal() {
            return leaving();
          },
        });
        if (isWrite) await api.noteWrite();
        return await send(operation, request, reply, answer);
      } catch (error) {
        // A part of it may have been written.
        if (isWrite) await api.noteWrite();
        // Whatever the aborted work throws: it is the caller who left.
        const signal = leaving();
        throw signal.aborted ? signal.reason : error;
      }
    },
  });
}

const failures = Object.fromEntries(
  [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503].map((status) => [status, errorBody]),
);

function routeSchema(operation: AnyOperation) {
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(operation.access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(operation.params === undefined ? {} : { params: operation.params }),
    ...(operation.query === undefined ? {} : { querystring: operation.query }),
    ...(operation.body === undefined ? {} : { body: operation.body }),
    response: { ...success(operation), ...failures },
  };
}

function success(operation: AnyOperation) {
  if (operation.answerType !== undefined) {
    return { 200: { description: 'The file.', content: { [operation.answerType]: { schema: z.unknown() } } } };
  }
  return operation.answer === undefined ? { 204: z.undefined() } : { 200: operation.answer };
}

function send(operation: AnyOperation, request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof PreparedAnswer) return sendPrepared(operation.id, answer, request, reply);
  if (operation.answer !== undefined) return answer;
  if (isFile(answer) && operation.answerType !== undefined) {
    void reply.type(answer.type ?? operation.answerType).headers(answer.headers ?? {});
    void reply.header('content-disposition', `inline; filename="${answer.name.replaceAll(/[^\w.-]/g, '-')}"`);
    void reply.header('content-length', answer.bytes.byteLength);
    // A stream passes the serializer by.
    return Readable.from([Buffer.from(answer.bytes)]);
  }
  if (isEvents(answer) && operation.answerType !== undefined) {
    void reply.type(operation.answerType);
    // A proxy that collects the answer would hold the events back.
    void reply.header('x-accel-buffering', 'no');
    return answer.events;
  }
  void reply.code(204);
  return reply.send();
}

const isEvents = (answer: unknown): answer is EventAnswer =>
  typeof answer === 'object' && answer !== null && 'events' in answer && answer.events instanceof Readable;

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;

function requireSameOrigin(operation: AnyOperation, request: FastifyRequest): void {
  if (isReading(operation.method) || isSameOrigin(request)) return;
  throw new CodedError('session.bad-origin');
}

async function admit(api: Api, operation: AnyOperation, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  requireSameOrigin(operation, request);
  const session = await api.authenticate(request);
  if (session === null) {
    if (request.headers[PRELOAD_HEADER] === undefined) api.dropCookies(request, reply);
    throw new CodedError('session.required');
  }
  if (!isReading(operation.method)) requireToken(request, session.writeToken);
  const isStaffMissing = operation.access === 'staff' && !isHouseRole(session.caller.role);
  if (isStaffMissing || !mayCall(operation, session.caller)) throw new CodedError('session.forbidden');
  if (session.caller.isCustomerView && operation.inCustomerView !== true) throw new CodedError('session.customer-view');
  // The one place that keeps a view from writing, whatever the operation.
  const isWrite = !isReading(operation.method) && operation.inDealerView !== true;
  if (session.caller.isDealerView && isWrite) throw new CodedError('session.dealer-view');
  return session.caller;
}

function requireToken(request: FastifyRequest, expected: string): void {
  const given = request.headers[TOKEN_HEADER];
  const isRight =
    typeof given === 'string' &&
    given.length === expected.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  if (!isRight) throw new CodedError('session.bad-origin');
}
