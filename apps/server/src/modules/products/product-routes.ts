import {
  getModelCad,
  getModelPictures,
  getModelScene,
  getModelSheet,
  getProductFeed,
  getProductFeedCsv,
} from '@ringwerk/contract';
import type { FastifyReply } from 'fastify';
import type { EventAnswer } from '../../http/register-operation.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { modelFiles } from './model-files.ts';
import { modelSheets } from './model-sheets.ts';
import { productFeed, type ProductFeed } from './product-feed.ts';

function saved(reply: FastifyReply, { name, events }: ProductFeed): EventAnswer {
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  return { events };
}

/** What a dealer takes of an article into the shop or onto a web page: no trade figure is in any of it. */
export function registerProducts(api: Api, services: Services): void {
  const sheetOf = modelSheets(services);
  registerOperation(api, getModelSheet, ({ caller, params, query }) => sheetOf(caller, params.setId, query));
  const files = modelFiles(services);
  api.app.addHook('onClose', () => files.close());
  registerOperation(api, getModelPictures, ({ caller, params, query }) =>
    files.picturesOf(caller, { setId: params.setId, stones: query.stones }),
  );
  registerOperation(api, getModelScene, ({ caller, params, query }) =>
    files.sceneOf(caller, { setId: params.setId, stones: query.stones }),
  );
  registerOperation(api, getModelCad, ({ caller, params, query }) =>
    files.cadOf(caller, { setId: params.setId, stones: query.stones }),
  );
  registerOperation(api, getProductFeed, async ({ caller, query, reply }) =>
    saved(reply, await productFeed(services, caller, query, 'jsonld')),
  );
  registerOperation(api, getProductFeedCsv, async ({ caller, query, reply }) =>
    saved(reply, await productFeed(services, caller, query, 'csv')),
  );
}
