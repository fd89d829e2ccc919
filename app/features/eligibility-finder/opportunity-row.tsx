import { use } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import { createOpportunityPath, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { useFinderTexts } from './finder-texts.ts';
import { getTitle, listRowFacts } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { RowConditions } from './row-conditions.tsx';

/**
 * An opportunity as a row of the answer: picture, country and stipend, programme, facts. The row is one link, to the placement on
 * its country's page or to the programme's page; the conditions below it have links of their own.
 *
 * @param props.isPostcard CSS shows the row as a postcard where there is room (opportunity-postcard.css)
 */
export function OpportunityRow({
  match,
  isPostcard = false,
}: {
  match: Match;
  isPostcard?: boolean;
}) {
  const texts = useFinderTexts();
  const { queryString } = use(QueryContext);
  const { opportunity } = match;
  const { country, name, picture } = opportunity;
  const facts = listRowFacts(opportunity, texts);
  return (
    <li className={isPostcard ? `row postcard region-${country?.region}` : 'row'}>
      {/* A reused `img` element would show the previous picture until the new one has loaded. */}
      <Illustration key={picture} file={picture} loading={isPostcard ? 'eager' : 'lazy'} />
      <div>
        <PageLink to={createOpportunityPath(opportunity, queryString)} className="card-link">
          <span className="title">
            <b>{getTitle(opportunity)}</b> <Pay {...opportunity} />
          </span>{' '}
          {country && <span>{name}</span>}{' '}
          {facts.length > 0 && <span className="facts">{facts.join(' · ')}</span>}
          {isPostcard && <span className="see">{texts.results.option.see}</span>}
        </PageLink>
        <RowConditions match={match} />
      </div>
    </li>
  );
}

/** The stipend, or "Ask us" where one is paid whose amount isn't published. Renders nothing if none is paid. */
function Pay({ stipend, isPaid }: Pick<Opportunity, 'stipend' | 'isPaid'>) {
  const texts = useFinderTexts().results.option;
  if (!stipend) return isPaid && <span className="pay ask-us">{texts.askStipend}</span>;
  return (
    <span className="pay">
      {stipend.text}
      {stipend.per !== 'month' && ` ${texts.per[stipend.per]}`}
    </span>
  );
}
