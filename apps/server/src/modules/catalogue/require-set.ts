import { MODELS, type CatalogueModel } from '@ringwerk/catalogue/models';
import { CodedError } from '../../http/coded-error.ts';

const BY_SET = new Map(MODELS.map((model) => [model.setId, model]));

/**
 * The article that a request names by its set, null when it names none. A set that the collection does not have is never
 * stored. @throws CodedError `model.unknown`
 */
export function requireSet(setId: number | undefined): CatalogueModel | null {
  if (setId === undefined) return null;
  const model = BY_SET.get(setId);
  if (model === undefined) throw new CodedError('model.unknown');
  return model;
}
