import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { changeMany, createModel, placeModel, requireModel, updateOne } from './change-collection.ts';
import { drawSidesAtNight } from './draw-sides.ts';
import { addMissingPictures, drawPicture, redrawModel } from './draw-picture.ts';
import { foundModels } from './list-models.ts';
import { modelAnswer, summaryOf } from './model-answers.ts';
import { modelRows } from './model-sheet.ts';
import { PICTURE_JOB } from './picture-job.ts';
import { picturesOf } from './picture-states.ts';

/** The collection as the house keeps it. */
export function registerCollection(api: Api, services: Services): void {
  const { models, clock } = services;
  registerOperation(api, contract.listHouseModels, async ({ query, caller }) => {
    models.recountWhenOld();
    const reading = { language: query.lang ?? caller.language, now: clock() };
    const { page, pageSize, offset } = toPage(query);
    const { found, counts } = foundModels(models.list, query, reading);
    const shown = found.slice(offset, offset + pageSize);
    const pictureOf = await picturesOf(services, shown);
    const stillOf = await services.modelStills(shown);
    return {
      page,
      pageSize,
      total: found.length,
      models: shown.map((model) => ({ ...summaryOf(model, reading, stillOf), picture: pictureOf(model) })),
      setIds: found.map(({ setId }) => setId),
      counts,
    };
  });
  registerOperation(api, contract.getHouseModel, async ({ params, query, caller }) => {
    await models.require(params.setId);
    const reading = { language: query.lang ?? caller.language, now: clock() };
    return modelAnswer(services, requireModel(services, params.setId), reading);
  });
  registerOperation(api, contract.exportHouseModels, async () => ({
    rows: modelRows(models.list, await houseZone(services.database.orm)),
  }));
  registerOperation(api, contract.listPlaces, async ({ params, query, caller }) => {
    const reading = { language: query.lang ?? caller.language, now: clock() };
    const isCounted = params.category === contract.COUNTED_CATEGORY;
    const sort = isCounted ? ({ sort: 'points', descending: true } as const) : ({ sort: 'place' } as const);
    const { found } = foundModels(models.list, { category: params.category, ...sort }, reading);
    const stillOf = await services.modelStills(found);
    return { models: found.map((model) => summaryOf(model, reading, stillOf)) };
  });
  registerOperation(api, contract.createHouseModel, ({ body, caller }) => createModel(services, caller, body));
  registerOperation(api, contract.updateHouseModel, ({ params, body, caller }) =>
    updateOne(services, caller, params.setId, body),
  );
  registerOperation(api, contract.changeHouseModels, ({ body, caller }) => changeMany(services, caller, body));
  registerOperation(api, contract.placeHouseModel, async ({ params, body, caller }) =>
    placeModel(services, caller, params.setId, body),
  );
  registerPictures(api, services);
}

/** Pictures of the collection: drawn by the queue, at the start those that this version of the viewer has not drawn. */
function registerPictures(api: Api, services: Services): void {
  registerOperation(api, contract.redrawModel, async ({ params, caller }) => {
    await services.models.require(params.setId);
    return redrawModel(services, caller, requireModel(services, params.setId));
  });
  services.jobs.register(PICTURE_JOB, (context, order) => drawPicture(services, context, order), {
    isReady: async () => services.stills.canDraw(),
  });
  let endSides: (() => void) | null = null;
  api.app.addHook('onListen', (done) => {
    done();
    addMissingPictures(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'missing pictures of the collection could not be looked for'),
    );
    if (services.config.drawsAtNight) endSides = drawSidesAtNight(services);
  });
  api.app.addHook('onClose', async () => endSides?.());
}
