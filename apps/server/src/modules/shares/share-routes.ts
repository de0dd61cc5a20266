import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { DAY_MS } from '../calendar/house-calendar.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { coupleFigures } from '../designs/couple-figures.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { requireMakeableFor } from '../designs/require-makeable-for.ts';
import { toPage } from '../paging.ts';
import { priceBasisFor } from '../stones/listed-stones.ts';
import { markRing } from '../watch-lists/hearts.ts';
import { requireOpenShare } from './open-share.ts';
import { forgetHandPicturesOf } from './hand-pictures.ts';
import { registerHandPictures } from './hand-picture-routes.ts';
import { makeLink } from './make-link.ts';
import { readForCouple } from './read-for-couple.ts';
import { readShare } from './read-share.ts';
import { shareAnswer, stillOf, withoutPrice } from './share-answer.ts';
import { shareDesign } from './share-design.ts';
import { shareCall, shareOnce } from './share-once.ts';
import { changedFrom, type OpenShare } from './shared-design.ts';
import * as repository from './share-repository.ts';

/** Calls of a couple per address and minute. A whole shop may test its links from one address. */
const CALLS_PER_MINUTE = { read: 120, evaluate: 60, like: 60, write: 12 };
/** A link that somebody floods stops taking more; the dealer's own words still go out. */
const MESSAGES_MAX = 200;

export function registerShares(api: Api, services: Services): void {
  registerDealerSide(api, services);
  registerCoupleSide(api, services);
  registerHandPictures(api, services);
}

function registerDealerSide(api: Api, services: Services): void {
  const { database, clock, stills, models } = services;
  registerOperation(api, contract.createShare, ({ caller, body, sent }) =>
    shareOnce(services, caller, shareCall('share', caller, { key: body.idempotencyKey, body: sent }), () =>
      shareDesign(services, caller, body),
    ),
  );
  registerOperation(api, contract.linkShare, async ({ caller, params }) => {
    const { id, status } = await readShare(services, caller, params.id);
    if (status !== 'open') throw new CodedError('share.ended');
    const now = clock();
    return database.transaction(async (transaction) => {
      await recordAudit(transaction, caller, now, { action: 'share.linked', entity: 'share', entityId: id });
      return { token: await makeLink(transaction, id, now) };
    });
  });
  registerOperation(api, contract.listShares, async ({ caller, query }) => {
    const { offset, ...page } = toPage(query);
    const scope = { dealerId: caller.dealerId, setId: query.setId };
    const { total, unread } = await repository.countShares(database.orm, scope);
    const found = await repository.findShares(database.orm, scope, { ...page, offset });
    const now = clock();
    const { ofSaved } = await stills.addresses();
    return {
      ...page,
      total,
      unread,
      shares: found.map((share) => shareAnswer(models, share, now, stillOf(share, ofSaved))),
    };
  });
  registerOperation(api, contract.changeShare, async ({ caller, params, body }) => {
    const now = clock();
    const changes = {
      ...(body.isRevoked === undefined ? {} : { revokedAt: body.isRevoked ? now : null }),
      ...(body.days === undefined ? {} : { expiresAt: new Date(now.getTime() + body.days * DAY_MS) }),
      ...(body.isRead === undefined ? {} : { unread: 0 }),
    };
    await database.transaction(async (transaction) => {
      // What was kept with a link does not come back with it.
      const ending = { id: params.id, dealerId: caller.dealerId, isEnding: body.isRevoked === true };
      await forgetHandPicturesOf(transaction, now, ending);
      const isFound = await repository.updateShare(transaction, caller.dealerId, params.id, changes);
      if (!isFound) throw new CodedError('share.unknown');
      const entry = { action: 'share.changed', entity: 'share', entityId: params.id, after: changes } as const;
      await recordAudit(transaction, caller, now, entry);
    });
    return readShare(services, caller, params.id);
  });
  registerOperation(api, contract.answerShare, async ({ caller, params, body }) => {
    const { id, status } = await readShare(services, caller, params.id);
    if (status !== 'open') throw new CodedError('share.ended');
    const message = { shareId: id, from: 'dealer' as const, author: caller.name, text: body.text, at: clock() };
    await repository.insertMessage(database.orm, message);
    return readShare(services, caller, id);
  });
}

function registerCoupleSide(api: Api, services: Services): void {
  const { database, clock } = services;
  const require = (token: string, operation: contract.LinkOperation): Promise<OpenShare> =>
    requireOpenShare(services, token, operation);
  registerPublicOperation(
    api,
    contract.openShare,
    async ({ params, caller }) => {
      const found = await require(params.token, 'openShare');
      const { dealerId, id } = found.share;
      // A look of the dealer's own people is not the couple's.
      if (caller?.dealerId !== dealerId)
        await repository.updateShare(database.orm, dealerId, id, { openedAt: clock() });
      return readForCouple(services, found, params.token);
    },
    { callsPerMinute: CALLS_PER_MINUTE.read },
  );
  registerPublicOperation(
    api,
    contract.evaluateForShare,
    async ({ params, body }) => {
      const { share } = await require(params.token, 'evaluateForShare');
      const basis = await priceBasisFor({ database, clock }, share.dealerId, body.design);
      const figures = coupleFigures(evaluateFor(basis, body.design));
      return share.showsPrice ? figures : withoutPrice(figures);
    },
    { callsPerMinute: CALLS_PER_MINUTE.evaluate, admit: ({ token }) => require(token, 'evaluateForShare') },
  );
  registerPublicOperation(
    api,
    contract.likeSharedRing,
    async ({ params, body, caller }) => {
      const { share } = await require(params.token, 'likeSharedRing');
      // What the dealer's own people try out is not the couple's mark.
      if (caller?.dealerId !== share.dealerId) await markRing(services, share, { itemId: params.itemId, ...body });
    },
    { callsPerMinute: CALLS_PER_MINUTE.like, admit: ({ token }) => require(token, 'likeSharedRing') },
  );
  registerPublicOperation(
    api,
    contract.sendShareMessage,
    async ({ params, body }) => {
      const { share } = await require(params.token, 'sendShareMessage');
      const owner = { dealerId: share.dealerId, userId: share.userId };
      const changed = body.design && (await requireMakeableFor(services, owner.dealerId, body.design));
      await database.transaction(async (transaction) => {
        const { id } = share;
        const { name, setId } = await changedFrom(transaction, share, body.madeFrom);
        if ((await repository.lockedMessageCount(transaction, id)) >= MESSAGES_MAX) throw new CodedError('share.full');
        const version =
          changed && (await insertDesign(transaction, owner, changed.basis, changed.made, { name, setId }));
        const words = { author: body.author, text: body.text, designCode: version?.code ?? null };
        await repository.insertMessage(transaction, { ...words, shareId: id, from: 'couple', at: clock() });
      });
      return readForCouple(services, await require(params.token, 'sendShareMessage'), params.token);
    },
    { callsPerMinute: CALLS_PER_MINUTE.write, admit: ({ token }) => require(token, 'sendShareMessage') },
  );
}
