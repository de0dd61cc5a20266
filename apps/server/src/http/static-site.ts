import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { handleNotFound } from './error-handler.ts';
import { openSetPage, setOfAddress, type SetAddress } from './set-page.ts';

const YEAR_SECONDS = 31_536_000;
/** vite writes a hash of the content into these names; a still's address holds its design's key and how it was drawn. */
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Address of a set's picture for whoever is logged in; null for a guest, and where there is none. */
export type SetPicture = (set: SetAddress, request: FastifyRequest) => Promise<string | null>;

/**
 * The built page with its assets, the stills, and the page itself for every address that is not the API's. A set's page
 * comes with the picture of its rings, so that they are seen before any script has run.
 */
export async function registerStaticSite(app: FastifyInstance, config: Config, setPicture: SetPicture): Promise<void> {
  if (existsSync(config.stillsFolder)) {
    await app.register(fastifyStatic, {
      root: config.stillsFolder,
      prefix: '/stills/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (response) => {
        void response.header('cache-control', IMMUTABLE);
      },
    });
  }
  const index = join(config.webFolder, 'index.html');
  const hasPage = existsSync(index);
  if (hasPage) {
    await app.register(fastifyStatic, {
      root: config.webFolder,
      wildcard: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        void response.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
  }
  const setPage = openSetPage(index);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = hasPage && (request.method === 'GET' || request.method === 'HEAD') && isPageAddress(request.url);
    if (!wantsPage) return handleNotFound(request, reply);
    const set = setPage && setOfAddress(request.url);
    // Without the picture, the page says itself what is wrong.
    const picture = set && (await setPicture(set, request).catch(() => null));
    if (!setPage || !picture) return reply.code(200).sendFile('index.html');
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(setPage(picture));
  });
}

/** Addresses of the page have no file extension; a missing asset must stay a 404 or the browser runs HTML as script. */
function isPageAddress(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path !== '/api' && !/^\/(api|stills|ar)\//.test(path) && !/\.\w{1,8}$/.test(path);
}
