import type { ReactNode } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { createSelectWidthStyle } from '#app/features/eligibility-finder/select-width.ts';
import styles from '#app/features/eligibility-finder/sentence.module.css';
import { localisePath } from '#content/language.ts';
import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { listStays, selectStay } from './choose-plan.ts';
import type { usePlan } from './use-plan.ts';

/** The departure month and the length of stay as a sentence with two selects. Without scripts, a button submits the form. */
export function Sentence({
  opportunity,
  planState: { query, departureMonth, months, form, onChange },
}: {
  opportunity: Opportunity;
  planState: ReturnType<typeof usePlan>;
}) {
  const language = useLanguage();
  const plannerTexts = usePlannerTexts();
  const texts = plannerTexts.sentence;
  const formatMonth = plannerTexts.dates.month;
  const { duration, isAbroad } = opportunity;
  const stays = listStays(duration);
  const stay = selectStay(duration, query.profile.length);
  // If the requested length isn't one of the stays, it is the value for any length (see getShownLength).
  const anyLength = stay === undefined ? (query.profile.length ?? '') : '';
  const sentenceTexts = isAbroad ? texts.abroad : texts.atHome;
  return (
    <form
      ref={form}
      action={localisePath('/global-programs', language)}
      autoComplete="off"
      aria-label={plannerTexts.title(formatOpportunityName(opportunity))}
    >
      <HiddenFields query={query} hasLengthField={stays.length === 0} />
      <p className={styles.sentence}>
        {sentenceTexts.leave}{' '}
        <Field end={duration ? sentenceTexts.between : sentenceTexts.endAfterMonth}>
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
        {duration && `${sentenceTexts.stay} `}
        {duration && stays.length === 0 && (
          <span className={styles.noWrap}>{`${duration.text}${sentenceTexts.end}`}</span>
        )}
        {duration && stays.length > 0 && (
          <Field end={sentenceTexts.end}>
            <select
              name="length"
              aria-label={texts.length}
              value={stay ?? anyLength}
              style={createSelectWidthStyle(stay ? plannerTexts.lengths[stay] : duration.text)}
              onChange={onChange}
            >
              <option value={anyLength}>{duration.text}</option>
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

/** The other parameters of the query, which the form submits unchanged. */
function HiddenFields({
  query,
  hasLengthField,
}: {
  query: FinderQuery;
  /** Whether the length is one of the hidden fields, because the sentence has no select for it. */
  hasLengthField: boolean;
}) {
  const { departureMonth: _, profile, ...rest } = query;
  const { length, ...otherFields } = profile;
  const hiddenQuery = {
    ...rest,
    profile: { ...otherFields, ...(hasLengthField && length && { length }) },
  };
  return [...new URLSearchParams(stringifyFinderQuery(hiddenQuery))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
