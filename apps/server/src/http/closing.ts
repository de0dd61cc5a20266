import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CodedError } from './coded-error.ts';

const RETRY_SECONDS = 2;

/**
 * Lets a close wait for the requests in flight, at most `drainMs`, and for nothing else: a connection without a request is
 * closed at once, also one on which none has ever come, which Node itself would wait for. Until the end, what still comes
 * over open connections is refused as unavailable, health too, so that a proxy asks another process. Must be registered
 * before every other hook.
 */
export function registerClosing(app: FastifyInstance, drainMs: number): void {
  let isClosing = false;
  /** Requests in flight of every open connection. */
  const connections = new Map<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): void => {
    const requests = connections.get(socket);
    if (requests === undefined) return;
    connections.set(socket, requests + change);
    // After the last bytes of the answer have left.
    if (isClosing && requests + change === 0) socket.destroySoon();
  };
  app.server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    count(request.raw.socket, 1);
    if (isClosing) done(new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS }));
    else done();
  });
  // Comes after the last byte, and also when the caller has left before.
  app.addHook('onResponse', async (request) => count(request.raw.socket, -1));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, requests] of connections) if (requests === 0) socket.destroy();
    const limit = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, drainMs).unref();
    app.server.once('close', () => clearTimeout(limit));
  });
}
