import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import type { ConfirmationContent } from '#app/features/submission-form/send-submission.ts';
import { confirmation } from '#content/forms/confirmation.ts';
import styles from './ticket.module.css';

/**
 * Formats a time (ISO 8601) in US English long format (requirements 9), in the time zone of the offices. The format is
 * created at the call and not when the module loads, which is while the visitor starts to fill in a form: a browser's first
 * format takes 60 ms on a slow phone.
 */
const formatDhakaDateTime = (time: string) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(time));

/** The id of the element that has the reference and the details. It comes into view as a whole (inline-confirmation.tsx). */
export const ticketId = 'ticket';

/** The reference of a stored submission with its details, and what to do with it. */
export function Ticket({ receipt, level }: { receipt: ConfirmationContent; level: 1 | 2 }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const { reference, details, submittedAt, calendar, another } = receipt;
  const sentDetail = submittedAt && {
    label: confirmation.submittedAt,
    value: `${formatDhakaDateTime(submittedAt)} (${confirmation.timeZoneName})`,
  };
  return (
    <div className={styles.column}>
      <div id={ticketId} className={styles.ticket}>
        <div className={styles.part}>
          <Heading className={styles.title}>{confirmation.reference}</Heading>
          <p className={styles.reference}>{reference}</p>
        </div>
        <div className={styles.part}>
          <dl className={styles.details}>
            {[...details, ...(sentDetail ? [sentDetail] : [])].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.actions}>
        <PrintButton size="small">{confirmation.print}</PrintButton>
        {calendar && (
          <a href={calendar} download className="text-link">
            <Icon name="calendar" />
            <span>{confirmation.calendar.name}</span>
          </a>
        )}
        {another && (
          <ButtonLink to={another.to} variant="ghost" size="small">
            {another.name}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
