import { DEFAULT_LANGUAGE, getLegalText, putLegalText, type LegalText } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import * as repository from './legal-repository.ts';

export function registerLegal(api: Api, services: Services): void {
  registerPublicOperation(api, getLegalText, async ({ params, query }) => {
    const text = await repository.findLegalText(services.database.orm, params.key, query.lang ?? DEFAULT_LANGUAGE);
    if (text === null) throw new CodedError('not-found');
    return legalAnswer(text);
  });
  registerOperation(api, putLegalText, ({ caller, params, body }) =>
    services.database.transaction(async (transaction) => {
      const updatedAt = services.clock();
      const text = { ...body, key: params.key, updatedAt, updatedBy: caller.userId };
      const before = await repository.findExactText(transaction, params.key, body.language);
      const written = await repository.writeLegalText(transaction, text);
      await recordAudit(transaction, caller, updatedAt, {
        action: 'legal-text.changed',
        entity: 'legal-text',
        entityId: `${params.key}/${body.language}`,
        ...differences(
          { title: before?.title ?? null, body: before?.body ?? null },
          { title: body.title, body: body.body },
        ),
      });
      return legalAnswer(written);
    }),
  );
}

const legalAnswer = ({ key, language, title, body, updatedAt }: repository.LegalRow): LegalText => ({
  key,
  language,
  title,
  body,
  updatedAt: updatedAt.toISOString(),
});
