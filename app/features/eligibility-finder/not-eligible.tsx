import { memo, use } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import { createOpportunityPath } from '#domain/eligibility/opportunity.ts';
import { findChangeToQualify } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatChange } from './format-change.ts';
import { explainIneligibility, formatStay, getTitle } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';

/** The group "Not yet": per match the reason, and a link to the change of the profile that makes it eligible. Phones fold it. */
export const NotEligible = memo(function NotEligible({ matches }: { matches: readonly Match[] }) {
  const texts = useFinderTexts().results.notYet;
  if (matches.length === 0) return null;
  return (
    <details className="not-eligible">
      <summary>
        <h2 id="not-yet" tabIndex={-1}>
          {texts.title(matches.length)}
        </h2>{' '}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {matches.map((match) => (
          <NotEligibleItem key={match.opportunity.id} match={match} />
        ))}
      </ul>
    </details>
  );
});

function NotEligibleItem({ match }: { match: Match }) {
  const texts = useFinderTexts();
  const { opportunity } = match;
  const { country, name, duration, isAbroad } = opportunity;
  const description = [
    country && name,
    duration && formatStay(duration, texts),
    !isAbroad && texts.results.option.atHome,
  ]
    .filter(Boolean)
    .join(', ');
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
        <PageLink
          to={createOpportunityPath(opportunity, use(QueryContext).queryString)}
          className="card-link"
        >
          {getTitle(opportunity)}
        </PageLink>{' '}
        <span>{description}</span>
      </h3>
      <p>{explainIneligibility(match, texts)}</p>
      <ChangeLink match={match} />
    </li>
  );
}

function ChangeLink({ match }: { match: Match }) {
  const texts = useFinderTexts();
  const { query } = use(QueryContext);
  const change = findChangeToQualify(match, query.profile);
  if (!change) return null;
  return (
    <PageLink
      to={createFinderPath({ ...query, profile: { ...query.profile, ...change } })}
      className="text-link"
    >
      {formatChange(change, texts)}
      <span className="visually-hidden">{texts.results.notYet.again}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}
