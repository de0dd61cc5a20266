import { createHash } from 'node:crypto';
import type { Operation } from '@ringwerk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { codingFor, COMPRESS_FROM_BYTES, compressed, varyByCoding, type Coding } from './compress-answers.ts';
import type { ReadonlyDeep } from './readonly-deep.ts';

type AnyJson = Operation<
  z.ZodMiniType | undefined,
  z.ZodMiniType | undefined,
  z.ZodMiniType | undefined,
  z.ZodMiniType
>;

/** The answer of an operation as bytes, compressed once for whoever asks for the same. */
export class PreparedAnswer {
  readonly operationId: string;
  /** Names the content; weak, since the same content is sent in several codings. */
  readonly tag: string;
  readonly #plain: Buffer;
  readonly #coded = new Map<Coding, Promise<Buffer>>();
  #size: number;

  constructor(operationId: string, json: string) {
    this.operationId = operationId;
    this.#plain = Buffer.from(json);
    this.#size = this.#plain.byteLength;
    this.tag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes that it holds, in every coding that was asked for. */
  get size(): number {
    return this.#size;
  }

  get plain(): Buffer {
    return this.#plain;
  }

  coded(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known !== undefined) return known;
    const made = compressed(this.#plain, coding);
    this.#coded.set(coding, made);
    made.then(
      (bytes) => void (this.#size += bytes.byteLength),
      () => this.#coded.delete(coding),
    );
    return made;
  }
}

/** An answer checked and written by the operation's own schema, as the application would. */
export function prepareAnswer<O extends AnyJson>(
  operation: O,
  answer: ReadonlyDeep<z.input<O['answer']>>,
): PreparedAnswer {
  const { id, method, path } = operation;
  const serialise = serializerCompiler({ schema: operation.answer, method, url: path });
  return new PreparedAnswer(id, serialise(answer));
}

/** Sends it, or says that the caller has it already. */
export async function sendPrepared(
  operationId: string,
  answer: PreparedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (answer.operationId !== operationId)
    throw new Error(`${operationId} was answered with what was prepared for ${answer.operationId}`);
  varyByCoding(reply);
  void reply.header('etag', answer.tag);
  if (isKnown(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  void reply.type('application/json; charset=utf-8');
  const coding = answer.plain.byteLength < COMPRESS_FROM_BYTES ? null : codingFor(request);
  if (coding === null) return reply.send(answer.plain);
  const bytes = await answer.coded(coding);
  return reply.header('content-encoding', coding).send(bytes);
}

const isKnown = (known: string | undefined, tag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim() === tag);
