import type { Ref } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ConfirmationTexts } from '#app/features/submission-form/confirmation-texts.ts';
import type { ConfirmationContent } from '#app/features/submission-form/send-submission.ts';
import { siteEmail } from '#content/identity.ts';
import type { Form } from '#domain/submissions/form.ts';
import styles from './confirmation.module.css';
import { ConfirmationCard } from './confirmation-card.tsx';
import { Documents } from './documents.tsx';
import { NextSteps } from './next-steps.tsx';

/**
 * The confirmation of a stored submission: its reference, the next steps, and how to correct it.
 *
 * @param texts in the language of the form
 * @param level the level of the heading: 1 on a separate page
 * @param sent the form's path and the submission's id, whose draft `removeSentDraft` deletes
 * @param headingRef for a parent that moves the focus to the heading
 * @param inSheet whether it is in the sheet of an embedded form, which has its own link back
 */
export function Confirmation({
  texts,
  form,
  level,
  title,
  text,
  confirmation,
  sent: sentForm,
  headingRef,
  inSheet = false,
}: {
  texts: ConfirmationTexts;
  form: Pick<Form, 'correct'>;
  level: 1 | 2;
  title: string;
  text: string;
  confirmation: ConfirmationContent;
  sent?: { path: string; submissionId: string };
  headingRef?: Ref<HTMLHeadingElement>;
  inSheet?: boolean;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const SectionHeading = level === 1 ? 'h2' : 'h3';
  const { correct } = texts;
  const links = [
    { to: '/', name: texts.links.home },
    { to: '/destinations', name: texts.links.destinations },
  ];
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
        <div className={styles.arch}>
          <Illustration
            file="shore-far"
            description={texts.picture}
            loading="eager"
            className={styles.shore}
          />
          <Illustration file="boat" loading="eager" className={styles.boat} />
        </div>
      </div>

      <div className={`container ${styles.body}`}>
        <ConfirmationCard texts={texts} confirmation={confirmation} level={level} />
        <NextSteps texts={texts} confirmation={confirmation} level={level} />
      </div>

      <Documents texts={texts} confirmation={confirmation} level={level} />

      <div className={styles.correction}>
        <div className={`container ${styles.correctionInner}`}>
          <div>
            <SectionHeading>{form.correct.title}</SectionHeading>
            <p>
              {form.correct.text} {correct.before} <a href={`mailto:${siteEmail}`}>{siteEmail}</a>{' '}
              {correct.after}
              {!inSheet && (
                <>
                  {correct.or} <PageLink to="/contact">{correct.contact}</PageLink>
                </>
              )}
              {correct.end}
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
