import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { parseTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';

/** Everything that the environment decides; read once, here. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly demoPassword: string | null;
  readonly isProduction: boolean;
  /** Proxies in front whose `X-Forwarded-*` is believed. */
  readonly trustedProxies: TrustedProxies;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** `smtp://` or `smtps://` with credentials; null keeps mail in the database. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where people reach the portal; links in mails begin with it. */
  readonly publicUrl: string;
  /** Built page; served when it exists. */
  readonly webFolder: string;
  readonly stillsFolder: string;
  /** Whether pictures that nobody has asked for yet are drawn while nobody sells. */
  readonly drawsAtNight: boolean;
  readonly limits: ConnectionLimits;
}

/** What one server bears from its callers. */
export interface ConnectionLimits {
  /** Connections at the same time; more are turned away. */
  readonly connections: number;
  /** Until the headers of a request have come, ms. */
  readonly headersMs: number;
  /** Until a request with its body has come, ms. */
  readonly requestMs: number;
  /** How long a stop waits for requests in flight, ms. */
  readonly drainMs: number;
}

const DEFAULTS = {
  PORT: '3000',
  DATA_DIR: './data',
  TRUST_PROXY: '0',
  LOG_LEVEL: 'warn',
  MAIL_FROM: 'Ringwerk <portal@ringwerk.example>',
  MAX_CONNECTIONS: '1000',
  REQUEST_TIMEOUT: '60',
  DRAIN_TIMEOUT: '10',
  NIGHT_DRAWING: 'yes',
};
/** A trial is seen by its own machine only; a house in production is called through a proxy or a container's port. */
const HOSTS = { trial: '127.0.0.1', production: '0.0.0.0' };
/** Headers are short: a client that needs longer for them holds a connection on purpose. */
const HEADERS_MS_MAX = 15_000;

const seconds = z.coerce.number().check(z.int(), z.gte(1), z.lte(3_600));
const proxies = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const parsed = parseTrustedProxies(text);
    if (parsed !== null) return parsed;
    context.issues.push({ code: 'custom', input: text, message: 'a number of proxies, or their addresses' });
    return z.NEVER;
  }),
);
const environment = z.object({
  PORT: z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)),
  HOST: z.optional(z.string()),
  DATA_DIR: z.string().check(z.minLength(1)),
  DATABASE_URL: z.optional(z.string()),
  DEMO_PASSWORD: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string(),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: proxies,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  MAX_CONNECTIONS: z.coerce.number().check(z.int(), z.gte(10), z.lte(100_000)),
  REQUEST_TIMEOUT: seconds,
  DRAIN_TIMEOUT: seconds,
  NIGHT_DRAWING: z.enum(['yes', 'no']),
});

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** @throws Error naming every variable that cannot be used. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // `PORT=` in a shell or container file means "not chosen".
  const chosen = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse({ ...DEFAULTS, ...Object.fromEntries(chosen) });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, code, message }) =>
      code === 'custom' ? `${path.join('.')} (${message})` : path.join('.'),
    );
    throw new Error(`Unusable environment: ${[...new Set(reasons)].join(', ')}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.PUBLIC_URL === undefined)
    throw new Error(
      'PUBLIC_URL is missing: links in mails of a house in production begin with it, like https://portal.example.',
    );
  const requestMs = env.REQUEST_TIMEOUT * 1000;
  return {
    port: env.PORT,
    host: env.HOST ?? (isProduction ? HOSTS.production : HOSTS.trial),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demoPassword: env.DEMO_PASSWORD ?? null,
    isProduction,
    trustedProxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    // Never taken from a request: a forged Host header would send reset links elsewhere.
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    webFolder: fromRoot('apps/web/dist'),
    stillsFolder: fromRoot('packages/catalogue/stills'),
    drawsAtNight: env.NIGHT_DRAWING === 'yes',
    limits: {
      connections: env.MAX_CONNECTIONS,
      headersMs: Math.min(requestMs, HEADERS_MS_MAX),
      requestMs,
      drainMs: env.DRAIN_TIMEOUT * 1000,
    },
  };
}
