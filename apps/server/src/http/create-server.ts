import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { registerClosing } from './closing.ts';
import { describeError } from './describe-error.ts';
import { errorHandler } from './error-handler.ts';
import { proxyTrust } from './trusted-proxies.ts';

const BODY_LIMIT = 1_048_576;
/** How often connections are looked through for requests that take too long, ms. */
const CHECK_EVERY_MS = 5_000;

/** Takes the lines of the log, one JSON record each. */
export interface LogSink {
  readonly write: (line: string) => void;
}

/** An application without routes: who is believed, how long a caller may take, how errors are answered and logged. */
export function createServer(config: Config, onStorageFull: () => void, log?: LogSink): FastifyInstance {
  const { limits } = config;
  const handleError = errorHandler(onStorageFull);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: proxyTrust(config.trustedProxies),
    logger: {
      level: config.logLevel,
      // Addresses of requests hold couples' tokens; the request id is enough to find a line.
      serializers: { err: (error) => ({ ...describeError(error) }), req: ({ method }) => ({ method }) },
      ...(log === undefined ? {} : { stream: log }),
    },
    // One line per problem, not two per request.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: limits.requestMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, limits.headersMs),
    },
    // Browsers that keep a connection open without a request do not hold up a close; requests in flight do.
    forceCloseConnections: 'idle',
    // Refused by our own hook, in the coded form.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  });
  app.server.maxConnections = limits.connections;
  app.setErrorHandler(handleError);
  registerClosing(app, limits.drainMs);
  return app;
}
