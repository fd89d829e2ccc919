import { useMemo } from 'react';
import { useFinderNavigation } from '#app/features/eligibility-finder/finder-navigation.ts';
import { createResultsPath } from '#app/features/eligibility-finder/finder-paths.ts';
import type { FinderViewData } from '#app/features/eligibility-finder/finder-view-data.ts';
import { listExchangeRates } from '#app/features/eligibility-finder/format-opportunity.ts';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { compareOpportunities, countVerdicts, findNextStep } from './comparison.ts';
import { ComparisonHero } from './comparison-hero.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { SharedFacts } from './shared-facts.tsx';
import { TooFew } from './too-few.tsx';
import './comparison.css';

/**
 * Up to three options of "Can I go?" side by side, for the question in the page's address (requirements, "Can I go?"):
 * what differs is marked, what doesn't stands below.
 */
export function ComparisonPage({ compared }: Extract<FinderViewData, { view: 'compare' }>) {
  const { search } = useFinderNavigation();
  const options = useMemo(() => compared.map(({ opportunity }) => opportunity), [compared]);
  const question = useMemo(
    () =>
      parseFinderQuery(new URLSearchParams(search), (id) => options.some((each) => each.id === id)),
    [search, options],
  );
  const answer = createResultsPath(question);
  const ignored = question.ignored.map(({ value }) => value);
  const isComparison = options.length > 1;
  const { differing, common } = compareOpportunities(compared, question.profile);
  const standing = countVerdicts(options, question.profile);
  return (
    <div className={`comparison of-${options.length}`}>
      <ComparisonHero
        title={isComparison ? texts.title(options.length) : texts.tooFew.title(options.length)}
        answer={answer}
        count={options.length}
      >
        {isComparison ? (
          <p className="lead">
            {standing.length > 0 ? texts.standing(standing) : texts.emptyState}{' '}
            {texts.differing(differing.length)}
          </p>
        ) : (
          <p className="lead">{texts.tooFew.lede(options[0]?.country?.name ?? options[0]?.name)}</p>
        )}
        {ignored.length > 0 && <p className="ignored">{resultTexts.ignored(ignored)}</p>}
      </ComparisonHero>
      {isComparison ? (
        <>
          <ComparisonTable
            options={options}
            rows={differing}
            question={question}
            next={findNextStep(options, question.profile)}
          />
          <SharedFacts count={options.length} lines={common} rates={listExchangeRates(options)} />
        </>
      ) : (
        <TooFew options={options} answer={answer} />
      )}
    </div>
  );
}
