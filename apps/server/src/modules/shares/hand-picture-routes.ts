import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import {
  deleteHandPicture,
  forgetHandPictures,
  keepHandPicture,
  listHandPictures,
  readHandPicture,
} from './hand-pictures.ts';
import { requireOpenShare } from './open-share.ts';
import { shareStatus } from './share-answer.ts';
import { findShares, type ShareRow } from './share-repository.ts';

/** A posted picture: the rest is the JSON around it. */
const BODY_LIMIT = contract.HAND_PICTURE_BASE64_LIMIT + 2_048;
/** Calls of a couple per address and minute; a page shows four pictures. */
const CALLS_PER_MINUTE = { read: 240, write: 12 };
/** What a link kept is gone after this time at most when it has expired, ms; nobody reads it in between. */
const FORGET_EVERY_MS = 600_000;

export function registerHandPictures(api: Api, services: Services): void {
  registerDealerSide(api, services);
  registerCoupleSide(api, services);
  forgetInTime(api, services);
}

function registerDealerSide(api: Api, services: Services): void {
  const { orm } = services.database;
  const require = async ({ dealerId }: Caller, id: string): Promise<ShareRow> => {
    const [found] = await findShares(orm, { dealerId, id });
    if (found === undefined) throw new CodedError('share.unknown');
    return found.share;
  };
  const requireOpen = async (caller: Caller, id: string): Promise<ShareRow> => {
    const share = await require(caller, id);
    if (shareStatus(share, services.clock()) !== 'open') throw new CodedError('share.ended');
    return share;
  };
  /** The consent names the couple, whoever has its link, and its jeweller. */
  const requireShop = ({ isDealerView }: Caller): void => {
    if (isDealerView) throw new CodedError('share.hand-private');
  };
  registerOperation(api, contract.listHandPictures, async ({ caller, params }) => {
    requireShop(caller);
    const share = await require(caller, params.id);
    return shareStatus(share, services.clock()) === 'open' ? listHandPictures(orm, share) : { pictures: [] };
  });
  registerOperation(
    api,
    contract.keepHandPicture,
    async ({ caller, params, body }) => {
      const share = await requireOpen(caller, params.id);
      await keepHandPicture(services, { share, by: caller }, body);
      return listHandPictures(orm, share);
    },
    { bodyLimit: BODY_LIMIT },
  );
  registerOperation(api, contract.getHandPicture, async ({ caller, params }) => {
    requireShop(caller);
    return readHandPicture(orm, await requireOpen(caller, params.id), params.pictureId);
  });
  registerOperation(api, contract.deleteHandPicture, async ({ caller, params }) =>
    deleteHandPicture(services, { share: await require(caller, params.id), by: caller }, params.pictureId),
  );
}

function registerCoupleSide(api: Api, services: Services): void {
  const { orm } = services.database;
  const require = async (token: string, operation: contract.LinkOperation): Promise<ShareRow> =>
    (await requireOpenShare(services, token, operation)).share;
  const read = { callsPerMinute: CALLS_PER_MINUTE.read };
  registerPublicOperation(
    api,
    contract.listSharedHandPictures,
    async ({ params }) => listHandPictures(orm, await require(params.token, 'listSharedHandPictures')),
    read,
  );
  registerPublicOperation(
    api,
    contract.keepSharedHandPicture,
    async ({ params, body }) => {
      const share = await require(params.token, 'keepSharedHandPicture');
      await keepHandPicture(services, { share, by: null }, body);
      return listHandPictures(orm, share);
    },
    {
      bodyLimit: BODY_LIMIT,
      callsPerMinute: CALLS_PER_MINUTE.write,
      admit: ({ token }) => require(token, 'keepSharedHandPicture'),
    },
  );
  registerPublicOperation(
    api,
    contract.getSharedHandPicture,
    async ({ params }) => readHandPicture(orm, await require(params.token, 'getSharedHandPicture'), params.pictureId),
    read,
  );
  registerPublicOperation(
    api,
    contract.deleteSharedHandPicture,
    async ({ params }) => {
      const share = await require(params.token, 'deleteSharedHandPicture');
      await deleteHandPicture(services, { share, by: null }, params.pictureId);
    },
    { callsPerMinute: CALLS_PER_MINUTE.write },
  );
}

function forgetInTime({ app }: Api, services: Services): void {
  const { database, clock, log } = services;
  const forget = (): void =>
    void forgetHandPictures(database.orm, clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'pictures of links that have ended could not be deleted'),
    );
  let forgetting: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    forget();
    forgetting = setInterval(forget, FORGET_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(forgetting));
}
