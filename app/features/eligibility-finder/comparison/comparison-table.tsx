// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids loses its implicit roles.

import type { CSSProperties } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import {
  createApplicationPath,
  createPlanPath,
} from '#app/features/eligibility-finder/finder-paths.ts';
import {
  useComparisonTexts,
  useFinderTexts,
} from '#app/features/eligibility-finder/finder-texts.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { getDistinctNames, getGoals } from './comparison.ts';
import { Poster } from './poster.tsx';
import type { MarkedRow } from './row.ts';
import { TableRow } from './table-row.tsx';

/**
 * The rows in which the opportunities differ. The roles are explicit, because browsers remove the implicit ones from a
 * table whose rows are laid out as grids.
 *
 * @param recommended the opportunity whose plan is the primary action
 */
export function ComparisonTable({
  opportunities,
  rows,
  query,
  recommended,
}: {
  opportunities: readonly Opportunity[];
  rows: readonly MarkedRow[];
  query: FinderQuery;
  recommended: Opportunity | undefined;
}) {
  const texts = useComparisonTexts();
  const names = getDistinctNames(opportunities);
  const goals = getGoals(opportunities, useFinderTexts());
  return (
    <section className="compared">
      <div className="container">
        <table role="table" style={{ '--options': opportunities.length } as CSSProperties}>
          <caption className="visually-hidden">{texts.caption(opportunities.length)}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className="legend">
                <Illustration file="boat" />
                {opportunities.length > 2 && <p className="odd">{texts.key.odd}</p>}
                <p className="all">{texts.key.all(opportunities.length)}</p>
              </td>
              {opportunities.map((opportunity) => (
                <th key={opportunity.id} scope="col" role="columnheader">
                  <Poster opportunity={opportunity} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <TableRow key={row.id} row={row} opportunities={opportunities} names={names} />
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {opportunities.map((opportunity, index) => (
                <td key={opportunity.id} role="cell">
                  <ButtonLink
                    to={createPlanPath(query, opportunity.id)}
                    variant={opportunity === recommended ? 'primary' : 'ghost'}
                    icon="arrow-right"
                    block
                  >
                    {texts.plan(names[index] ?? '')}
                  </ButtonLink>
                  <PageLink
                    to={createApplicationPath(opportunity, query.profile)}
                    className="text-link"
                  >
                    {texts.apply(goals[index] ?? '')}
                  </PageLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
