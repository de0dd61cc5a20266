import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import { HouseError, misused } from './house-error.ts';

export interface Options<Text extends string, Flag extends string> {
  readonly texts: Readonly<Partial<Record<Text, string>>>;
  readonly flags: ReadonlySet<Flag>;
  /** Words that belong to no option. */
  readonly words: readonly string[];
}

/** Options of a command. @throws HouseError for one that it does not know, or that lacks its value. */
export function readOptions<Text extends string, Flag extends string = never>(
  args: readonly string[],
  names: { readonly texts: readonly Text[]; readonly flags?: readonly Flag[] },
): Options<Text, Flag> {
  const { texts, flags = [] } = names;
  const { values, positionals } = parsed(args, texts, flags);
  const all: Readonly<Record<string, unknown>> = values;
  const given = (name: string): unknown => all[name];
  return {
    texts: Object.fromEntries(
      texts.flatMap((name) => {
        const value = given(name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ) as Partial<Record<Text, string>>, // keys are the names that were asked for
    flags: new Set(flags.filter((name) => given(name) === true)),
    words: positionals,
  };
}

function parsed(args: readonly string[], texts: readonly string[], flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([
        ...texts.map((name) => [name, { type: 'string' }] as const),
        ...flags.map((name) => [name, { type: 'boolean' }] as const),
      ]),
    });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

/** A value as the page would send it. @throws HouseError that names each field that is refused. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  throw new HouseError(`Not taken: ${reasons.join('; ')}.`);
}
