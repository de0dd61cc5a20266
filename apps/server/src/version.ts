import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const manifest = z.object({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)) });

/** The version of the whole project, which stands in one place only: the `package.json` of the root. */
export const VERSION = manifest.parse(
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
).version;
