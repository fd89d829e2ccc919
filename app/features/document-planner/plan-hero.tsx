import type { MouseEvent } from 'react';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import button from '#app/components/ui/button.module.css';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import { createResultsPath, formatStipend } from '#app/features/eligibility-finder/views.ts';
import { plannerTexts } from '#content/document-planner.ts';
import { exchangeRates, formatRatesName } from '#content/exchange-rates.ts';
import { stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { formatDay, formatMonth } from './days.ts';
import { createCalendarPath } from './plan-paths.ts';
import { findDelay } from './plan-status.ts';
import { Sentence } from './sentence.tsx';
import type { usePlan } from './use-plan.ts';
import '#app/styles/region-tints.css';

/** The sentence, what it pays, what can be taken away, and the picture of where it leads. */
export function PlanHero({
  option,
  planned,
  ready,
}: {
  option: Opportunity;
  planned: ReturnType<typeof usePlan>;
  ready: ReadonlySet<string>;
}) {
  const { question, plan, departureMonth } = planned;
  return (
    <section className={`opening${option.country ? ` region-${option.country.region}` : ''}`}>
      <div className="container">
        <div className="words">
          <Breadcrumb
            trail={[{ to: createResultsPath(question), name: plannerTexts.trail.answer }]}
            current={plannerTexts.trail.here}
          />
          <h1>{formatOpportunityName(option)}</h1>
          <Sentence option={option} planned={planned} />
          <DelayNotice planned={planned} ready={ready} />
          {option.stipend && <Pay stipend={option.stipend} />}
          <div className="take-away">
            <a
              className={`${button.button} ${button.ghost}`}
              href={createCalendarPath(option, departureMonth, question.profile)}
              download
              onClick={(event) => {
                const address = event.currentTarget.href;
                event.preventDefault();
                void import('./save-calendar.ts').then(
                  ({ saveCalendar }) =>
                    saveCalendar(option, plan, departureMonth, question.profile),
                  // The server makes the same file.
                  () => location.assign(address),
                );
              }}
            >
              <Icon name="calendar" /> {plannerTexts.calendar}
            </a>
            <PrintButton>{plannerTexts.print}</PrintButton>
          </div>
        </div>
        <div className="hanging">
          <div className="print">
            <Illustration file={option.picture} loading="eager" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Pay({ stipend }: { stipend: NonNullable<Opportunity['stipend']> }) {
  const { per, taka } = formatStipend(stipend);
  const { currency } = stipend.typed;
  const rate = exchangeRates.inTaka[currency];
  return (
    <p className="pay">
      <b>{stipend.text}</b>
      <span>
        {plannerTexts.pay(`${per}, ${taka}`, { currency, taka: rate, source: formatRatesName() })}
      </span>
    </p>
  );
}

/** What is too late for the month, and a month that hurries nobody. */
function DelayNotice({
  planned,
  ready,
}: {
  planned: ReturnType<typeof usePlan>;
  ready: ReadonlySet<string>;
}) {
  const { plan, departureMonth, firstOnTimeMonth, question, ask, form } = planned;
  const late = findDelay(plan, ready);
  if (!late) return null;
  const words = {
    documents: plannerTexts.late.documents(late.documents),
    application: plannerTexts.late.application(plan.apply ? formatDay(plan.apply.date) : ''),
    departure: plannerTexts.late.departure,
  };
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    ask({ leave: firstOnTimeMonth });
    // The link goes with what it says.
    form.current?.querySelector('select')?.focus();
  }
  return (
    <div className="late">
      <p>{words[late.what]}</p>
      {firstOnTimeMonth !== departureMonth && (
        <a
          href={`/global-programs?${stringifyFinderQuery({ ...question, departureMonth: firstOnTimeMonth })}`}
          className="text-link"
          onClick={choose}
        >
          {plannerTexts.late.instead(formatMonth(firstOnTimeMonth))}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
