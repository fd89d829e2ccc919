import type { MouseEvent } from 'react';
import { unlessLeaving } from '#app/browser/unless-leaving.ts';
import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { PauseNotice } from '#app/components/sections/pause-notice.tsx';
import button from '#app/components/ui/button.module.css';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import { createResultsPath } from '#app/features/eligibility-finder/finder-paths.ts';
import { useFinderTexts, usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { formatStipend } from '#app/features/eligibility-finder/format-opportunity.ts';
import { createSheetPath } from '#content/sheet-path.ts';
import { stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { createCalendarPath } from './plan-paths.ts';
import { findDelay } from './plan-status.ts';
import { Sentence } from './sentence.tsx';
import type { usePlan } from './use-plan.ts';
import '#app/styles/region-tints.css';

/** The page header: a pause, the form, delays, the stipend, the calendar and print buttons, and the picture of the destination. */
export function PlanHero({
  opportunity,
  planState,
  completed,
}: {
  opportunity: Opportunity;
  planState: ReturnType<typeof usePlan>;
  completed: ReadonlySet<string>;
}) {
  const language = useLanguage();
  const plannerTexts = usePlannerTexts();
  const { query, plan, departureMonth } = planState;
  return (
    <section
      className={`hero${opportunity.country ? ` region-${opportunity.country.region}` : ''}`}
    >
      <div className="container">
        <div className="text">
          <Breadcrumb
            trail={[{ to: createResultsPath(query), name: plannerTexts.trail.answer }]}
            current={plannerTexts.trail.here}
          />
          <h1>{formatOpportunityName(opportunity)}</h1>
          {opportunity.paused && <PauseNotice text={opportunity.paused} />}
          <Sentence opportunity={opportunity} planState={planState} />
          <DelayNotice planState={planState} completed={completed} />
          {opportunity.stipend && <Pay stipend={opportunity.stipend} />}
          <div className="plan-actions">
            <a
              className={`${button.button} ${button.ghost}`}
              href={createCalendarPath(opportunity, departureMonth, {
                profile: query.profile,
                language,
              })}
              download
              onClick={(event) => {
                const url = event.currentTarget.href;
                event.preventDefault();
                void unlessLeaving(import('./save-calendar.ts')).then(
                  ({ saveCalendar }) =>
                    saveCalendar(opportunity, plan, {
                      departureMonth,
                      profile: query.profile,
                      texts: plannerTexts,
                    }),
                  // Without the code, the browser downloads the same file from the server.
                  () => location.assign(url),
                );
              }}
            >
              <Icon name="calendar" /> {plannerTexts.calendar}
            </a>
            <PrintButton>{plannerTexts.print}</PrintButton>
            <MoreLink to={createSheetPath(opportunity.id, departureMonth)}>
              {plannerTexts.sheet}
            </MoreLink>
          </div>
        </div>
        <div className="hero-picture">
          <div className="picture-frame">
            <Illustration file={opportunity.picture} loading="eager" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Pay({ stipend }: { stipend: NonNullable<Opportunity['stipend']> }) {
  const plannerTexts = usePlannerTexts();
  const finderTexts = useFinderTexts();
  const { per, taka } = formatStipend(stipend, finderTexts);
  return (
    <p className="pay">
      <b>{stipend.text}</b>
      <span>
        {plannerTexts.pay(
          `${per}, ${taka}`,
          finderTexts.figures.rateWithSource(stipend.typed.currency),
        )}
      </span>
    </p>
  );
}

/** Explains what is too late for the departure month, and links to the first on-time month. */
function DelayNotice({
  planState,
  completed,
}: {
  planState: ReturnType<typeof usePlan>;
  completed: ReadonlySet<string>;
}) {
  const plannerTexts = usePlannerTexts();
  const { dates } = plannerTexts;
  const { plan, departureMonth, firstOnTimeMonth, query, changePlan, form } = planState;
  const delay = findDelay(plan, completed);
  if (!delay) return null;
  const texts = {
    documents: plannerTexts.late.documents(delay.documents),
    application: plannerTexts.late.application(plan.apply ? dates.day(plan.apply.date) : ''),
    departure: plannerTexts.late.departure,
  };
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    changePlan({ leave: firstOnTimeMonth });
    // The change removes the link, so the focus moves to the select.
    form.current?.querySelector('select')?.focus();
  }
  return (
    <div className="late-notice">
      <p>{texts[delay.what]}</p>
      {firstOnTimeMonth !== departureMonth && (
        <PageLink
          to={`/global-programs?${stringifyFinderQuery({ ...query, departureMonth: firstOnTimeMonth })}`}
          className="text-link"
          onClick={handleClick}
        >
          {plannerTexts.late.instead(dates.month(firstOnTimeMonth))}
          <Icon name="arrow-right" />
        </PageLink>
      )}
    </div>
  );
}
