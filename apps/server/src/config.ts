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
  /** `smtp://` or `smtps://` with credentials; null keeps mail in the database. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where people reach the portal; links in mails begin with it. */
  readonly publicUrl: string;
  /** Built page; served when it exists. */
  readonly webFolder: string;
  readonly stillsFolder: string;
}

const DEFAULTS = {
  PORT: '3000',
  HOST: '0.0.0.0',
  DATA_DIR: './data',
  TRUST_PROXY: '0',
  LOG_LEVEL: 'warn',
  MAIL_FROM: 'Ringwerk <portal@ringwerk.example>',
};

const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);
const environment = z.object({
  PORT: z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)),
  HOST: z.string(),
  DATA_DIR: z.string().check(z.minLength(1)),
  DATABASE_URL: z.optional(z.string()),
  DEMO_PASSWORD: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string(),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
});

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** @throws Error naming every variable that cannot be used. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // `PORT=` in a shell or container file means "not chosen".
  const chosen = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse({ ...DEFAULTS, ...Object.fromEntries(chosen) });
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`Unusable environment: ${[...new Set(names)].join(', ')}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demoPassword: env.DEMO_PASSWORD ?? null,
    isProduction: env.NODE_ENV === 'production',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    // Never taken from a request: a forged Host header would send reset links elsewhere.
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    webFolder: fromRoot('apps/web/dist'),
    stillsFolder: fromRoot('packages/catalogue/stills'),
  };
}
