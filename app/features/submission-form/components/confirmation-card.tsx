import { PageLink } from '#app/components/language/page-link.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import perforation from '#app/components/sections/perforation.module.css';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import type { ConfirmationTexts } from '#app/features/submission-form/confirmation-texts.ts';
import type { ConfirmationContent } from '#app/features/submission-form/send-submission.ts';
import styles from './confirmation-card.module.css';

/** The id of the element that has the reference and the details. It comes into view as a whole (inline-confirmation.tsx). */
export const confirmationCardId = 'confirmation-card';

/** The reference of a stored submission with its details, and what to do with it. */
export function ConfirmationCard({
  texts,
  confirmation,
  level,
}: {
  texts: ConfirmationTexts;
  confirmation: ConfirmationContent;
  level: 1 | 2;
}) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const { reference, details, submittedAt, calendar, sheets, another } = confirmation;
  const sentDetail = submittedAt && {
    label: texts.submittedAt,
    value: texts.formatTime(submittedAt),
  };
  return (
    <div className={styles.column}>
      <div id={confirmationCardId} className={styles.card}>
        <div className={styles.part}>
          <Heading className={styles.title}>{texts.reference}</Heading>
          <p className={styles.reference}>{reference}</p>
        </div>
        <div className={`${perforation.perforation} ${styles.part}`}>
          <dl className={styles.details}>
            <FactRows rows={[...details, ...(sentDetail ? [sentDetail] : [])]} />
          </dl>
        </div>
      </div>
      <div className={styles.actions}>
        <PrintButton size="small">{texts.print}</PrintButton>
        {calendar && (
          <a href={calendar} download className="text-link">
            <Icon name="calendar" />
            <span>{texts.calendar}</span>
          </a>
        )}
        {sheets.map(({ to, name }) => (
          <PageLink key={to} to={to} className="text-link" target="_top">
            <span>{name}</span>
          </PageLink>
        ))}
        {another && (
          <ButtonLink to={another.to} variant="ghost" size="small">
            {another.name}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
