import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Nothing from elsewhere; workers, wasm and pictures that we make in the page are ours.
 * @param scripts - hashes of the scripts that stand in the page itself.
 */
export async function registerSecurityHeaders(app: FastifyInstance, scripts: readonly string[]): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
        'worker-src': ["'self'", 'blob:'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'blob:', 'data:'],
        'media-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // A local start is plain http; https is the proxy's matter and sets this there.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // `no-referrer` would make browsers send `Origin: null` with some writes, which we refuse.
    referrerPolicy: { policy: 'same-origin' },
  });
}
