import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { programmeAtHome } from '#content/eligibility-finder-home.ts';
import type { EligibilityResults } from '#domain/eligibility/eligibility-results.ts';
import { evaluateRule } from '#domain/eligibility/evaluate-rule.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { useFinderTexts } from './finder-texts.ts';
import { explainIneligibility } from './format-opportunity.ts';
import { findNearestMatch } from './nearest-match.ts';
import { SuggestedChanges } from './suggested-changes.tsx';

/** Shown if every opportunity is in the group "Not yet": the reason, suggested changes, and the programme in Bangladesh. */
export function NoResults({
  query,
  results,
  opportunities,
}: {
  query: FinderQuery;
  results: EligibilityResults;
  opportunities: readonly Opportunity[];
}) {
  const texts = useFinderTexts();
  const { none } = texts.results;
  const nearest = findNearestMatch(results.notEligible);
  const isForHome = programmeAtHome.rules.every(
    (rule) => evaluateRule(rule, query.profile) !== 'unmet',
  );
  return (
    <>
      <section className="results on-dark" aria-labelledby="now">
        <div className="container">
          <h2 id="now" tabIndex={-1}>
            {none.title}
          </h2>
          <p className="lead">
            {nearest &&
              `${none.nearest(nearest.opportunity.name, nearest.opportunity.country?.name)} ${explainIneligibility(nearest, texts)} `}
            {none.change}
          </p>
          <SuggestedChanges query={query} opportunities={opportunities} />
        </div>
      </section>
      {isForHome && (
        <section className="halves start-at-home">
          <div className="text">
            <h2>{none.home.title}</h2>
            <p className="lead">{none.home.lead}</p>
            <ButtonLink to={programmeAtHome.to} variant="ink" icon="arrow-right">
              {none.home.link}
            </ButtonLink>
          </div>
          <Illustration file="national-workshop" />
        </section>
      )}
    </>
  );
}
