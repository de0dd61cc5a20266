import { ERROR_STATUS, errorBody, type ErrorCode, type Operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { takePreloaded } from './preloaded-answers.ts';
import { ApiError } from './api-error.ts';
import { keepBusy } from './offline/page-rest.ts';
import { reportForbidden, reportUnauthorised } from './unauthorised.ts';
import { currentSession, reportCustomerView } from './session-store.ts';

type Part = z.ZodMiniType | undefined;
export type AnyOperation = Operation<Part, Part, Part, Part>;

type EveryKeyOptional<T> = Partial<T> extends T ? true : false;
type PartInput<Key extends string, P extends Part> = P extends z.ZodMiniType
  ? EveryKeyOptional<z.input<P>> extends true
    ? { readonly [K in Key]?: z.input<P> }
    : { readonly [K in Key]: z.input<P> }
  : { readonly [K in Key]?: undefined };

/** What an operation takes: path parameters, query and body, each only where the contract names it. */
export type CallInput<O extends AnyOperation> = PartInput<'params', O['params']> &
  PartInput<'query', O['query']> &
  PartInput<'body', O['body']>;
export type AnswerOf<O extends AnyOperation> = O['answer'] extends z.ZodMiniType ? z.output<O['answer']> : void;

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Parameters that have a value, as text; an empty filter is no filter. */
function entriesOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  return entries.flatMap(([name, part]) =>
    (typeof part === 'string' && part !== '') || typeof part === 'number' || typeof part === 'boolean'
      ? [[name, String(part)]]
      : [],
  );
}

/** Address of an operation with its parameters filled in; also for links to files (`answerType`). */
export function operationUrl<O extends AnyOperation>(
  operation: O,
  input: Pick<CallInput<O>, 'params' | 'query'>,
): string {
  const { params, query }: LooseInput = input;
  let path = operation.path;
  for (const [name, value] of entriesOf(params)) path = path.replace(`:${name}`, encodeURIComponent(value));
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function requestOf(operation: AnyOperation, body: unknown, signal: AbortSignal | undefined): RequestInit {
  const headers: Record<string, string> = { accept: operation.answerType ?? 'application/json' };
  const token = currentSession()?.token;
  if (operation.method !== 'GET' && token !== undefined) headers['x-ringwerk-token'] = token;
  const request: RequestInit = { method: operation.method, headers, credentials: 'same-origin' };
  if (signal) request.signal = signal;
  if (body instanceof FormData) {
    request.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  return request;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

async function errorOf(response: Response): Promise<ApiError> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  if (!parsed.success) {
    // A proxy or a starting server answers without our body; the status still says what to tell the user.
    return new ApiError(response.status >= 502 ? 'server.unavailable' : 'answer.unexpected', response.status);
  }
  const { code, requestId, issues, retryAfterSeconds } = parsed.data.error;
  return new ApiError(isErrorCode(code) ? code : 'answer.unexpected', response.status, {
    requestId,
    ...(issues ? { issues } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

async function send(operation: AnyOperation, input: LooseInput, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  const answered = keepBusy();
  try {
    const address = operationUrl(operation, input);
    response = await (takePreloaded(operation.method, address) ??
      fetch(address, requestOf(operation, input.body, signal)));
    signal?.throwIfAborted();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('network.unreachable', 0, { cause });
  } finally {
    answered();
  }
  if (response.ok) return response;
  const error = await errorOf(response);
  if (error.code === 'session.required') reportUnauthorised();
  if (error.code === 'session.forbidden') reportForbidden();
  if (error.code === 'session.customer-view') reportCustomerView();
  throw error;
}

let keeper: (operationId: string, input: unknown, answer: unknown) => void = () => {};

/** The offline part says here, once it has come, what happens to the answers that arrive. */
export function onAnswer(keep: typeof keeper): void {
  keeper = keep;
}

/** Without a network the last answer to the same question stands in, where there is one; else the failure goes on. */
async function recall(operation: AnyOperation, input: unknown, error: unknown): Promise<{ readonly kept: unknown }> {
  if (operation.method !== 'GET' || !(error instanceof ApiError) || error.code !== 'network.unreachable') throw error;
  const kept = await import('./offline/kept-answers.ts')
    .then(({ recallAnswer }) => recallAnswer(operation, input))
    .catch(() => undefined);
  if (kept === undefined) throw error;
  return { kept };
}

/**
 * Calls one operation of the contract and parses its answer. Throws `ApiError` with a code, never anything
 * else (except the abort of a caller's own signal). A lost session is reported once to the shell.
 */
export async function call<O extends AnyOperation>(
  operation: O,
  input: CallInput<O>,
  signal?: AbortSignal,
): Promise<AnswerOf<O>> {
  const response = await send(operation, input, signal).catch((error: unknown) => recall(operation, input, error));
  // Without an answer schema the operation answers 204; `void` is then the declared type.
  if (!operation.answer) return undefined as AnswerOf<O>;
  const answer: unknown = response instanceof Response ? await response.json().catch(() => undefined) : response.kept;
  const parsed = operation.answer.safeParse(answer);
  if (!parsed.success) throw new ApiError('answer.unexpected', 200, { cause: parsed.error });
  if (response instanceof Response && operation.method === 'GET') keeper(operation.id, input, answer);
  // Parsed by the very schema that the type is derived from.
  return parsed.data as AnswerOf<O>;
}
