import type { Ref } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/components/ui/button/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { ConfirmationTexts } from '#app/content/applications/confirmation.ts';
import styles from './confirmation.module.css';
import type { Receipt } from './send-application.ts';

/** SPEC section 9: dates in US English long format. The offices are in Dhaka. */
const dateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

/**
 * That an application is stored: its reference, what happens next, and not to send it again.
 *
 * @param level the heading's: 1 on a page of its own
 * @param headingRef for who moves the focus to it
 */
export function Confirmation({
  level,
  title,
  text,
  receipt,
  texts,
  headingRef,
}: {
  level: 1 | 2;
  title: string;
  text: string;
  receipt: Receipt;
  texts: ConfirmationTexts;
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const Part = level === 1 ? 'h2' : 'h3';
  const Step = level === 1 ? 'h3' : 'h4';
  const { details, next, correct } = texts;
  const rows = [
    [details.programme, receipt.programme],
    [details.destination, receipt.destination],
    [details.duration, receipt.duration],
    [
      details.submittedAt,
      `${dateFormat.format(new Date(receipt.submittedAt))} (${texts.timeZoneName})`,
    ],
  ];
  return (
    <section aria-labelledby="confirmation">
      <div className={styles.hero}>
        <div className={`container ${styles.heroText}`}>
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
          <Heading ref={headingRef} id="confirmation" tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          <p className="lede">{text}</p>
        </div>
        <Illustration {...texts.picture} loading="eager" className={styles.picture} />
      </div>

      <div className={`container ${styles.body}`}>
        <div className={styles.ticket}>
          <div className={styles.stub}>
            <Part className={styles.ticketTitle}>{texts.reference}</Part>
            <p className={styles.reference}>{receipt.reference}</p>
          </div>
          <div className={styles.stub}>
            <dl className={styles.details}>
              {rows.map(
                ([label, value]) =>
                  value && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
            <div className={styles.print}>
              <Button type="button" variant="ghost" size="small" onClick={() => print()}>
                <Icon name="printer" /> {texts.print}
              </Button>
            </div>
          </div>
        </div>
        <div className={styles.next}>
          <Part>{next.title}</Part>
          <ol>
            {next.steps.map((step) => (
              <li key={step.title}>
                <Step>{step.title}</Step>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>

      <div className={styles.correct}>
        <div className={`container ${styles.correctInner}`}>
          <div>
            <Part>{correct.title}</Part>
            <p>
              {correct.before} <a href={`mailto:${correct.email}`}>{correct.email}</a>{' '}
              {correct.between} <Link to="/contact">{correct.contact}</Link>.
            </p>
          </div>
          <div className="actions">
            {texts.links.map(({ to, name }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'ink' : 'ghost'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
