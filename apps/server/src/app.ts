import { join } from 'node:path';
import { MODELS } from '@ringwerk/catalogue/models';
import { health } from '@ringwerk/contract';
import type { StillRoom } from '@ringwerk/stills';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { CodedError } from './http/coded-error.ts';
import { registerCompression } from './http/compress-answers.ts';
import { handleError } from './http/error-handler.ts';
import { inlineScriptHashes } from './http/inline-scripts.ts';
import { registerOpenapi } from './http/openapi.ts';
import { registerPublicOperation, type Api } from './http/register-operation.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticSite } from './http/static-site.ts';
import { validatorCompiler } from './http/validator.ts';
import { registerAreas } from './modules/areas.ts';
import { Catalogue } from './modules/catalogue/catalogue.ts';
import { registerCatalogue } from './modules/catalogue/catalogue-routes.ts';
import { registerDesigns } from './modules/designs/design-routes.ts';
import { registerSession, authenticator } from './modules/session/session-routes.ts';
import { dropCookies } from './modules/session/session-cookies.ts';
import { registerReducedStills, registerStills } from './modules/stills/still-routes.ts';
import { createStills } from './modules/stills/stills.ts';
import type { Services } from './services.ts';
import type { Database } from './storage/database.ts';
import { VERSION } from './version.ts';

export interface Dependencies {
  readonly database: Database;
  readonly clock?: () => Date;
  /** Where pictures are drawn; absent: only those that come with the release are shown. */
  readonly stillRoom?: StillRoom;
}

const BODY_LIMIT = 1_048_576;

/** The whole application: what tests drive is what is shipped. It does not listen and owns no process. */
export async function createApp(config: Config, dependencies: Dependencies): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel },
    // One line per problem, not two per request.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    // A close must not wait for browsers that keep connections open.
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  await registerSecurityHeaders(app, inlineScriptHashes(join(config.webFolder, 'index.html')));
  registerCompression(app);
  await app.register(fastifyCookie);
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) =>
      new CodedError('session.too-many-attempts', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
  await registerOpenapi(app);
  const stills = createStills({
    committedFolder: config.stillsFolder,
    drawnFolder: join(config.dataDir, 'stills'),
    room: dependencies.stillRoom ?? null,
    log: app.log,
  });
  const services: Services = {
    config,
    database: dependencies.database,
    catalogue: new Catalogue(MODELS, stills.committed),
    stills,
    clock: dependencies.clock ?? (() => new Date()),
    log: app.log,
  };
  const api: Api = { app, authenticate: authenticator(services), dropCookies };
  registerPublicOperation(api, health, async () => {
    await services.database.pool.query('select 1');
    return { status: 'ok' as const, version: VERSION };
  });
  registerSession(api, services);
  registerCatalogue(api, services);
  registerDesigns(api, services);
  registerStills(api, services);
  registerReducedStills(app, stills);
  registerAreas(api, services);
  await registerStaticSite(app, config, async (set, request) => {
    const session = await api.authenticate(request);
    // A couple's page has another frame: it waits for its own.
    return session === null || session.caller.isCustomerView ? null : services.catalogue.pictureOf(set);
  });
  return app;
}
