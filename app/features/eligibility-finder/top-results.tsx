import { memo, use } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { createApplicationPath } from './finder-paths.ts';
import { getTitle } from './format-opportunity.ts';
import { groupResults } from './group-results.ts';
import { CompareCheckbox, Pay, PlanLink } from './opportunity-parts.tsx';
import { QueryContext } from './query-context.ts';

const texts = resultTexts.option;

/**
 * The three best, as posters. Another option takes a poster over as it stands, in half the time of a new one.
 *
 * @param first the first one, where it alone is already of the next answer
 */
export const TopResults = memo(function LeadPosters({
  open,
  compare,
  first,
}: {
  open: readonly Match[];
  compare: FinderQuery['compare'];
  first: Opportunity | undefined;
}) {
  const [leader, ...others] = groupResults(open).lead;
  if (!leader) return null;
  return (
    <ul className="lead">
      {[first ?? leader, ...others].map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a poster is its place.
        <TopResult key={place} option={option} ticked={compare.includes(option.id)} />
      ))}
    </ul>
  );
});

/**
 * One of the three best, as a framed print: the picture, a plate in the region's colour, a stub. Where another option takes it over, a
 * picture of its own comes with it: the one before would stay until that is there.
 */
const TopResult = memo(function LeadPoster({
  option,
  ticked,
}: {
  option: Opportunity;
  ticked: boolean;
}) {
  const { id, name, country, picture, duration, hours, places } = option;
  const facts = [
    [duration?.usual ? texts.typicalStay : texts.stay, duration?.text ?? texts.askUs],
    [texts.hours, hours ?? texts.askUs],
    [texts.place, places[0] ?? texts.hostTown],
  ] as const;
  const title = getTitle(option);
  return (
    <li className={`poster region-${country?.region}`}>
      <Illustration key={picture} file={picture} loading="eager" />
      <div className="plate">
        <h3>
          <PlanLink option={option}>
            {country && <Illustration key={country.flag} file={country.flag} width={22} />}
            {title}
          </PlanLink>
        </h3>
        <p>{name}</p>
        <Pay option={option} />
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="stub">
        <CompareCheckbox id={id} title={title} ticked={ticked} />
        <PlanLink option={option} className="text-link">
          {texts.plan} <span className="visually-hidden">{title}</span>
        </PlanLink>
        <ApplicationLink option={option} />
      </div>
    </li>
  );
});

function ApplicationLink({ option }: { option: Opportunity }) {
  return (
    <a href={createApplicationPath(option, use(QueryContext).profile)} className="text-link">
      {texts.apply} <span className="visually-hidden">{getTitle(option)}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
