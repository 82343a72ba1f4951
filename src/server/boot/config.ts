import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type SeedName, seedNames } from '#seed/starting-contents.ts';
import type { BackupSettings } from '#server/backup/backup-settings.ts';
import { longestSessionDays } from '#server/identity/better-auth.ts';
import {
  findIdentityIssues,
  type IdentityChoice,
  identityVariables,
  toIdentityChoice,
} from '#server/identity/identity-choice.ts';
import {
  findMailIssues,
  type MailSettings,
  mailVariables,
  toMailSettings,
} from '#server/identity/mail-settings.ts';
import type { MediaLocation } from '#server/media/store/media-location.ts';
import { type Limits, readLimits } from '#server/security/limits.ts';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { findMisspeltVariables } from './misspelt-variables.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Another origin of this server for third-party code; undefined if it runs at the site's own. */
  readonly frameOrigin: string | undefined;
  /** True if visitors use https: enables Secure cookies and HSTS. */
  readonly isSecure: boolean;
  /** True if all subdomains use https as well. */
  readonly hstsSubdomains: boolean;
  /**
   * No proxy, a number of hops, or a list of addresses. Never all: visitors could then choose their address.
   */
  readonly trustProxy: false | number | string;
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** Location of the library's files. */
  readonly media: MediaLocation;
  /** Undefined: generated into the data folder at the first start. */
  readonly secret: string | undefined;
  /** The first owner; the password only if the site keeps passwords. */
  readonly admin: { readonly email: string; readonly password: string | undefined } | undefined;
  readonly seed: SeedName;
  readonly logLevel: (typeof logLevels)[number];
  /** `off` removes the service worker from every browser that has it. */
  readonly serviceWorker: 'on' | 'off';
  /** Origins of external image services, whose images are requested in the size that a page needs. */
  readonly imageHosts: readonly string[];
  /** `off` disables requests to other sites. */
  readonly embedPosters: 'on' | 'off';
  readonly limits: Limits;
  readonly identity: IdentityChoice;
  /** Days after which users must sign in again, regardless of use. */
  readonly sessionDays: number;
  /** Undefined if the site sends no mail. */
  readonly mail: MailSettings | undefined;
  readonly backup: BackupSettings;
  /** Address of the Prometheus metrics; undefined if disabled. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** One or more invalid variables; the message has a line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(`The configuration is not valid:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
    this.issues = issues;
  }
}

const portRule = 'a number from 0 to 65535 (default 3000)';
const metricsRule = 'a number from 1 to 65535, other than PORT (default: no metrics)';
const databaseRule =
  'sqlite:path/to/file or postgres://user:password@host/database (default: a file in DATA_DIR)';

const bucketRule =
  's3://bucket or s3://bucket/folder, the bucket with 3 to 63 lower-case letters, digits, dots and hyphens (default: a folder in DATA_DIR)';

const keepRule = 'a whole number from 1 to 999: the number of backups to keep (default 14)';

const sessionRule = `a whole number of days from 1 to 365 (default ${longestSessionDays})`;

const imageHostsRule =
  'https origins separated by commas, such as https://blobs.example: image services that support w, h, q and f';

function toOrigins(list: string): string[] {
  return list.split(',').map((host) => host.trim());
}

function isHttpsOrigin(host: string): boolean {
  return isOrigin(host) && new URL(host).protocol === 'https:';
}

/** Schemas of the variables, whose messages are shown for invalid values. */
const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port <= 65_535, portRule)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an address to listen on (default localhost)')
    .default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'an origin without a path, such as https://studio.example (default http://localhost:PORT)',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'on or off (default off)').default('off'),
  FRAME_ORIGIN: z
    .string()
    .refine(isOrigin, 'an origin without a path, such as https://studio-frames.example (default: none)')
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrust,
      'false, the number of proxies in front of the site (1 to 9), or their addresses separated by commas (default false). Behind one proxy write 1; "true" would let every visitor choose their own address',
    )
    .transform(toTrust)
    .default(false),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.string().refine(isDatabaseUrl, databaseRule).optional(),
  MEDIA_URL: z.string().refine(isBucketUrl, bucketRule).optional(),
  MEDIA_ENDPOINT: z
    .string()
    .refine(
      isOrigin,
      'an origin without a path, such as https://s3.example.net (default: Amazon’s for the region)',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  MEDIA_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'a region in lower-case letters, digits and hyphens, such as eu-central-1')
    .optional(),
  MEDIA_ACCESS_KEY: z
    .string()
    .regex(/^\S{1,200}$/, 'a key without spaces')
    .optional(),
  MEDIA_SECRET_KEY: z
    .string()
    .regex(/^\S{1,500}$/, 'a secret without spaces')
    .optional(),
  SECRET: z.string().min(32, 'at least 32 characters (default: generated into DATA_DIR/secret)').optional(),
  SESSION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, sessionRule)
    .transform(Number)
    .refine((days) => days <= 365, sessionRule)
    .default(longestSessionDays),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(10, '10 to 200 characters').max(200, '10 to 200 characters').optional(),
  SEED: z.enum(seedNames, `${seedNames.join(' or ')} (default ${seedNames[0]})`).default(seedNames[0]),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')} (default info)`).default('info'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'on or off (default on)').default('on'),
  IMAGE_HOSTS: z
    .string()
    .transform(toOrigins)
    .refine((hosts) => hosts.every(isHttpsOrigin), imageHostsRule)
    .default([]),
  EMBED_POSTERS: z.enum(['on', 'off'], 'on or off (default on)').default('on'),
  BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, keepRule)
    .transform(Number)
    .default(14),
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, metricsRule)
    .transform(Number)
    .refine((port) => port > 0 && port <= 65_535, metricsRule)
    .optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an address to listen on (default localhost)')
    .default('localhost'),
  ...identityVariables,
  ...mailVariables,
});

/** Names of all variables except limits, which docs/limits.md lists. */
export const configVariables: readonly string[] = Object.keys(schema.shape);

/** Parses the configuration. Throws a {@link ConfigError} that names every invalid variable. */
export function parseConfig(environment: Environment): Config {
  // Shells and compose files pass unset variables as empty ones.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const issues = parsed.success
    ? []
    : parsed.error.issues.map((issue) => formatIssue(String(issue.path[0]), issue.message));
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given;
  if (email === undefined && password !== undefined)
    issues.push('ADMIN_EMAIL: needed together with ADMIN_PASSWORD.');
  if (email !== undefined && password === undefined && given.IDENTITY !== 'firebase')
    issues.push('ADMIN_PASSWORD: needed together with ADMIN_EMAIL.');
  const { limits, issues: limitIssues } = readLimits(given);
  issues.push(
    ...limitIssues,
    ...listFrameIssues(given),
    ...listMediaIssues(given),
    ...findIdentityIssues(given),
    ...findMailIssues(given),
    ...listMetricsIssues(given),
    ...findMisspeltVariables(environment, configVariables),
  );
  if (!parsed.success || issues.length > 0) throw new ConfigError([...new Set(issues)]);
  return toConfig(parsed.data, limits);
}

function toConfig(values: z.output<typeof schema>, limits: Limits): Config {
  const { PORT, DATA_DIR, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: values.HOST,
    publicUrl,
    frameOrigin: values.FRAME_ORIGIN,
    isSecure: publicUrl.startsWith('https:'),
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    trustProxy: values.TRUST_PROXY,
    dataDir: DATA_DIR,
    database: toLocation(values.DATABASE_URL, DATA_DIR),
    media: toMediaLocation(values),
    secret: values.SECRET,
    admin: email === undefined ? undefined : { email, password },
    seed: values.SEED,
    logLevel: values.LOG_LEVEL,
    serviceWorker: values.SERVICE_WORKER,
    imageHosts: [...new Set(values.IMAGE_HOSTS.map((host) => new URL(host).origin))],
    embedPosters: values.EMBED_POSTERS,
    limits,
    identity: toIdentityChoice(values),
    sessionDays: values.SESSION_DAYS,
    mail: toMailSettings(values),
    backup: {
      folder: values.BACKUP_DIR,
      keep: values.BACKUP_KEEP,
      passphrase: values.BACKUP_PASSPHRASE,
    },
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  };
}

function formatIssue(variable: string, allowed: string): string {
  // Leaves out the value, which may be a password: the message is logged.
  return `${variable}: must be ${allowed}.`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search + hash + username === '';
}

function isDatabaseUrl(value: string): boolean {
  if (/^sqlite:./.test(value)) return true;
  return /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value);
}

function toLocation(url: string | undefined, dataDir: string): DatabaseLocation {
  if (url === undefined) return { kind: 'sqlite', file: resolve(dataDir, 'vitrine.db') };
  if (!url.startsWith('sqlite:')) return { kind: 'postgres', url };
  const file = url.slice('sqlite:'.length);
  return { kind: 'sqlite', file: file === ':memory:' ? file : resolve(file.replace(/^\/\/(?=\/)/, '')) };
}

/** Parses `s3://bucket/folder`; undefined for anything else. */
function parseBucketUrl(url: string): { readonly bucket: string; readonly folder: string } | undefined {
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/.exec(url) ?? [];
  return bucket === undefined ? undefined : { bucket, folder: folder.slice(1) };
}

function isBucketUrl(value: string): boolean {
  return parseBucketUrl(value) !== undefined;
}

/**
 * Checks the frame origin: another host, since cookies ignore ports, and https if the site uses it, since
 * browsers would block it otherwise.
 */
function listFrameIssues({ FRAME_ORIGIN: frames, PUBLIC_URL: site }: Environment): string[] {
  if (frames === undefined || !isOrigin(frames)) return [];
  if (site === undefined) return ['PUBLIC_URL: needed together with FRAME_ORIGIN.'];
  if (!isOrigin(site)) return [];
  const [its, ours] = [new URL(frames), new URL(site)];
  const issues: string[] = [];
  if (its.hostname === ours.hostname)
    issues.push('FRAME_ORIGIN: must be another host name than that of PUBLIC_URL.');
  if (its.protocol !== ours.protocol)
    issues.push(`FRAME_ORIGIN: must begin with ${ours.protocol}//, as PUBLIC_URL does.`);
  return issues;
}

/** Checks that a bucket has all its variables, and that none is set without a bucket. */
function listMediaIssues(given: Environment): string[] {
  const { MEDIA_URL: url, MEDIA_ENDPOINT: endpoint, MEDIA_REGION: region } = given;
  const keys = ['MEDIA_ACCESS_KEY', 'MEDIA_SECRET_KEY'];
  if (url === undefined) {
    const unheard = ['MEDIA_ENDPOINT', 'MEDIA_REGION', ...keys].filter((name) => given[name] !== undefined);
    return unheard.length === 0 ? [] : [`MEDIA_URL: needed together with ${unheard.join(' and ')}.`];
  }
  const lacking = keys.filter((name) => given[name] === undefined);
  return [
    ...lacking.map((name) => `${name}: needed together with MEDIA_URL.`),
    ...(endpoint === undefined && region === undefined
      ? ['MEDIA_REGION: needed for a bucket at Amazon; for another service, set MEDIA_ENDPOINT.']
      : []),
  ];
}

/** Region for services without regions. */
const anyRegion = 'us-east-1';

function toMediaLocation(values: z.output<typeof schema>): MediaLocation {
  const { DATA_DIR, MEDIA_ENDPOINT: endpoint, MEDIA_REGION: region = anyRegion } = values;
  const place = parseBucketUrl(values.MEDIA_URL ?? '');
  if (!place) return { kind: 'folder', folder: resolve(DATA_DIR, 'media') };
  const { MEDIA_ACCESS_KEY: accessKey = '', MEDIA_SECRET_KEY: secretKey = '' } = values;
  return { kind: 'bucket', ...place, endpoint, region, accessKey, secretKey };
}

function listMetricsIssues({
  METRICS_PORT: port,
  METRICS_HOST: host,
  PORT: site = '3000',
}: Environment): string[] {
  if (port === undefined)
    return host === undefined ? [] : ['METRICS_PORT: needed together with METRICS_HOST.'];
  return Number(port) === Number(site) ? [formatIssue('METRICS_PORT', metricsRule)] : [];
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isTrust(value: string): boolean {
  if (/^(?:false|\d)$/i.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', mask, ...rest] = part.trim().split('/');
    if (rest.length > 0) return false;
    if (mask === undefined) return isIP(address) !== 0 || namedRanges.includes(address);
    return isIP(address) !== 0 && isNetwork(mask, isIP(address) === 4 ? ipv4 : ipv6);
  });
}

/** Bits of a network mask. A wider network covers most of the internet, like `true`. */
const ipv4 = { widest: 8, bits: 32 };
const ipv6 = { widest: 16, bits: 128 };

function isNetwork(mask: string, { widest, bits }: typeof ipv4): boolean {
  return /^\d{1,3}$/.test(mask) && Number(mask) >= widest && Number(mask) <= bits;
}

function toTrust(value: string): false | number | string {
  const word = value.toLowerCase();
  if (word === 'false') return false;
  return /^\d$/.test(word) ? Number(word) : word;
}
