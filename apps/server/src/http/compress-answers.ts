import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Bytes from which JSON is sent compressed: below, it fits into the packets that it needs anyway. The session's answer,
 * which holds the write token, stays below, so that its length cannot be probed.
 */
export const COMPRESS_FROM_BYTES = 2_048;
/** Made while somebody waits: a page of the gallery goes from 56.0 to 3.8 KB; files of the build are packed harder, ahead. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Coding = 'br' | 'gzip';

export const compressed = (content: string | Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br' ? toBrotli(content, QUALITY) : toGzip(content);

/** Says to caches on the way that the answer depends on what the browser takes. */
export const varyByCoding = (reply: FastifyReply): void =>
  void reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));

/** Compresses the JSON and the pages that routes answer with, by what the browser takes. Files and streams go as they are. */
export function registerCompression(app: FastifyInstance): void {
  // With a callback: a promise for every answer, of which most go as they are, would be felt in the short ones.
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''));
    if (typeof payload !== 'string' || !isText || payload.length < COMPRESS_FROM_BYTES) return done(null, payload);
    if (reply.hasHeader('content-encoding')) return done(null, payload);
    varyByCoding(reply);
    const coding = codingFor(request);
    if (coding === null) return done(null, payload);
    void reply.header('content-encoding', coding).removeHeader('content-length');
    compressed(payload, coding).then(
      (bytes) => done(null, bytes),
      (error: unknown) =>
        done(error instanceof Error ? error : new Error('the answer could not be compressed', { cause: error })),
    );
  });
}

/** The best coding that the caller takes; null for none. */
export function codingFor(request: FastifyRequest): Coding | null {
  const taken = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : null;
}
