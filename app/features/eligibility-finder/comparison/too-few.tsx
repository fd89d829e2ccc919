import type { CSSProperties } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import {
  useComparisonTexts,
  useFinderTexts,
} from '#app/features/eligibility-finder/finder-texts.ts';
import { maxCompared } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { Poster } from './poster.tsx';

/** Shown if fewer than two opportunities are selected: the selected one, empty frames, and a link back to the results. */
export function TooFew({
  opportunities,
  resultsPath,
}: {
  opportunities: readonly Opportunity[];
  resultsPath: string;
}) {
  const texts = useComparisonTexts().tooFew;
  const { digits } = useFinderTexts().figures;
  const emptySlots = Array.from({ length: maxCompared }, (_, index) => index + 1).slice(
    opportunities.length,
  );
  return (
    <section className="compared too-few">
      <div className="container" style={{ '--options': maxCompared } as CSSProperties}>
        <ul>
          {opportunities.map((opportunity) => (
            <li key={opportunity.id}>
              <Poster opportunity={opportunity} />
            </li>
          ))}
          {emptySlots.map((slot) => (
            <li key={slot} className="empty-slot" aria-hidden="true">
              {digits(slot)}
            </li>
          ))}
        </ul>
        <ButtonLink to={resultsPath} icon="arrow-right">
          {texts.choose(opportunities.length)}
        </ButtonLink>
      </div>
    </section>
  );
}
