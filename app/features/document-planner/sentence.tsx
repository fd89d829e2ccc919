import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { lettersStyle } from '#app/features/eligibility-finder/select-width.ts';
import styles from '#app/features/eligibility-finder/sentence.module.css';
import { planTexts } from '#content/can-i-go-plan.ts';
import { type Option, optionName } from '#domain/eligibility/option.ts';
import { printQuestion, type Question } from '#domain/eligibility/question.ts';
import { stayOf, staysOf } from './choose-plan.ts';
import { monthWords } from './days.ts';
import type { usePlan } from './use-plan.ts';

const texts = planTexts.sentence;

/** When one wants to leave and for how long, as a sentence with two blanks. Without scripts its button asks the server. */
export function Sentence({
  option,
  planned: { question, leave, months, form, onChange },
}: {
  option: Option;
  planned: ReturnType<typeof usePlan>;
}) {
  const { duration, isAbroad } = option;
  const stays = staysOf(duration);
  const stay = stayOf(duration, question.profile.length);
  // As `shownLength`: what stands for any length is the question's own, where it is none of these.
  const any = stay === undefined ? (question.profile.length ?? '') : '';
  const words = isAbroad ? texts.abroad : texts.atHome;
  return (
    <form
      ref={form}
      action="/global-programs"
      autoComplete="off"
      aria-label={planTexts.title(optionName(option))}
    >
      <Kept question={question} withLength={stays.length === 0} />
      <p className={styles.sentence}>
        {words.leave}{' '}
        <Blank end={duration ? '' : '.'}>
          <select
            name="leave"
            aria-label={texts.month}
            value={leave}
            style={lettersStyle(monthWords(leave))}
            onChange={onChange}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {monthWords(month)}
              </option>
            ))}
          </select>
        </Blank>{' '}
        {duration && `${words.stay} `}
        {duration && stays.length === 0 && (
          <span className={styles.together}>{`${duration.text}.`}</span>
        )}
        {duration && stays.length > 0 && (
          <Blank end=".">
            <select
              name="length"
              aria-label={texts.length}
              value={stay ?? any}
              style={lettersStyle(stay ? planTexts.lengths[stay] : duration.text)}
              onChange={onChange}
            >
              <option value={any}>{duration.text}</option>
              {stays.map((each) => (
                <option key={each} value={each}>
                  {planTexts.lengths[each]}
                </option>
              ))}
            </select>
          </Blank>
        )}
      </p>
      <div className="without-scripts">
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}

function Blank({ end, children }: { end: string; children: ReactNode }) {
  return (
    <span className={styles.together}>
      <span className={`${styles.blank} ${styles.want}`}>{children}</span>
      {end}
    </span>
  );
}

/** What else the address says goes on with the form. */
function Kept({ question, withLength }: { question: Question; withLength: boolean }) {
  const { leave: _, profile, ...others } = question;
  const { length, ...said } = profile;
  const kept = { ...others, profile: { ...said, ...(withLength && length && { length }) } };
  return [...new URLSearchParams(printQuestion(kept))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
