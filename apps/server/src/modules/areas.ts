import type { Api } from '../http/register-operation.ts';
import type { Services } from '../services.ts';

/** Watch lists, quotes, orders, stones, dealer, registration, legal texts, back office: one line per module. */
export function registerAreas(_api: Api, _services: Services): void {}
