import type { Settings } from './settings.ts';

/** What the site stands on, and what each setting that is not set fell back to: lines for the operator. */
export function startUpNotes(settings: Settings): string[] {
  const frame = (name: string, address: string | undefined, fallback: string) =>
    `${name}: ${address ?? `${fallback} (not set)`}`;
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
    frame('CONTACT_FORM_URL', settings.CONTACT_FORM_URL, "the project's own form"),
    frame(
      'STUDENT_REGISTRATION_FORM_URL',
      settings.STUDENT_REGISTRATION_FORM_URL,
      "the project's own form",
    ),
    frame('STUDY_ABROAD_FORM_URL', settings.STUDY_ABROAD_FORM_URL, "the project's own form"),
    frame(
      'INTERNATIONAL_INTERNSHIP_FORM_URL',
      settings.INTERNATIONAL_INTERNSHIP_FORM_URL,
      "the project's own form",
    ),
    frame('MAP_EMBED_URL', settings.MAP_EMBED_URL, "the project's own map"),
  ];
}
