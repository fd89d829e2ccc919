import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { createSelectWidthStyle } from '#app/features/eligibility-finder/select-width.ts';
import styles from '#app/features/eligibility-finder/sentence.module.css';
import { plannerTexts } from '#content/document-planner.ts';
import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { listStays, selectStay } from './choose-plan.ts';
import { formatMonth } from './days.ts';
import type { usePlan } from './use-plan.ts';

const texts = plannerTexts.sentence;

/** When one wants to leave and for how long, as a sentence with two blanks. Without scripts its button asks the server. */
export function Sentence({
  option,
  planned: { question, departureMonth, months, form, onChange },
}: {
  option: Opportunity;
  planned: ReturnType<typeof usePlan>;
}) {
  const { duration, isAbroad } = option;
  const stays = listStays(duration);
  const stay = selectStay(duration, question.profile.length);
  // As `shownLength`: what stands for any length is the question's own, where it is none of these.
  const any = stay === undefined ? (question.profile.length ?? '') : '';
  const words = isAbroad ? texts.abroad : texts.atHome;
  return (
    <form
      ref={form}
      action="/global-programs"
      autoComplete="off"
      aria-label={plannerTexts.title(formatOpportunityName(option))}
    >
      <HiddenFields question={question} withLength={stays.length === 0} />
      <p className={styles.sentence}>
        {words.leave}{' '}
        <Field end={duration ? '' : '.'}>
          <select
            name="leave"
            aria-label={texts.month}
            value={departureMonth}
            style={createSelectWidthStyle(formatMonth(departureMonth))}
            onChange={onChange}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(month)}
              </option>
            ))}
          </select>
        </Field>{' '}
        {duration && `${words.stay} `}
        {duration && stays.length === 0 && (
          <span className={styles.noWrap}>{`${duration.text}.`}</span>
        )}
        {duration && stays.length > 0 && (
          <Field end=".">
            <select
              name="length"
              aria-label={texts.length}
              value={stay ?? any}
              style={createSelectWidthStyle(stay ? plannerTexts.lengths[stay] : duration.text)}
              onChange={onChange}
            >
              <option value={any}>{duration.text}</option>
              {stays.map((each) => (
                <option key={each} value={each}>
                  {plannerTexts.lengths[each]}
                </option>
              ))}
            </select>
          </Field>
        )}
      </p>
      <div className="without-scripts">
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}

function Field({ end, children }: { end: string; children: ReactNode }) {
  return (
    <span className={styles.noWrap}>
      <span className={`${styles.field} ${styles.want}`}>{children}</span>
      {end}
    </span>
  );
}

/** What else the address says goes on with the form. */
function HiddenFields({ question, withLength }: { question: FinderQuery; withLength: boolean }) {
  const { departureMonth: _, profile, ...others } = question;
  const { length, ...said } = profile;
  const kept = { ...others, profile: { ...said, ...(withLength && length && { length }) } };
  return [...new URLSearchParams(stringifyFinderQuery(kept))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
