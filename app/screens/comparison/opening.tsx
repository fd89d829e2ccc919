import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/components/ui/button/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { comparisonTexts as texts } from '#app/content/can-i-go-comparison.ts';
import { frame } from '#app/content/frame.ts';

/**
 * The way back to the answer, and what is compared.
 *
 * @param answer the answer's address
 * @param count of the compared; fewer than two are no comparison, and nobody prints that
 */
export function Opening({
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
        {/* The site's breadcrumb, whose stylesheet would come late: this page is no part of its route's first code. */}
        <nav className="trail" aria-label={frame.breadcrumb}>
          <ol>
            <li>
              <Link to={answer}>{texts.answer}</Link>
            </li>
            <li aria-current="page">{texts.current}</li>
          </ol>
        </nav>
        <div className="heading">
          <h1>{title}</h1>
          {children}
          {count > 1 && (
            <div className="actions">
              <ButtonLink to={answer} variant="ghost">
                {texts.change(count)}
              </ButtonLink>
              <span className="print">
                <Button type="button" variant="ghost" onClick={() => print()}>
                  <Icon name="printer" /> {texts.print}
                </Button>
              </span>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
