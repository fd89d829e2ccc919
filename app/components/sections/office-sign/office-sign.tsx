import { officeSign } from '#content/office-hours.ts';
import styles from './office-sign.module.css';
import type { Opening } from './opening.ts';
import { openingLines } from './opening-lines.ts';

/**
 * The sign on the office's door: open or closed now, by Dhaka's time. The hours stand beside it. `keepOfficeSigns` changes it
 * while the page is open.
 */
export function OfficeSign({ opening }: { opening: Opening }) {
  const { title, text } = openingLines(opening);
  return (
    <p className={styles.sign} data-office={opening.open ? 'open' : 'closed'}>
      <b>{title}</b> <span data-hours>{text}</span>
    </p>
  );
}

/** The same in one line. */
export function OfficeLine({ opening }: { opening: Opening }) {
  const { title, text } = openingLines(opening);
  return (
    <p className={styles.line} data-office={opening.open ? 'open' : 'closed'}>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b> <span data-hours>{text}</span>, {officeSign.timeZone}
      </span>
    </p>
  );
}
