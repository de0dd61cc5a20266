import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { MODEL_IMPORT_JOB } from './model-import-job.ts';
import { readImport, readImportRows, readImports } from './read-model-import.ts';
import { runModelImport } from './run-model-import.ts';
import { applyImport, cancelImport, recheckImport, uploadSheet } from './start-model-import.ts';

/** The rest is the JSON around the file. */
const UPLOAD_OPTIONS = { bodyLimit: contract.SHEET_BASE64_MAX + 1_024, callsPerMinute: 30 };

/** Files for the collection. */
export function registerModelImports(api: Api, services: Services): void {
  registerOperation(
    api,
    contract.uploadModelSheet,
    ({ caller, body }) => uploadSheet(services, caller, body),
    UPLOAD_OPTIONS,
  );
  registerOperation(api, contract.listModelImports, async () => ({ imports: await readImports(services) }));
  registerOperation(api, contract.getModelImport, ({ params }) => readImport(services, params.id));
  registerOperation(api, contract.listModelImportRows, ({ params, query }) =>
    readImportRows(services, params.id, query),
  );
  registerOperation(api, contract.checkModelImport, ({ caller, params }) => recheckImport(services, caller, params.id));
  registerOperation(api, contract.applyModelImport, ({ caller, params, body }) =>
    applyImport(services, caller, params.id, body),
  );
  registerOperation(api, contract.cancelModelImport, ({ caller, params }) => cancelImport(services, caller, params.id));
  services.jobs.register(MODEL_IMPORT_JOB, (context, payload) => runModelImport(services, context, payload));
}
