// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids has no roles of its own.
import type { CSSProperties } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import {
  createApplicationPath,
  createPlanPath,
} from '#app/features/eligibility-finder/finder-paths.ts';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { getDistinctNames } from './comparison.ts';
import { Poster } from './poster.tsx';
import type { MarkedRow } from './row.ts';
import { TableRow } from './table-row.tsx';

/**
 * What differs, row by row. The roles are written out: browsers take them from a table whose rows are laid out as
 * grids.
 *
 * @param next the one whose plan is the view's main action
 */
export function ComparisonTable({
  options,
  rows,
  question,
  next,
}: {
  options: readonly Opportunity[];
  rows: readonly MarkedRow[];
  question: FinderQuery;
  next: Opportunity | undefined;
}) {
  const names = getDistinctNames(options);
  return (
    <section className="compared">
      <div className="container">
        <table role="table" style={{ '--options': options.length } as CSSProperties}>
          <caption className="visually-hidden">{texts.caption(options.length)}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className="key">
                <Illustration file="boat" />
                {options.length > 2 && <p className="odd">{texts.key.odd}</p>}
                <p className="all">{texts.key.all(options.length)}</p>
              </td>
              {options.map((option) => (
                <th key={option.id} scope="col" role="columnheader">
                  <Poster option={option} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <TableRow key={row.id} row={row} options={options} names={names} />
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {options.map((option, index) => (
                <td key={option.id} role="cell">
                  <ButtonLink
                    to={createPlanPath(question, option.id)}
                    variant={option === next ? 'primary' : 'ghost'}
                    icon="arrow-right"
                    block
                  >
                    {texts.plan(names[index] ?? '')}
                  </ButtonLink>
                  <a href={createApplicationPath(option, question.profile)} className="text-link">
                    {texts.apply(names[index] ?? '')}
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
