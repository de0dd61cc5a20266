import { join } from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@ringwerk/contract';
import { acceptedFormat, encodeStill } from '@ringwerk/stills';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { isOpenToCouple } from '../shares/share-answer.ts';
import { changedFrom, sharedDesign, withRingsOfToday, type OpenShare } from '../shares/shared-design.ts';
import { findBranding, findShares } from '../shares/share-repository.ts';
import { createArFiles, type ArFormat } from './ar-files.ts';
import { AR_STAGE, arEndedPage, arPage } from './ar-page.ts';

/** Media types by which phones know what to do. */
const TYPES: Readonly<Record<ArFormat, string>> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' };
/** A saved version never changes, but the link ends: phones ask again after an hour. */
const AN_HOUR = 'private, max-age=3600';
/** Of a link to a quote or a list, whose rings may be others with the next call. */
const NOT_KEPT = 'private, no-cache';
const keptOf = ({ share }: OpenShare): string =>
  share.quoteId === null && share.watchListId === null ? AN_HOUR : NOT_KEPT;
const CALLS_PER_MINUTE = 60;

interface ArRequest {
  readonly Params: { readonly token: string };
  /** `code`: of a link to several rings, of those that are shown; absent: what it opens with. */
  readonly Querystring: { readonly code?: unknown };
}

const codeOf = ({ query: { code } }: FastifyRequest<ArRequest>): string | undefined =>
  typeof code === 'string' ? code : undefined;

/** The link whose rings are shown today; null for none, and for one that has ended. */
async function openShare({ database, clock }: Services, token: string): Promise<OpenShare | null> {
  const [found] = isSessionToken(token) ? await findShares(database.orm, { tokenHash: hashToken(token) }) : [];
  if (found === undefined || !isOpenToCouple(found, clock())) return null;
  const opened = await withRingsOfToday(database.orm, found);
  return typeof opened === 'string' ? null : opened;
}

/**
 * The light page of a couple's link for the phone, `/ar/{token}`, and its files. Not part of the API: a phone's own viewers
 * fetch them without cookies, and the token alone admits.
 */
export function registerAr({ app, countCall }: Api, services: Services): void {
  const limited = {
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => countCall('ar', request, CALLS_PER_MINUTE),
  };
  const files = createArFiles(join(services.config.dataDir, 'ar'));
  /** The link with what of it is asked for; null for what is none of its rings. */
  const openRings = async (request: FastifyRequest<ArRequest>) => {
    const found = await openShare(services, request.params.token);
    const rings = found === null ? null : await sharedDesign(services.database.orm, found, codeOf(request));
    return found === null || rings === null ? null : { found, design: rings.design };
  };
  app.get<ArRequest>('/ar/:token', limited, async (request, reply) => {
    const opened = await openRings(request);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (opened === null) return reply.code(404).send(arEndedPage(askedLanguage(request)));
    const { share } = opened.found;
    const code = codeOf(request);
    const shown = await changedFrom(services.database.orm, share, code);
    const { name, names } = ringName(services.models, shown.name, shown.setId);
    const { company } = await findBranding(services.database.orm, share.dealerId);
    return reply.send(
      arPage({
        language: share.language,
        origin: services.config.publicUrl,
        path: `/ar/${request.params.token}/ring`,
        search: code === undefined ? '' : `?code=${opened.design.code}`,
        name: names?.[share.language] ?? name,
        company,
        userAgent: request.headers['user-agent'] ?? '',
      }),
    );
  });
  for (const format of ['glb', 'usdz'] as const) {
    app.get<ArRequest>(`/ar/:token/ring.${format}`, limited, async (request, reply) => {
      const opened = await openRings(request);
      if (opened === null) return reply.callNotFound();
      const { alloys } = await services.alloys.now();
      const bytes = await files.fileOf({ design: opened.design.design, alloys, format });
      return sendBytes(reply.header('cache-control', keptOf(opened.found)), TYPES[format], bytes);
    });
  }
  app.get<ArRequest>('/ar/:token/ring.picture', limited, async (request, reply) => {
    const opened = await openRings(request);
    if (opened === null) return reply.callNotFound();
    const format = acceptedFormat(request.headers.accept);
    const stillRequest = { view: 'hero', size: 512, format: 'png' } as const;
    const drawn = await services.stills.picture(opened.design.design, stillRequest).catch(() => null);
    if (drawn === null) return reply.callNotFound();
    // Without a see-through ground it covers what stands in its place until then.
    const bytes = await encodeStill(drawn, format, { ground: AR_STAGE });
    const kept = codeOf(request) === undefined ? keptOf(opened.found) : AN_HOUR;
    return sendBytes(reply.headers({ vary: 'accept', 'cache-control': kept }), `image/${format}`, bytes);
  });
}

const sendBytes = (reply: FastifyReply, type: string, bytes: Uint8Array): FastifyReply =>
  reply.type(type).send(Buffer.from(bytes));

/** What the phone prefers, where no link says it. */
function askedLanguage({ headers }: FastifyRequest): Language {
  const asked = (headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  const own = asked === 'ja' ? 'jp' : asked === 'ko' ? 'kr' : asked;
  return LANGUAGES.find((language) => language === own) ?? FALLBACK_LANGUAGE;
}
