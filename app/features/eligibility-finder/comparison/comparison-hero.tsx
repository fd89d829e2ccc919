import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import { useComparisonTexts } from '#app/features/eligibility-finder/finder-texts.ts';

/**
 * The header of the comparison, with a link back to the results.
 *
 * @param resultsPath path of the results page
 * @param count number of compared opportunities; with fewer than two there is nothing to print
 */
export function ComparisonHero({
  title,
  resultsPath,
  count,
  children,
}: {
  title: string;
  resultsPath: string;
  count: number;
  children: ReactNode;
}) {
  const texts = useComparisonTexts();
  return (
    <section className="hero">
      <div className="container">
        <Breadcrumb trail={[{ to: resultsPath, name: texts.answer }]} current={texts.current} />
        <div className="heading">
          <h1>{title}</h1>
          {children}
          {count > 1 && (
            <div className="actions">
              <ButtonLink to={resultsPath} variant="ghost">
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
