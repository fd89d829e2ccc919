import { officeStatusTexts } from '#content/office-hours.ts';
import { formatOfficeStatus } from './format-office-status.ts';
import styles from './office-hours.module.css';
import type { OfficeStatus } from './office-status.ts';

/**
 * A badge that looks like a door sign and shows whether the office is open, and until or from when. `updateOfficeHours` updates
 * it while the page is open.
 */
export function OfficeHours({ status }: { status: OfficeStatus }) {
  const { title, text } = formatOfficeStatus(status);
  return (
    <p className={styles.badge} data-office={status.open ? 'open' : 'closed'}>
      <b>{title}</b> <span data-hours>{text}</span>
    </p>
  );
}

/** The office's status in one line, with the time zone. */
export function OfficeHoursLine({ status }: { status: OfficeStatus }) {
  const { title, text } = formatOfficeStatus(status);
  return (
    <p className={styles.line} data-office={status.open ? 'open' : 'closed'}>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b> <span data-hours>{text}</span>, {officeStatusTexts.timeZone}
      </span>
    </p>
  );
}
