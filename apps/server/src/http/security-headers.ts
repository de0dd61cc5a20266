import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { InlineHashes } from './inline-hashes.ts';

/** Two years, as browsers ask of a site that is reached over https only. */
const HSTS_SECONDS = 63_072_000;

/** What the pages use of a device; everything else that a script could ask for is off, in frames too. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=(self)',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

export interface SecurityHeadersOptions {
  /** Scripts and styles that stand in our pages themselves. */
  readonly inline: InlineHashes;
  /** Whether people reach the portal over https. */
  readonly isHttps: boolean;
}

/** Sends every answer with them. They are written once: put together anew they took a quarter of a short answer's time. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityHeadersOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Nothing from elsewhere; workers, wasm and pictures that we make in the page are ours. */
function securityHeaders({ inline, isHttps }: SecurityHeadersOptions): Readonly<Record<string, string>> {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline.scripts],
        'worker-src': ["'self'", 'blob:'],
        // Styles that scripts set on elements are not meant by this; those written into a page are allowed by their hash.
        'style-src': ["'self'", ...inline.styles],
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
    // A trial is plain http, and its browser must not insist on https for two years.
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // `no-referrer` would make browsers send `Origin: null` with some writes, which we refuse.
    referrerPolicy: { policy: 'same-origin' },
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  apply(response.req, response, (error) => {
    if (error !== undefined) throw new Error('the security headers could not be written', { cause: error });
  });
  const written = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(written), 'permissions-policy': PERMISSIONS };
}
