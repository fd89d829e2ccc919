import numbered from '#app/components/sections/numbered-steps.module.css';
import type { ConfirmationTexts } from '#app/features/submission-form/confirmation-texts.ts';
import type { ConfirmationContent } from '#app/features/submission-form/send-submission.ts';
import styles from './next-steps.module.css';

/** What happens after a submission is stored, with the promised times. */
export function NextSteps({
  texts,
  confirmation: { steps, submittedAt },
  level,
}: {
  texts: ConfirmationTexts;
  confirmation: ConfirmationContent;
  level: 1 | 2;
}) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const StepHeading = level === 1 ? 'h3' : 'h4';
  return (
    <div className={styles.section}>
      <Heading>{texts.next}</Heading>
      <ol className={numbered.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <StepHeading>{step.title}</StepHeading>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {submittedAt && <p className={styles.timeZoneNote}>{texts.timesAre}</p>}
    </div>
  );
}
