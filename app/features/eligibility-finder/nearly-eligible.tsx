import { memo } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { findCommonRequirement } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { getTitle, listFacts } from './format-opportunity.ts';
import { Pay, TitleLink } from './opportunity-parts.tsx';

/** The group "Almost": a card per match with its unmet requirements. */
export const NearlyEligible = memo(function NearlyEligible({
  query,
  matches,
}: {
  query: FinderQuery;
  matches: readonly Match[];
}) {
  const texts = useFinderTexts().results.almost;
  const maxMissing = Math.max(...matches.map(({ missing }) => missing.length));
  return (
    <section className="nearly-eligible section" aria-labelledby="almost">
      <div className="container">
        <div className="group-header">
          <h2 id="almost" tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="lead">{texts.lede(matches.length, maxMissing)}</p>
        </div>
        <ul>
          {matches.map((match) => (
            <NearlyEligibleCard key={match.opportunity.id} match={match} />
          ))}
          <Tip query={query} matches={matches} />
        </ul>
      </div>
    </section>
  );
});

const NearlyEligibleCard = memo(function NearlyEligibleCard({
  match: { opportunity, missing },
}: {
  match: Match;
}) {
  const finderTexts = useFinderTexts();
  const texts = finderTexts.results.almost;
  const { country, name, picture, stipend, placesText } = opportunity;
  const facts = [...listFacts(opportunity, finderTexts), placesText];
  return (
    <li className="ticket">
      <div className="offer">
        <Illustration file={picture} />
        <div>
          <h3>
            <TitleLink opportunity={opportunity}>{getTitle(opportunity)}</TitleLink>
          </h3>
          {country && <p className="programme">{name}</p>}
          {stipend && <Pay opportunity={opportunity} />}
          <p className="facts">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="missing-requirements">
        {missing.map(({ requirementText, howToMeet, rule }) => (
          <div key={requirementText}>
            <p>{rule.kind === 'unasked' ? texts.unknown : texts.missing}</p>
            <p className="requirement">
              {requirementText.charAt(0).toUpperCase() + requirementText.slice(1)}
            </p>
            <p className="how-to-meet">{howToMeet}</p>
          </div>
        ))}
      </div>
    </li>
  );
});

/** The most common unmet requirement, with a link to the smallest change that makes one of the matches eligible. */
function Tip({ query, matches }: { query: FinderQuery; matches: readonly Match[] }) {
  const finderTexts = useFinderTexts();
  const texts = finderTexts.results.almost;
  const requirement = findCommonRequirement(matches, query.profile);
  if (!requirement) return null;
  const { field, count, change } = requirement;
  return (
    <li className="advice">
      <p>{texts.tip(count, matches.length, texts.waitsFor[field])}</p>
      <ButtonLink
        to={createFinderPath({ ...query, profile: { ...query.profile, ...change } })}
        variant="ink"
        icon="arrow-right"
      >
        {texts.tryWith[field](getValueLabel(finderTexts, change, field), change[field] ?? '')}
      </ButtonLink>
    </li>
  );
}
