import { officeSign } from '#app/content/office-hours.ts';
import styles from './office-sign.module.css';
import type { Opening } from './opening.ts';
import { useOpening } from './use-opening.ts';

const linesOf = (opening: Opening) =>
  opening.open
    ? [officeSign.open.title, officeSign.open.until]
    : [officeSign.closed.title, officeSign.closed.opens[opening.opens]];

/** The sign on the office's door: open or closed now, by Dhaka's time. The hours stand beside it. */
export function OfficeSign({ opening: atFirst }: { opening: Opening }) {
  const opening = useOpening(atFirst);
  const [title, text] = linesOf(opening);
  return (
    <p className={opening.open ? styles.sign : `${styles.sign} ${styles.closed}`}>
      <b>{title}</b> <span>{text}</span>
    </p>
  );
}

/** The same in one line. */
export function OfficeLine({ opening: atFirst }: { opening: Opening }) {
  const opening = useOpening(atFirst);
  const [title, text] = linesOf(opening);
  return (
    <p className={opening.open ? styles.line : `${styles.line} ${styles.closed}`}>
      <i aria-hidden="true" />
      <span>
        <b>{title}</b> {text}, {officeSign.timeZone}
      </span>
    </p>
  );
}
