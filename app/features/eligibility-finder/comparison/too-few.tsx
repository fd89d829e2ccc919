import type { CSSProperties } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { comparisonTexts } from '#content/eligibility-finder-comparison.ts';
import { maxCompared } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { Poster } from './poster.tsx';

const texts = comparisonTexts.tooFew;

/** One or none is chosen: the frames wait, and the answer is where they are filled. */
export function TooFew({ options, answer }: { options: readonly Opportunity[]; answer: string }) {
  const free = Array.from({ length: maxCompared }, (_, index) => index + 1).slice(options.length);
  return (
    <section className="compared too-few">
      <div className="container" style={{ '--options': maxCompared } as CSSProperties}>
        <ul>
          {options.map((option) => (
            <li key={option.id}>
              <Poster option={option} />
            </li>
          ))}
          {free.map((place) => (
            <li key={place} className="free" aria-hidden="true">
              {place}
            </li>
          ))}
        </ul>
        <ButtonLink to={answer} icon="arrow-right">
          {texts.choose(options.length)}
        </ButtonLink>
      </div>
    </section>
  );
}
