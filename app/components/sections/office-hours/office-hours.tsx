import { officeStatusTexts } from '#content/office-hours.ts';
import { formatOfficeStatus } from './format-office-status.ts';
import styles from './office-hours.module.css';
import type { OfficeStatus } from './office-status.ts';

/**
 * The sign on the office's door: open or closed now, by Dhaka's time. The hours stand beside it. `keepOfficeSigns` changes it
 * while the page is open.
 */
export function OfficeHours({ status }: { status: OfficeStatus }) {
  const { title, text } = formatOfficeStatus(status);
  return (
    <p className={styles.badge} data-office={status.open ? 'open' : 'closed'}>
      <b>{title}</b> <span data-hours>{text}</span>
    </p>
  );
}

/** The same in one line. */
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
