import { setTimeout as after } from 'node:timers/promises';
import { getDesignStill, getModelStill, isHouseRole, readDesignCode } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { findErrors } from '@ringwerk/kernel/rules';
import { acceptedFormat, StillError, type RenderUrgency, type StillFormat } from '@ringwerk/stills';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { inAlloy } from '../catalogue/alloys-for.ts';
import { mayRead } from '../catalogue/house-model.ts';
import { kernelWith } from '../designs/server-kernel.ts';
import { findAnyDesign, findDesign, type DesignRow } from '../designs/design-repository.ts';
import type { StillRequest, Stills } from './stills.ts';

/** A browser keeps six connections to a server: a picture must not hold one of them for long. */
const PATIENCE_MS = 6_000;
/** Behind more than these nobody waits; the picture is drawn all the same, and there at the next question. */
const SHORT_QUEUE = 3;
const RETRY_SECONDS = 4;
/** A saved version never changes, and neither does its picture. */
const UNCHANGING = 'private, max-age=31536000, immutable';

export function registerStills(api: Api, services: Services): void {
  registerOperation(api, getDesignStill, async ({ caller, params, query, request }) => {
    const code = readDesignCode(params.code);
    const row = code === null ? null : await findFor(services, caller, code);
    if (row === null) throw new CodedError('design.unknown');
    const { alloysOf } = await services.stills.addresses();
    const alloys = alloysOf(row.design, query.v);
    return answer(services, row.design, { view: params.view, size: query.size, alloys }, request);
  });
  registerOperation(api, getModelStill, async ({ params, query, request, caller }) => {
    const model = services.models.find(params.setId);
    if (model === null || !mayRead(model, caller.role, services.clock())) throw new CodedError('model.unknown');
    const own = query.stones === 'without' ? model.without : (model.with ?? model.without);
    const design = query.alloy === undefined ? own : await requireInAlloy(services, own, query.alloy);
    const still = { view: params.view, size: query.size };
    if (still.view === 'left' || still.view === 'right') return turned(services, design, still, request);
    // A list looks on with the article's own picture until one in another alloy is drawn: it stands behind what somebody waits for.
    return answer(services, design, still, request, query.alloy === undefined ? 'awaited' : 'ahead');
  });
}

/** The form in another main alloy. @throws CodedError `design.refused` where the rules forbid it */
async function requireInAlloy({ alloys }: Services, own: Design, alloy: string): Promise<Design> {
  const design = inAlloy(own, alloy);
  const { tables } = kernelWith((await alloys.now()).alloys);
  if (design === null || findErrors(design, tables).length > 0) throw new CodedError('design.refused');
  return design;
}

/** A side that a picture turns to: nobody waits for one, and it is drawn when nobody waits for anything else. */
async function turned(
  { stills, alloys }: Services,
  design: Design,
  still: Pick<StillRequest, 'view' | 'size'>,
  { headers: { accept } }: FastifyRequest,
): Promise<FileAnswer> {
  const format = acceptedFormat(accept);
  const bytes = await stills.ready(design, { ...still, format, alloys: (await alloys.now()).alloys });
  if (bytes === null) throw new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
  return pictureFile(bytes, format);
}

const pictureFile = (bytes: Buffer, format: StillFormat): FileAnswer => ({
  name: `ring.${format}`,
  bytes,
  type: `image/${format}`,
  headers: { 'cache-control': UNCHANGING, vary: 'accept' },
});

/** A committed picture in the size of a tile on a phone: `/stills/256/{key}`, open like the pictures themselves. */
export function registerReducedStills(app: FastifyInstance, stills: Stills): void {
  app.get<{ Params: { key: string } }>('/stills/256/:key', { schema: { hide: true } }, async (request, reply) => {
    const format = acceptedFormat(request.headers.accept);
    const bytes = await stills.reduced(request.params.key, 256, format);
    if (bytes === null) return reply.callNotFound();
    void reply.headers({ 'cache-control': UNCHANGING.replace('private', 'public'), vary: 'accept' });
    return reply.type(`image/${format}`).send(bytes);
  });
}

/** The manufactory sees every dealer's rings. */
const findFor = ({ database: { orm } }: Services, caller: Caller, code: string): Promise<DesignRow | null> =>
  isHouseRole(caller.role) ? findAnyDesign(orm, code) : findDesign(orm, caller.dealerId, code);

async function answer(
  { stills }: Services,
  design: Design,
  still: Omit<StillRequest, 'format'>,
  request: FastifyRequest,
  urgency: RenderUrgency = 'awaited',
): Promise<FileAnswer> {
  const format = acceptedFormat(request.headers.accept);
  const isLong = stills.load(urgency) > SHORT_QUEUE;
  const late = new AbortController();
  const picture = stills.picture(design, { ...still, format }, urgency);
  const patience = after(isLong ? 50 : PATIENCE_MS, null, { signal: late.signal });
  try {
    const bytes = await Promise.race([picture, patience]);
    if (bytes === null) throw new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
    return pictureFile(bytes, format);
  } catch (error) {
    if (error instanceof StillError)
      throw new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
    throw error;
  } finally {
    late.abort();
    // A closed connection gets no answer; the picture is in the store.
    await Promise.allSettled([patience]);
    picture.catch(() => {});
  }
}
