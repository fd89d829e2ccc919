import { z } from 'zod';

/** The path of an SQLite file, or the URL of a PostgreSQL server. */
type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** Whether the PostgreSQL client can read an address: it also decodes each part. */
function isReadable(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  try {
    for (const part of [url.username, url.password, url.hostname, url.pathname]) {
      decodeURIComponent(part);
    }
    return true;
  } catch {
    return false;
  }
}

export const databaseAddress = z.string().transform((value, context): DatabaseAddress => {
  if (value === 'file::memory:') {
    context.addIssue('must be a file: what is in memory is lost when the site stops');
    return z.NEVER;
  }
  if (/^file:.+/.test(value)) return { kind: 'sqlite', path: value.slice('file:'.length) };
  // Otherwise a part of the password would be the host, and be in the error message of the connection.
  if (/^postgres(ql)?:\/\/[^/?#]*[/?#].*@/.test(value)) {
    context.addIssue(
      'must be an address without @ behind /, ? or #: in a password, they are written as %2F, %3F and %23',
    );
    return z.NEVER;
  }
  if (/^postgres(ql)?:\/\/.+/.test(value)) {
    if (isReadable(value)) return { kind: 'postgres', url: value };
    context.addIssue('must be an address with a valid host, port and encoding');
    return z.NEVER;
  }
  context.addIssue('must be file:PATH or postgres://…');
  return z.NEVER;
});

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

/** A URL to which paths are appended. Its trailing slash is removed. */
export const baseAddress = webAddress.transform((address) => address.replace(/(?<!\/)\/+$/, ''));

/**
 * The public URL, serialised as browsers do, so that it has no quotes or angle brackets and is safe in any page. It has no path,
 * since the site's links begin at the root of its host.
 */
export const siteAddress = baseAddress
  .transform((address) => new URL(address))
  .refine(
    ({ href, origin }) => href === `${origin}/`,
    'must be an address of a host alone, as https://www.example.org',
  )
  .transform(({ origin }) => origin);

export const webhookAddress = webAddress.refine((address) => !/^\w+:\/\/[^/?#]*@/.test(address), {
  error: 'must be an address without name and password: WEBHOOK_SECRET signs what is sent',
});

/** Host names, converted to origins. A host without HTTPS on the default port must be written with its scheme. */
export const hostList = z.string().transform((value, context): string[] => {
  const origins = value.split(',').map((part) => {
    const entry = part.trim();
    const url = URL.parse(entry.includes('://') ? entry : `https://${entry}`);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    return entry && isOrigin ? url.origin : undefined;
  });
  if (origins.every((origin) => origin !== undefined)) return origins;
  context.addIssue('must be host names separated by commas, as cdn.example.org,files.example.org');
  return z.NEVER;
});

/** Standard Webhooks 1.0, "Signature scheme". */
export const webhookSecret = z.string().refine((secret) => {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1] ?? '';
  const key = Buffer.from(encoded, 'base64');
  return key.toString('base64') === encoded && key.length >= 24 && key.length <= 64;
}, 'must be whsec_ and 24 to 64 bytes in base64');

/**
 * The options of Nodemailer that SMTP_URL may set as parameters. They concern the SMTP connection. Others may send the
 * mail nowhere while it counts as delivered (`jsonTransport`), to another server (`service`) or into the log (`debug`).
 */
const mailServerParameters = [
  'requireTLS',
  'ignoreTLS',
  'tls.servername',
  'tls.rejectUnauthorized',
  'tls.minVersion',
  'tls.ciphers',
  'authMethod',
  'name',
  'localAddress',
  'connectionTimeout',
  'greetingTimeout',
  'socketTimeout',
  'dnsTimeout',
  'pool',
  'maxConnections',
  'maxMessages',
  'rateLimit',
  'rateDelta',
];

export const mailServer = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: 'must be an address that starts with smtp:// or smtps://',
    abort: true,
  })
  // The rest of a password with an unencoded ? must not appear as a parameter in the message below.
  .refine((address) => !new URL(address).search.includes('@'), {
    error: 'must be an address without @ behind ?: in a password, ? is written as %3F',
    abort: true,
  })
  .superRefine((address, context) => {
    for (const name of new Set(new URL(address).searchParams.keys())) {
      if (mailServerParameters.includes(name)) continue;
      context.addIssue(
        `must be an address without the parameter "${name}": only ${mailServerParameters.join(', ')} are possible`,
      );
    }
  });

export const mailAddress = z.email({ error: 'must be an e-mail address' });

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535');

/** A whole number. 0 means no limit. */
export const limit = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number from 0 (0 = no limit)')
  .transform(Number);

export const seconds = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
  .transform(Number);

export const megabytes = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number of megabytes from 1 to 999999')
  .transform(Number);

/** A secret that is valid in an HTTP header. */
export const headerSecret = z
  .string()
  .min(16, 'must have at least 16 characters')
  .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs of ASCII, without spaces');

/** A language in the notation of WordPress's plugins for several languages: `bn`, `bn-bd`, `bn_BD`. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/, 'must be the code of a language, as bn or bn-bd');

export const trueOrFalse = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` });
