import { memo, use } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { createApplicationPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { getTitle } from './format-opportunity.ts';
import { groupResults } from './group-results.ts';
import { MatchNotes, Pay, TitleLink } from './opportunity-parts.tsx';
import { QueryContext } from './query-context.ts';

/**
 * The three best matches as posters. The key of a poster is its position: updating a poster for another opportunity takes
 * half the time of creating a new one.
 *
 * @param newFirst the first match of a new sort order, while the others are still those of the previous one
 */
export const TopResults = memo(function TopResults({
  matches,
  newFirst,
}: {
  matches: readonly Match[];
  newFirst: Match | undefined;
}) {
  const [first, ...others] = groupResults(matches).lead;
  if (!first) return null;
  return (
    <ul className="top-results">
      {[newFirst ?? first, ...others].map((match, index) => (
        <TopResult
          // biome-ignore lint/suspicious/noArrayIndexKey: the key of a poster is its position.
          key={index}
          match={match}
        />
      ))}
    </ul>
  );
});

/**
 * A poster: the picture, a panel in the colour of the region, and a footer with links. The picture has a key, because a
 * reused `img` element would show the previous picture until the new one has loaded.
 */
const TopResult = memo(function TopResult({ match }: { match: Match }) {
  const texts = useFinderTexts().results.option;
  const { opportunity } = match;
  const { name, country, picture, duration, hours, placesText } = opportunity;
  const facts = [
    [duration?.usual ? texts.typicalStay : texts.stay, duration?.text ?? texts.askUs],
    [texts.hours, hours ?? texts.askUs],
    [texts.place, placesText ?? texts.hostTown],
  ] as const;
  const title = getTitle(opportunity);
  return (
    <li className={`poster region-${country?.region}`}>
      <Illustration key={picture} file={picture} loading="eager" />
      <div className="caption">
        <h3>
          <TitleLink opportunity={opportunity}>
            {country && <Illustration key={country.flag} file={country.flag} width={22} />}
            {title}
          </TitleLink>
        </h3>
        <p>{name}</p>
        <Pay opportunity={opportunity} />
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <MatchNotes match={match} />
      </div>
      <div className="poster-footer">
        <ApplicationLink opportunity={opportunity} />
      </div>
    </li>
  );
});

function ApplicationLink({ opportunity }: { opportunity: Opportunity }) {
  const texts = useFinderTexts().results.option;
  return (
    <PageLink
      to={createApplicationPath(opportunity, use(QueryContext).profile)}
      className="text-link"
    >
      {texts.apply} <span className="visually-hidden">{formatOpportunityName(opportunity)}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}
