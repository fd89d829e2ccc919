import { OfficeHours } from '#app/components/sections/office-hours/office-hours.tsx';
import type { OfficeStatus } from '#app/components/sections/office-hours/office-status.ts';
import styles from './weekly-hours.module.css';

/** The opening days of the week, beside the current office hours. */
export function WeeklyHours({
  title,
  lead,
  week,
  officeStatus,
}: {
  title: string;
  lead: string;
  week: readonly { day: string; open: boolean }[];
  officeStatus: OfficeStatus;
}) {
  return (
    <div className={`container ${styles.hours}`}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ul className={styles.week} aria-hidden="true">
          {week.map(({ day, open }) => (
            <li key={day} className={open ? undefined : styles.closed}>
              {day}
            </li>
          ))}
        </ul>
      </div>
      <OfficeHours status={officeStatus} />
    </div>
  );
}
