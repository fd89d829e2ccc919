import { useLanguage } from '#app/components/language/language-context.ts';
import { officeStatusTexts } from '#content/office-status.ts';
import { formatOfficeStatus } from './format-office-status.ts';
import styles from './office-hours.module.css';
import type { OfficeStatus } from './office-status.ts';

/**
 * A badge that looks like a door sign and shows whether the office is open, and until or from when. `updateOfficeHours` updates
 * it while the page is open.
 */
export function OfficeHours({ status }: { status: OfficeStatus }) {
  const { title, text } = formatOfficeStatus(status, useLanguage());
  return (
    <p className={styles.badge} data-office={status.open ? 'open' : 'closed'}>
      <b>{title}</b> <span data-hours>{text}</span>
    </p>
  );
}

/** The office's status in one line, with the time zone. */
export function OfficeHoursLine({ status }: { status: OfficeStatus }) {
  const language = useLanguage();
  const { title, text } = formatOfficeStatus(status, language);
  return (
    <p className={styles.line} data-office={status.open ? 'open' : 'closed'}>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b> <span data-hours>{text}</span>, {officeStatusTexts[language].timeZone}
      </span>
    </p>
  );
}
