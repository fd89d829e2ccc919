import { z } from 'zod';
import * as values from './setting-values.ts';

/**
 * The documentation of a setting, for README's table and `.env.example`. `scripts/settings-documentation.test.ts` compares both
 * with this file, and `npx vitest run settings-documentation -u` writes them.
 */
export type SettingWords = {
  what: string;
  /** What happens if the setting is missing and has no default, or what the default means. */
  otherwise?: string;
  /** The block of `.env.example` that lists it. */
  block: 'server' | 'database' | 'mail' | 'webhook' | 'posts' | 'frames' | 'limits';
  /** Example values besides the default, one line of `.env.example` each. */
  examples?: readonly string[];
  /** A comment above the examples in `.env.example`. */
  comment?: string;
};

/** The documentation of each setting, by its schema. */
export const settingWords = z.registry<SettingWords>();

/** Returns the default of a setting, as it stands in the environment; undefined if it has none. */
export const getDefaultText = (rule: z.ZodType): string | undefined =>
  rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault
    ? String(rule.def.defaultValue)
    : undefined;

/** Every setting with its schema and documentation. README's table has the same order. */
export const configSchema = z.object({
  PORT: values.port.default(3000).register(settingWords, {
    what: 'port to listen on; 0 picks a free one',
    block: 'server',
  }),
  HOST: z.string().default('0.0.0.0').register(settingWords, {
    what: 'address to listen on',
    block: 'server',
  }),
  SITE_URL: values.siteAddress.optional().register(settingWords, {
    what: 'public address, for search engines, link previews, the feed',
    otherwise: '`http://localhost:PORT`',
    block: 'server',
    examples: ['https://www.example.org'],
  }),
  HSTS_INCLUDE_SUBDOMAINS: values.trueOrFalse.default(false).register(settingWords, {
    what: '`true` when each subdomain answers over HTTPS as well: browsers then use nothing else for them either',
    block: 'server',
  }),
  HSTS_PRELOAD: values.trueOrFalse.default(false).register(settingWords, {
    what: '`true` to ask for a place in browsers’ own list (hstspreload.org); needs `HSTS_INCLUDE_SUBDOMAINS`',
    block: 'server',
  }),
  READ_ONLY: values.trueOrFalse.default(false).register(settingWords, {
    what: '`true` while no form can be taken: pages are served, and each form says that it must wait',
    block: 'server',
  }),
  DATABASE_URL: values.databaseAddress.prefault('file:data/opar.sqlite').register(settingWords, {
    what: '`file:PATH` (SQLite) or `postgres://…`',
    block: 'database',
    examples: ['postgres://user:password@localhost:5432/opar'],
  }),
  BACKUP_FOLDER: z.string().default('data/backups').register(settingWords, {
    what: 'where backups of the database are put; `npm run go-live` looks for one of the last 48 hours',
    block: 'database',
  }),
  SMTP_URL: values.mailServer.optional().register(settingWords, {
    what: 'mail server, `smtp://…` (with STARTTLS, or on this machine) or `smtps://…`',
    otherwise: 'no mail: submissions wait in the store',
    block: 'mail',
    examples: ['smtp://user:password@mail.example.org:587'],
  }),
  MAIL_FROM: values.mailAddress.optional().register(settingWords, {
    what: 'sender; needed with `SMTP_URL`',
    block: 'mail',
    examples: ['applications@example.org'],
  }),
  MAIL_TO: values.mailAddress.optional().register(settingWords, {
    what: "the staff's address; needed with `SMTP_URL`",
    block: 'mail',
    examples: ['staff@example.org'],
  }),
  DAY_MAIL: values.trueOrFalse.default(true).register(settingWords, {
    what: '`false` when staff should get no mail at the opening of each office day that lists what is open',
    block: 'mail',
  }),
  DIGEST_TO: values.mailAddress.optional().register(settingWords, {
    what: "address for the week's numbers, each Sunday at 9 in Dhaka; needs `SMTP_URL`",
    otherwise: 'no digest',
    block: 'mail',
    examples: ['office@example.org'],
  }),
  ANSWER_LINKS: values.trueOrFalse.default(true).register(settingWords, {
    what: '`false` when mails to staff should have no link that marks a submission as answered',
    block: 'mail',
  }),
  ANSWER_LINKS_SECRET: values.headerSecret.optional().register(settingWords, {
    what: 'signs these links; needed for them with PostgreSQL',
    otherwise: 'a file beside the SQLite database has one, made by the first start',
    block: 'mail',
    examples: ['what-openssl-rand-hex-32-gives'],
  }),
  WEBHOOK_URL: values.webhookAddress.optional().register(settingWords, {
    what: 'address to which each submission is posted as JSON',
    otherwise: 'no messages',
    block: 'webhook',
    examples: ['https://crm.example.org/hooks/applications'],
  }),
  WEBHOOK_SECRET: values.webhookSecret.optional().register(settingWords, {
    what: 'signs them; needed with `WEBHOOK_URL`: `whsec_` and 24 to 64 bytes in base64',
    block: 'webhook',
    examples: ['whsec_'],
    comment: `A key of your own: node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  }),
  WORDPRESS_URL: values.baseAddress.optional().register(settingWords, {
    what: 'content service with the posts (WordPress REST)',
    otherwise: 'posts of `blog/posts/`',
    block: 'posts',
    examples: ['https://content.example.org'],
  }),
  WORDPRESS_FRESH_SECONDS: values.seconds.default(60).register(settingWords, {
    what: 'how long its answers are shown without asking it again',
    block: 'posts',
  }),
  WORDPRESS_REFRESH_SECRET: values.headerSecret.optional().register(settingWords, {
    what: 'lets WordPress say at once what has changed: see Deploy',
    otherwise: 'it is asked when its answers are old',
    block: 'posts',
    examples: ['what-openssl-rand-hex-32-gives'],
  }),
  WORDPRESS_BENGALI_LANG: values.languageCode.optional().register(settingWords, {
    what: 'language of its Bengali posts, as Polylang and WPML name it (`lang`); English posts are then requested with `lang=en`',
    otherwise: 'its posts are shown in the Bengali edition, too, and said to be in English',
    block: 'posts',
    examples: ['bn'],
  }),
  WORDPRESS_MEDIA_HOSTS: values.hostList.optional().register(settingWords, {
    what: 'other hosts that its pictures may come from, as a CDN: names separated by commas',
    otherwise: "only WordPress's own",
    block: 'posts',
    examples: ['cdn.example.org'],
  }),
  MEDIA_FOLDER: z.string().default('data/media').register(settingWords, {
    what: 'where pictures of its posts are kept, in the widths that pages need, and its last answers',
    block: 'posts',
  }),
  MEDIA_MEGABYTES: values.megabytes.default(500).register(settingWords, {
    what: 'how large the pictures may grow together; the least used give way. The answers take 64 more at most',
    block: 'posts',
  }),
  CONTACT_FORM_URL: values.webAddress.optional().register(settingWords, {
    what: 'outside contact form, in a frame',
    otherwise: "the project's own",
    block: 'frames',
    examples: ['https://content.example.org/contact-form'],
  }),
  STUDENT_REGISTRATION_FORM_URL: values.webAddress.optional().register(settingWords, {
    what: 'outside registration form of the national students page',
    otherwise: "the project's own",
    block: 'frames',
    examples: ['https://content.example.org/student-registration'],
  }),
  STUDY_ABROAD_FORM_URL: values.webAddress.optional().register(settingWords, {
    what: 'outside study abroad form',
    otherwise: "the project's own",
    block: 'frames',
    examples: ['https://content.example.org/study-abroad'],
  }),
  INTERNATIONAL_INTERNSHIP_FORM_URL: values.webAddress.optional().register(settingWords, {
    what: 'outside international internship form',
    otherwise: "the project's own",
    block: 'frames',
    examples: ['https://content.example.org/international-internship'],
  }),
  MAP_EMBED_URL: values.webAddress.optional().register(settingWords, {
    what: 'outside map, in a frame',
    otherwise: "the project's own",
    block: 'frames',
    examples: ['https://maps.example.org/embed'],
  }),
  TRUST_PROXY: values.trueOrFalse.default(false).register(settingWords, {
    what: '`true` behind a proxy that sets `X-Forwarded-For`: it then tells one visitor from another',
    block: 'server',
  }),
  // A university's computer room, or the subscribers of a mobile network, can share one address.
  SUBMISSIONS_PER_ADDRESS_PER_HOUR: values.limit.default(200).register(settingWords, {
    what: 'submissions that one address (of IPv6: one network of /64) may send; 0 = no limit',
    block: 'limits',
  }),
  SUBMISSIONS_PER_MINUTE: values.limit.default(60).register(settingWords, {
    what: 'submissions of all visitors together, and as many suspected ones; 0 = no limit',
    block: 'limits',
  }),
  REFUSALS_PER_ADDRESS_PER_MINUTE: values.limit.default(60).register(settingWords, {
    what: 'wrongly filled in forms of one address that are looked at; 0 = no limit',
    block: 'limits',
  }),
  // Each connection may take 16 kB for a request's headers and 64 kB for a form.
  MAX_CONNECTIONS: values.limit.default(2000).register(settingWords, {
    what: 'connections at the same time; more are closed at once; 0 = no limit',
    block: 'limits',
  }),
  METRICS_PORT: values.port.optional().register(settingWords, {
    what: 'port of `/metrics` for Prometheus; 0 picks a free one',
    otherwise: 'no metrics',
    block: 'server',
    examples: ['9464'],
  }),
  // By default other machines can't fetch the metrics, since they tell how busy the site is.
  METRICS_HOST: z.string().default('127.0.0.1').register(settingWords, {
    what: 'address on which they are served',
    otherwise: 'this machine alone',
    block: 'server',
  }),
  LOG_LEVEL: values.logLevel.default('info').register(settingWords, {
    what: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    block: 'server',
  }),
});
