import type { Settings } from './settings.ts';

/** What the site stands on, and what each setting that is not set fell back to: lines for the operator. */
export function startUpNotes(settings: Settings): string[] {
  // Their pages come with a later issue: until then the addresses are checked and allowed, but not shown.
  const frames = [
    'CONTACT_FORM_URL',
    'STUDENT_REGISTRATION_FORM_URL',
    'STUDY_ABROAD_FORM_URL',
    'INTERNATIONAL_INTERNSHIP_FORM_URL',
    'MAP_EMBED_URL',
  ] as const;
  const { DATABASE_URL: database } = settings;
  return [
    `SITE_URL: ${settings.SITE_URL}`,
    database.kind === 'sqlite'
      ? `DATABASE_URL: SQLite, ${database.path}`
      : `DATABASE_URL: PostgreSQL, ${new URL(database.url).host}`,
    settings.SMTP_URL
      ? `SMTP_URL: ${new URL(settings.SMTP_URL).host}, mail to ${settings.MAIL_TO}`
      : 'SMTP_URL: not set, no mail is sent; applications wait in the store (npm run applications -- list)',
    settings.WORDPRESS_URL
      ? `WORDPRESS_URL: ${settings.WORDPRESS_URL}`
      : 'WORDPRESS_URL: not set, posts come from blog/posts/',
    ...frames.map(
      (name) => `${name}: ${settings[name] ?? 'not set'} (no page shows this frame yet)`,
    ),
  ];
}
