import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { codingFor } from './compress-answers.ts';
import { describeMarked, namedSchemas } from './described-schemas.ts';

interface Description {
  readonly tag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Must be registered before the routes that it describes. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ringwerk', version: VERSION, description: 'Every operation of the Ringwerk portal.' },
      components: {
        schemas: namedSchemas(),
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'ringwerk-session' } },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: describeMarked } }),
  });
  // Routes do not change once the application listens, so it is written and packed once, for the first who asks.
  let description: Promise<Description> | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    description ??= describe(app);
    const { tag, ...bodies } = await description;
    void reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const coding = codingFor(request);
    if (coding !== null) void reply.header('content-encoding', coding);
    return reply.type('application/json; charset=utf-8').send(bodies[coding ?? 'identity']);
  });
}

async function describe(app: FastifyInstance): Promise<Description> {
  const identity = Buffer.from(JSON.stringify(app.swagger()));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { tag: `"${createHash('sha256').update(identity).digest('base64url')}"`, identity, br, gzip: zipped };
}
