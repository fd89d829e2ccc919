import type { MouseEvent } from 'react';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import button from '#app/components/ui/button.module.css';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import { answerAddress, payWords } from '#app/features/eligibility-finder/views.ts';
import { planTexts } from '#content/can-i-go-plan.ts';
import { exchangeRates, ratesName } from '#content/exchange-rates.ts';
import { type Option, optionName } from '#domain/eligibility/option.ts';
import { printQuestion } from '#domain/eligibility/question.ts';
import { calendarAddress } from './addresses.ts';
import { dayWords, monthWords } from './days.ts';
import { Sentence } from './sentence.tsx';
import type { usePlan } from './use-plan.ts';
import { lateOf } from './words.ts';
import '#app/styles/region-tints.css';

/** The sentence, what it pays, what can be taken away, and the picture of where it leads. */
export function Opening({
  option,
  planned,
  ready,
}: {
  option: Option;
  planned: ReturnType<typeof usePlan>;
  ready: ReadonlySet<string>;
}) {
  const { question, plan, leave } = planned;
  return (
    <section className={`opening${option.country ? ` region-${option.country.region}` : ''}`}>
      <div className="container">
        <div className="words">
          <Breadcrumb
            trail={[{ to: answerAddress(question), name: planTexts.trail.answer }]}
            current={planTexts.trail.here}
          />
          <h1>{optionName(option)}</h1>
          <Sentence option={option} planned={planned} />
          <Late planned={planned} ready={ready} />
          {option.stipend && <Pay stipend={option.stipend} />}
          <div className="take-away">
            <a
              className={`${button.button} ${button.ghost}`}
              href={calendarAddress(option, leave, question.profile)}
              download
              onClick={(event) => {
                const address = event.currentTarget.href;
                event.preventDefault();
                void import('./save-calendar.ts').then(
                  ({ saveCalendar }) => saveCalendar(option, plan, leave, question.profile),
                  // The server makes the same file.
                  () => location.assign(address),
                );
              }}
            >
              <Icon name="calendar" /> {planTexts.calendar}
            </a>
            <PrintButton>{planTexts.print}</PrintButton>
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

function Pay({ stipend }: { stipend: NonNullable<Option['stipend']> }) {
  const { per, taka } = payWords(stipend);
  const { currency } = stipend.typed;
  const rate = exchangeRates.inTaka[currency];
  return (
    <p className="pay">
      <b>{stipend.text}</b>
      <span>{planTexts.pay(`${per}, ${taka}`, { currency, taka: rate, source: ratesName() })}</span>
    </p>
  );
}

/** What is too late for the month, and a month that hurries nobody. */
function Late({
  planned,
  ready,
}: {
  planned: ReturnType<typeof usePlan>;
  ready: ReadonlySet<string>;
}) {
  const { plan, leave, unhurried, question, ask, form } = planned;
  const late = lateOf(plan, ready);
  if (!late) return null;
  const words = {
    documents: planTexts.late.documents(late.documents),
    application: planTexts.late.application(plan.apply ? dayWords(plan.apply.date) : ''),
    departure: planTexts.late.departure,
  };
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    ask({ leave: unhurried });
    // The link goes with what it says.
    form.current?.querySelector('select')?.focus();
  }
  return (
    <div className="late">
      <p>{words[late.what]}</p>
      {unhurried !== leave && (
        <a
          href={`/global-programs?${printQuestion({ ...question, leave: unhurried })}`}
          className="text-link"
          onClick={choose}
        >
          {planTexts.late.instead(monthWords(unhurried))}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
