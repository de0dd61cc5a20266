import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { CodedError } from './coded-error.ts';
import { fieldIssues } from './field-issues.ts';

/** Parses params, query and body by the contract's schemas; a refusal names every field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data: unknown) => {
    // The input tells a missing field from one of the wrong type; it is not sent back.
    const parsed = z.safeParse(schema, data, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: new CodedError('request.invalid', { issues: fieldIssues(parsed.error.issues) }) };
  };
