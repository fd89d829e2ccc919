import { isLoopback } from '#common/loopback.ts';
import packageJson from '#package.json' with { type: 'json' };
import type { Settings } from '../config/settings.ts';

const messages = {
  readOnly: 'the site is read-only: no form is taken until READ_ONLY is unset',
  webhookInClear: 'WEBHOOK_URL is http: applications cross the network unencrypted, use https',
};

/** Removes user name, password and query from a URL. */
function withoutSecrets(url: string): string {
  const { host, pathname, protocol } = new URL(url);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}

/**
 * Lists valid settings that the operator should check.
 *
 * @returns messages for the log, without passwords
 */
export function startupWarnings({ READ_ONLY, WEBHOOK_URL }: Settings): string[] {
  const sendsInClear = WEBHOOK_URL?.startsWith('http:') && !isLoopback(WEBHOOK_URL);
  return [
    ...(READ_ONLY ? [messages.readOnly] : []),
    ...(sendsInClear ? [messages.webhookInClear] : []),
  ];
}

/** Says where the key of the links in mails to staff is, or why there are none. */
function describeAnswerLinks({
  ANSWER_LINKS,
  ANSWER_LINKS_SECRET,
  DATABASE_URL,
}: Settings): string {
  if (!ANSWER_LINKS) return 'ANSWER_LINKS: false, mails to staff have no link that marks an answer';
  if (ANSWER_LINKS_SECRET) return 'ANSWER_LINKS: mails to staff have a link that marks an answer';
  return DATABASE_URL.kind === 'sqlite'
    ? `ANSWER_LINKS: mails to staff have a link that marks an answer; its key is ${DATABASE_URL.path}.answer-key`
    : 'ANSWER_LINKS: off, since PostgreSQL needs ANSWER_LINKS_SECRET for them';
}

/**
 * Describes the services that the site uses, and the fallback of each setting that is not set.
 *
 * @returns lines for the operator, without passwords
 */
export function startupSummary(settings: Settings): string[] {
  const frames = [
    'CONTACT_FORM_URL',
    'STUDENT_REGISTRATION_FORM_URL',
    'STUDY_ABROAD_FORM_URL',
    'INTERNATIONAL_INTERNSHIP_FORM_URL',
    'MAP_EMBED_URL',
  ] as const;
  const { DATABASE_URL: database, SMTP_URL: mail, WORDPRESS_URL: wordpress } = settings;
  return [
    `Version: ${packageJson.version}`,
    `SITE_URL: ${withoutSecrets(settings.SITE_URL)}`,
    database.kind === 'sqlite'
      ? `DATABASE_URL: SQLite, ${database.path}`
      : `DATABASE_URL: PostgreSQL, ${withoutSecrets(database.url)}`,
    mail
      ? `SMTP_URL: ${withoutSecrets(mail)}, mail to ${settings.MAIL_TO}`
      : 'SMTP_URL: not set, no mail is sent; submissions wait in the store (docs/staff-tool.md)',
    ...(settings.DIGEST_TO ? [`DIGEST_TO: each Sunday to ${settings.DIGEST_TO}`] : []),
    ...(mail ? [describeAnswerLinks(settings)] : []),
    ...(mail && settings.DAY_MAIL
      ? [`DAY_MAIL: each office day at opening time to ${settings.MAIL_TO}, if anything is open`]
      : []),
    settings.WEBHOOK_URL
      ? // Some receivers, as Slack's, have their secret in the path.
        `WEBHOOK_URL: ${new URL(settings.WEBHOOK_URL).origin}`
      : 'WEBHOOK_URL: not set, no message is sent of submissions',
    wordpress
      ? `WORDPRESS_URL: ${withoutSecrets(wordpress)}`
      : 'WORDPRESS_URL: not set, posts come from blog/posts/',
    ...frames.map((name) => {
      const url = settings[name];
      return `${name}: ${url ? withoutSecrets(url) : "not set, the frame shows the project's own"}`;
    }),
  ];
}
