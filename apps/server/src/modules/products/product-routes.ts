import { getModelSheet } from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { modelSheets } from './model-sheets.ts';

/** What a dealer takes of an article into the shop or onto a web page: no trade figure is in any of it. */
export function registerProducts(api: Api, services: Services): void {
  const sheetOf = modelSheets(services);
  registerOperation(api, getModelSheet, ({ caller, params, query }) => sheetOf(caller, params.setId, query));
}
