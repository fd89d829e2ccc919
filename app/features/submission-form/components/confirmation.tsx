import type { ReactNode, Ref } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import type { ConfirmationContent } from '#app/features/submission-form/send-submission.ts';
import { confirmation } from '#content/forms/confirmation.ts';
import type { Form } from '#domain/submissions/form.ts';
import styles from './confirmation.module.css';

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

/**
 * The confirmation of a stored submission: its reference, the next steps, and how to correct it.
 *
 * @param level the level of the heading: 1 on a separate page
 * @param sent the form's path and the submission's id, whose draft `removeSentDraft` deletes
 * @param headingRef for a parent that moves the focus to the heading
 * @param inSheet whether it is in the sheet of an embedded form, which has its own link back
 * @param children the content after the documents, such as the plan that the application came from
 */
export function Confirmation({
  form,
  level,
  title,
  text,
  receipt,
  sent: sentForm,
  headingRef,
  inSheet = false,
  children,
}: {
  form: Pick<Form, 'correct'>;
  level: 1 | 2;
  title: string;
  text: string;
  receipt: ConfirmationContent;
  sent?: { path: string; submissionId: string };
  headingRef?: Ref<HTMLHeadingElement>;
  inSheet?: boolean;
  children?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const SectionHeading = level === 1 ? 'h2' : 'h3';
  const StepHeading = level === 1 ? 'h3' : 'h4';
  const { correct, links } = confirmation;
  const { submittedAt, steps, documents, calendar } = receipt;
  const sentDetail = submittedAt && {
    label: confirmation.submittedAt,
    value: `${formatDhakaDateTime(submittedAt)} (${confirmation.timeZoneName})`,
  };
  return (
    <section
      aria-labelledby="confirmation"
      className={inSheet ? styles.inSheet : undefined}
      data-sent-draft={sentForm?.path}
      data-submission-id={sentForm?.submissionId}
    >
      <div className={styles.hero}>
        <div className={`container ${styles.heroText}`}>
          <span className={styles.successIcon}>
            <Icon name="check" />
          </span>
          <Heading ref={headingRef} id="confirmation" tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          <p className="lead">{text}</p>
        </div>
        <Illustration {...confirmation.picture} loading="eager" className={styles.picture} />
      </div>

      <div className={`container ${styles.body}`}>
        <div className={styles.summary}>
          <div className={styles.summaryPart}>
            <SectionHeading className={styles.summaryTitle}>
              {confirmation.reference}
            </SectionHeading>
            <p className={styles.reference}>{receipt.reference}</p>
          </div>
          <div className={styles.summaryPart}>
            <dl className={styles.details}>
              {[...receipt.details, ...(sentDetail ? [sentDetail] : [])].map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={`actions ${styles.saveActions}`}>
              <PrintButton size="small">{confirmation.print}</PrintButton>
              {calendar && (
                <a href={calendar} download className="text-link">
                  <Icon name="calendar" />
                  <span>{confirmation.calendar.name}</span>
                </a>
              )}
            </div>
          </div>
        </div>
        <div className={styles.nextSteps}>
          <SectionHeading>{confirmation.next}</SectionHeading>
          <ol>
            {steps.map((step) => (
              <li key={step.title}>
                <StepHeading>{step.title}</StepHeading>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          {submittedAt && <p className={styles.timeZoneNote}>{confirmation.timesAre}</p>}
        </div>
      </div>

      {documents.length > 0 && (
        <div className={`container ${styles.documents}`}>
          <SectionHeading>{confirmation.documents}</SectionHeading>
          <div className={styles.documentLists}>
            {documents.map((list) => (
              <div key={list.title}>
                <StepHeading>{list.title}</StepHeading>
                <ul className={list.ticked ? styles.ticked : undefined}>
                  {list.documents.map((name) => (
                    <li key={name}>
                      <span className={styles.checkbox}>
                        {list.ticked && <Icon name="check" />}
                      </span>
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      )}

      {children}

      <div className={styles.correction}>
        <div className={`container ${styles.correctionInner}`}>
          <div>
            <SectionHeading>{form.correct.title}</SectionHeading>
            <p>
              {form.correct.text} {correct.before}{' '}
              <a href={`mailto:${correct.email}`}>{correct.email}</a> {correct.after}
              {!inSheet && (
                <>
                  {correct.or} <PageLink to={correct.contact.to}>{correct.contact.name}</PageLink>
                </>
              )}
              .
            </p>
          </div>
          {!inSheet && (
            <div className="actions">
              {links.map(({ to, name }, index) => (
                <ButtonLink key={`${name} ${to}`} to={to} variant={index === 0 ? 'ink' : 'ghost'}>
                  {name}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </div>
      <p className={`container ${styles.printFooter}`}>{confirmation.sender}</p>
    </section>
  );
}
