import { join } from 'node:path';
import { health } from '@ringwerk/contract';
import type { RenderQueue } from '@ringwerk/stills';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { registerCompression } from './http/compress-answers.ts';
import { createServer, type LogSink } from './http/create-server.ts';
import { inlineHashes } from './http/inline-hashes.ts';
import { registerOpenapi } from './http/openapi.ts';
import { registerPublicOperation, type Api } from './http/register-operation.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticSite } from './http/static-site.ts';
import { validatorCompiler } from './http/validator.ts';
import { AR_STYLE_SOURCE } from './modules/ar/ar-page.ts';
import { HouseAlloys } from './modules/alloys/house-alloys.ts';
import { registerAreas } from './modules/areas.ts';
import { recordPersonalRead } from './modules/audit/personal-reads.ts';
import { Catalogue } from './modules/catalogue/catalogue.ts';
import { registerCatalogue } from './modules/catalogue/catalogue-routes.ts';
import { HouseModels } from './modules/catalogue/house-models.ts';
import { createModelStills } from './modules/catalogue/model-stills.ts';
import { weightStore } from './modules/designs/design-weights.ts';
import { registerDesigns } from './modules/designs/design-routes.ts';
import { createEvaluationThread, type EvaluationThread } from './modules/designs/evaluation-thread.ts';
import { createPrintedDocuments } from './modules/documents/printed-documents.ts';
import { JobQueue } from './modules/jobs/job-queue.ts';
import { createFetchPublic, type Network } from './modules/outgoing/fetch-public.ts';
import { MAIL_NETWORK, type MailNetwork } from './modules/outgoing/mail-network.ts';
import { createPrintedPapers } from './modules/papers/printed-papers.ts';
import { createPrintQueue, type PrintQueue } from './modules/pdf/print-queue.ts';
import { authenticator } from './modules/session/authenticator.ts';
import { registerSession } from './modules/session/session-routes.ts';
import { dropCookies } from './modules/session/session-cookies.ts';
import { registerReducedStills, registerStills } from './modules/stills/still-routes.ts';
import { createStills } from './modules/stills/stills.ts';
import { StoneCatalogue } from './modules/stones/stone-catalogue.ts';
import { clientNetwork } from './modules/throttle/client-network.ts';
import { perMinute } from './modules/throttle/limits.ts';
import { Throttle } from './modules/throttle/throttle.ts';
import type { Services } from './services.ts';
import type { Database } from './storage/database.ts';
import { ProcessMemory } from './storage/process-memory.ts';
import { WriteHealth } from './http/write-health.ts';
import { VERSION } from './version.ts';

export interface Dependencies {
  readonly database: Database;
  readonly clock?: () => Date;
  /** Where pictures are drawn; absent: only those that come with the release are shown. */
  readonly renderQueue?: RenderQueue;
  /** Absent: one that works from the moment the application listens. */
  readonly jobs?: JobQueue;
  /** The collection; absent: that of the database. */
  readonly models?: HouseModels;
  /** What outgoing requests may reach; absent: the public internet alone. */
  readonly network?: Network;
  /** Where mails may be handed over; absent: as `MAIL_NETWORK` says. */
  readonly mailNetwork?: MailNetwork;
  /** Where the log goes; absent: to the process's output. */
  readonly log?: LogSink;
}

/** What operations are registered with. */
const apiOf = (app: FastifyInstance, services: Services): Api => ({
  app,
  authenticate: authenticator(services),
  noteWrite: () => services.memory.noteWrite(),
  dropCookies,
  noteRead: (operationId, caller, asked) => recordPersonalRead(services, operationId, caller, asked),
  countCall: (kind, request, most) =>
    services.throttle.reserve([{ kind, subject: clientNetwork(request.ip), limit: perMinute(most) }]),
});

/** The whole application: what tests drive is what is shipped. It does not listen and owns no process. */
export async function createApp(config: Config, dependencies: Dependencies): Promise<FastifyInstance> {
  const { database, clock = () => new Date() } = dependencies;
  const writes = new WriteHealth(database, clock);
  const app = createServer(config, () => writes.noteFailure(), dependencies.log);
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerPolicy(app, config);
  registerCompression(app);
  await app.register(fastifyCookie);
  await registerOpenapi(app);
  const memory = openMemory(app, new ProcessMemory(database, app.log));
  const alloys = new HouseAlloys(database);
  const stills = createStills({
    committedFolder: config.stillsFolder,
    drawnFolder: join(config.dataDir, 'stills'),
    queue: dependencies.renderQueue ?? null,
    alloys,
    log: app.log,
  });
  const models = openModels(app, dependencies.models ?? new HouseModels(database, app.log));
  const modelStills = createModelStills({ database, stills });
  const queue = openPrintQueue(app);
  const services: Services = {
    config,
    database,
    memory,
    models,
    alloys,
    modelStills,
    catalogue: new Catalogue({ models, alloys, clock, modelStills, weights: weightStore(database, clock, app.log) }),
    jobs: dependencies.jobs ?? new JobQueue({ database, clock, log: app.log }),
    fetchPublic: createFetchPublic(dependencies.network),
    mailNetwork: dependencies.mailNetwork ?? MAIL_NETWORK,
    stills,
    stones: new StoneCatalogue(database),
    documents: createPrintedDocuments({ database, stills, queue, clock }),
    papers: createPrintedPapers({ database, queue, clock }),
    printer: queue,
    evaluations: openEvaluations(app),
    clock,
    throttle: new Throttle(database, clock),
    log: app.log,
  };
  runJobs(app, services);
  const api = apiOf(app, services);
  registerPublicOperation(api, health, async () => {
    await writes.requireReady();
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

/** What the page and the light page of a couple's link may load and run. */
function registerPolicy(app: FastifyInstance, { webFolder, publicUrl }: Config): void {
  const page = inlineHashes(join(webFolder, 'index.html'));
  registerSecurityHeaders(app, {
    inline: { ...page, styles: [...page.styles, AR_STYLE_SOURCE] },
    isHttps: publicUrl.startsWith('https:'),
  });
}

function openMemory(app: FastifyInstance, memory: ProcessMemory): ProcessMemory {
  app.addHook('onListen', () => memory.follow());
  app.addHook('onClose', async () => memory.close());
  return memory;
}

function openPrintQueue(app: FastifyInstance): PrintQueue {
  const queue = createPrintQueue();
  app.addHook('onClose', () => queue.close());
  return queue;
}

function openEvaluations(app: FastifyInstance): EvaluationThread {
  const evaluations = createEvaluationThread({
    onFailure: (error) => app.log.error(error, 'a design could not be weighed'),
  });
  app.addHook('onClose', () => evaluations.close());
  return evaluations;
}

/** The collection is there before the first request, and follows other processes while the application listens. */
function openModels(app: FastifyInstance, models: HouseModels): HouseModels {
  app.addHook('onReady', async () => {
    try {
      await models.refresh();
    } catch (error) {
      // A server without its database starts, answers 503, and reads the collection when it is there.
      app.log.warn({ err: error }, 'the collection could not be read yet');
    }
  });
  app.addHook('onListen', () => models.follow());
  app.addHook('onClose', async () => models.close());
  return models;
}

/** Jobs are run while the application listens; a stop lets them end beside the requests in flight. */
function runJobs(app: FastifyInstance, { jobs, config }: Services): void {
  app.addHook('onListen', async () => jobs.start());
  let ended = Promise.resolve();
  app.addHook('preClose', async () => {
    ended = jobs.close(config.limits.drainMs);
  });
  app.addHook('onClose', () => ended);
}
