import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** Everything that the environment decides; read once, here. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly demoPassword: string | null;
  readonly isProduction: boolean;
  /** Whether a proxy in front sets `X-Forwarded-*`. */
  readonly trustProxy: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Built page; served when it exists. */
  readonly webFolder: string;
  readonly stillsFolder: string;
}

const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false', '']),
  z.transform((value) => value === '1' || value === 'true'),
);
const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.string()),
  DEMO_PASSWORD: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
  TRUST_PROXY: z._default(flag, false),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
});

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** @throws Error naming every variable that cannot be used. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`Unusable environment: ${[...new Set(names)].join(', ')}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL === undefined || env.DATABASE_URL === '' ? null : env.DATABASE_URL,
    demoPassword: env.DEMO_PASSWORD === undefined || env.DEMO_PASSWORD === '' ? null : env.DEMO_PASSWORD,
    isProduction: env.NODE_ENV === 'production',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    webFolder: fromRoot('apps/web/dist'),
    stillsFolder: fromRoot('packages/catalogue/stills'),
  };
}
