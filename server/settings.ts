import { z } from 'zod';

/** Where the store keeps its data: an SQLite file or a PostgreSQL server. */
export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});
/** An address to which paths are appended: it is kept without its closing slash. */
const baseAddress = webAddress.transform((address) => address.replace(/\/+$/, ''));
/** As browsers write it, so that it can stand in any page: without quotes and angle brackets. */
const siteAddress = baseAddress
  .transform((address) => new URL(address))
  .refine(({ search, hash }) => !search && !hash, 'must be an address without ? and #')
  .transform(({ href }) => href.replace(/\/+$/, ''));
const mailAddress = z.email({ error: 'must be an e-mail address' });

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535');

/** Standard Webhooks 1.0, "Signature scheme". */
function isWebhookSecret(secret: string): boolean {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1] ?? '';
  const key = Buffer.from(encoded, 'base64');
  return key.toString('base64') === encoded && key.length >= 24 && key.length <= 64;
}

const databaseAddress = z.string().transform((value, context): DatabaseAddress => {
  if (/^file:.+/.test(value)) return { kind: 'sqlite', path: value.slice('file:'.length) };
  if (/^postgres(ql)?:\/\/.+/.test(value)) return { kind: 'postgres', url: value };
  context.addIssue('must be file:PATH or postgres://…');
  return z.NEVER;
});

/** A whole number from 0, which means no limit. */
const limit = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number from 0 (0 = no limit)')
    .transform(Number)
    .default(fallback);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: siteAddress.optional(),
  DATABASE_URL: databaseAddress.default({ kind: 'sqlite', path: 'data/opar.sqlite' }),
  WORDPRESS_URL: baseAddress.optional(),
  WORDPRESS_FRESH_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
    .transform(Number)
    .default(60),
  WORDPRESS_REFRESH_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    // As they can stand in a header.
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs of ASCII, without spaces')
    .optional(),
  MEDIA_FOLDER: z.string().default('data/media'),
  MEDIA_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number of megabytes from 1 to 999999')
    .transform(Number)
    .default(500),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be an address that starts with smtp:// or smtps://',
    })
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddress.optional(),
  DIGEST_TO: mailAddress.optional(),
  WEBHOOK_URL: webAddress
    .refine((address) => !/^\w+:\/\/[^/?#]*@/.test(address), {
      error: 'must be an address without name and password: WEBHOOK_SECRET signs what is sent',
    })
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes in base64')
    .optional(),
  CONTACT_FORM_URL: webAddress.optional(),
  STUDENT_REGISTRATION_FORM_URL: webAddress.optional(),
  STUDY_ABROAD_FORM_URL: webAddress.optional(),
  INTERNATIONAL_INTERNSHIP_FORM_URL: webAddress.optional(),
  MAP_EMBED_URL: webAddress.optional(),
  TRUST_PROXY: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .default(false),
  // A university's computer room, or the subscribers of a mobile network, can share one address.
  SUBMISSIONS_PER_ADDRESS_PER_HOUR: limit(200),
  SUBMISSIONS_PER_MINUTE: limit(60),
  REFUSALS_PER_ADDRESS_PER_MINUTE: limit(60),
  METRICS_PORT: port.optional(),
  // Whoever can reach them learns how busy the site is.
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

/** Every setting, as the README and `.env.example` have them. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** Of what is set, what must be set as well. */
const needs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'MAIL_TO'],
  ['DIGEST_TO', 'SMTP_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
] as const;

const schema = variables
  .superRefine((settings, context) => {
    for (const [name, needed] of needs) {
      if (!settings[name] || settings[needed]) continue;
      const message = `must be set when ${name} is set`;
      context.addIssue({ code: 'custom', path: [needed], message });
    }
  })
  .transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
  }));

export type Settings = z.output<typeof schema>;

/** Thrown when a setting can't be used; the message names each one, what it was and what it should be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** A password, also one in an address, must not reach the log. */
function withoutSecret(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return '***';
  return value.replace(/^((?:[\w+.-]+:\/\/)?[^:@/]*):.*@/s, '$1:***@');
}

/**
 * Reads the settings from an environment. An empty variable counts as not set.
 *
 * @param environment names and texts, as `process.env` has them
 * @returns every setting, with its default where it is not set
 * @throws SettingsError when one or more can't be used
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const was = given[name] === undefined ? 'not set' : `"${withoutSecret(name, given[name])}"`;
    return `${name} is ${was}, but ${issue.message}`;
  });
  throw new SettingsError(lines.join('\n'));
}
