import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { CodedError } from './coded-error.ts';
import { fieldIssues } from './field-issues.ts';
import { isDeeperThan } from './json-depth.ts';

/** Levels of the deepest record that is read, a design, are eight. What is nested deeper costs every walk its stack. */
const DEPTH_MAX = 32;

/** Parses params, query and body by the contract's schemas; a refusal names every field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data: unknown) => {
    if (isDeeperThan(data, DEPTH_MAX)) {
      const issue = { code: 'field.too-deep', path: '', params: { maximum: DEPTH_MAX }, severity: 'error' } as const;
      return { error: new CodedError('request.invalid', { issues: [issue] }) };
    }
    // The input tells a missing field from one of the wrong type; it is not sent back.
    const parsed = z.safeParse(schema, data, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: new CodedError('request.invalid', { issues: fieldIssues(parsed.error.issues) }) };
  };
