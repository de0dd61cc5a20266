import { ERROR_STATUS, getAlloys, type ErrorBody, type ErrorCode } from '@ringwerk/contract';
import { vi } from 'vitest';
import type * as z from 'zod/mini';
import type { AnyOperation } from '../src/api/call.ts';

/** What an operation answers on the wire. */
type Wire<O extends AnyOperation> = O['answer'] extends z.ZodMiniType ? z.input<O['answer']> : void;

/** One request, as it left the page. */
export interface Sent {
  readonly body: unknown;
  readonly url: URL;
}

type Issue = NonNullable<ErrorBody['error']['issues']>[number];

class Refusal {
  readonly error: ErrorBody['error'];

  constructor(error: ErrorBody['error']) {
    this.error = error;
  }
}

/** The server refuses, by code. @param detail - findings of fields, or seconds to wait */
export const refuse = (code: ErrorCode, detail: { issues?: readonly Issue[]; retryAfterSeconds?: number } = {}) =>
  new Refusal({
    code,
    requestId: 'request-of-this-test',
    ...(detail.issues === undefined ? {} : { issues: [...detail.issues] }),
    ...(detail.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: detail.retryAfterSeconds }),
  });

/** A field that was refused, as the contract's check reports it. */
export const finding = (path: string, code: string, params: Issue['params'] = {}): Issue => ({
  path,
  code,
  params,
  severity: 'error',
});

type Reply = (sent: Sent) => unknown;

const patternOf = ({ path }: AnyOperation): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+').replaceAll('.', '\\.')}$`, 'u');

async function bodyOf(body: BodyInit | null | undefined): Promise<unknown> {
  if (typeof body !== 'string') return body ?? undefined;
  return JSON.parse(body);
}

/**
 * The server as the page sees it: replies by operation, and what was asked. Whatever has no reply is out of reach, but for
 * the house's alloys, which every name of a metal asks for: it has none of its own.
 */
export class ServerOfTests {
  readonly #replies = new Map<AnyOperation, Reply>();
  readonly #sent = new Map<AnyOperation, Sent[]>();

  constructor() {
    this.on(getAlloys, () => ({ stamp: 'none', alloys: [] }));
    vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => this.#fetch(address, request));
  }

  /** Sets what an operation answers, from now on. A function that never settles keeps the page waiting. */
  on<O extends AnyOperation>(
    operation: O,
    reply: (sent: Sent) => Wire<O> | Refusal | Promise<Wire<O> | Refusal>,
  ): this {
    this.#replies.set(operation, reply);
    return this;
  }

  /** The network fails for this operation. */
  lose(operation: AnyOperation): this {
    this.#replies.set(operation, () => Promise.reject(new TypeError('Failed to fetch')));
    return this;
  }

  /** All requests of an operation so far, in order. */
  sent(operation: AnyOperation): readonly Sent[] {
    return this.#sent.get(operation) ?? [];
  }

  /** The bodies of them. */
  bodies(operation: AnyOperation): readonly unknown[] {
    return this.sent(operation).map(({ body }) => body);
  }

  async #fetch(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const url = new URL(address, window.location.href);
    const found = [...this.#replies].find(
      ([operation]) => operation.method === method && patternOf(operation).test(url.pathname),
    );
    if (found === undefined) throw new TypeError(`no reply in this test: ${method} ${url.pathname}`);
    const [operation, reply] = found;
    const sent: Sent = { url, body: await bodyOf(body) };
    this.#sent.set(operation, [...this.sent(operation), sent]);
    const answer = await reply(sent);
    if (answer instanceof Refusal)
      return Response.json({ error: answer.error }, { status: ERROR_STATUS[answer.error.code as ErrorCode] });
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  }
}
