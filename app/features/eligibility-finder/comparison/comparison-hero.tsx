import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';

/**
 * The way back to the answer, and what is compared.
 *
 * @param answer the answer's address
 * @param count of the compared; fewer than two are no comparison, and nobody prints that
 */
export function ComparisonHero({
  title,
  answer,
  count,
  children,
}: {
  title: string;
  answer: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section className="opening">
      <div className="container">
        <Breadcrumb trail={[{ to: answer, name: texts.answer }]} current={texts.current} />
        <div className="heading">
          <h1>{title}</h1>
          {children}
          {count > 1 && (
            <div className="actions">
              <ButtonLink to={answer} variant="ghost">
                {texts.change(count)}
              </ButtonLink>
              <PrintButton>{texts.print}</PrintButton>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
