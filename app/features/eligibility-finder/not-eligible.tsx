import { memo, use } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { findChangeToQualify } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { formatChange } from './format-change.ts';
import { explainIneligibility, formatStay, getTitle } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';

const texts = resultTexts.notYet;

/** "Not yet": why, and the change of the sentence that would do. */
export const NotEligible = memo(function NotYet({ notYet }: { notYet: readonly Match[] }) {
  return (
    <section className="not-yet section" aria-labelledby="not-yet">
      <div className="container">
        <h2 id="not-yet" tabIndex={-1}>
          {texts.title}
        </h2>
        <ul>
          {notYet.map((judgement) => (
            <NotEligibleItem key={judgement.opportunity.id} judgement={judgement} />
          ))}
        </ul>
      </div>
    </section>
  );
});

const NotEligibleItem = memo(function Line({ judgement }: { judgement: Match }) {
  const { opportunity } = judgement;
  const { country, name, duration } = opportunity;
  const what = [country && name, duration && formatStay(duration)].filter(Boolean).join(', ');
  return (
    <li>
      {country ? (
        <Illustration file={country.flag} width={32} />
      ) : (
        <span className="icon-circle">
          <Icon name="graduation-cap" />
        </span>
      )}
      <h3>
        {getTitle(opportunity)} <span>{what}</span>
      </h3>
      <p>{explainIneligibility(judgement)}</p>
      <ChangeLink judgement={judgement} />
    </li>
  );
});

function ChangeLink({ judgement }: { judgement: Match }) {
  const question = use(QueryContext);
  const change = findChangeToQualify(judgement, question.profile);
  if (!change) return null;
  return (
    <a
      href={createFinderPath({ ...question, profile: { ...question.profile, ...change } })}
      className="text-link"
    >
      {formatChange(change)}
      <span className="visually-hidden">{texts.again}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
