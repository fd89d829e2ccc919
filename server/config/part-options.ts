import type { Settings } from './settings.ts';

/** Returns the options of the submission service, which doesn't know our settings. */
export function submissionOptions(settings: Settings) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = settings;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  return {
    database: settings.DATABASE_URL,
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
    answerLinks: settings.ANSWER_LINKS
      ? { siteUrl: settings.SITE_URL, secret: settings.ANSWER_LINKS_SECRET }
      : undefined,
    dayMail: settings.DAY_MAIL ? { backupFolder: settings.BACKUP_FOLDER } : undefined,
    digestTo: settings.DIGEST_TO,
    webhook: url && secret ? { url, secret } : undefined,
    submissionsPerAddressPerHour: settings.SUBMISSIONS_PER_ADDRESS_PER_HOUR,
    submissionsPerMinute: settings.SUBMISSIONS_PER_MINUTE,
    rejectionsPerAddressPerMinute: settings.REFUSALS_PER_ADDRESS_PER_MINUTE,
    isReadOnly: settings.READ_ONLY,
  };
}

/** Returns the options of the blog's content services. */
export function blogOptions(settings: Settings) {
  return {
    wordpressUrl: settings.WORDPRESS_URL,
    bengaliCode: settings.WORDPRESS_BENGALI_LANG,
    freshSeconds: settings.WORDPRESS_FRESH_SECONDS,
    mediaHosts: settings.WORDPRESS_MEDIA_HOSTS,
    mediaFolder: settings.MEDIA_FOLDER,
    mediaMegabytes: settings.MEDIA_MEGABYTES,
  };
}
