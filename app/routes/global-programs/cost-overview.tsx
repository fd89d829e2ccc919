// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids loses its implicit roles.
import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { StackedTable } from '#app/components/sections/stacked-table.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { CostSummary } from '#content/types/cost.ts';
import styles from './cost-overview.module.css';

/** The costs of all programmes, as names only. On phones the cells of a row are stacked. */
export function CostOverview({
  id,
  title,
  lede,
  columns,
  more,
  programmes,
}: {
  id: string;
  title: string;
  lede: string;
  columns: { programme: string } & Record<'youPay' | 'noCost' | 'unknown', string>;
  more: Action;
  programmes: readonly CostSummary[];
}) {
  return (
    <Section id={id} space="section">
      <div className={styles.heading}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead muted">{lede}</p>
      </div>
      <StackedTable labelledBy={`${id}-title`} columns={columns} className={styles.table}>
        {programmes.map(({ name, to, youPay, noCost, unknown, ask }) => (
          <tr key={to} role="row">
            <th scope="row" role="rowheader">
              <PageLink to={to}>{name}</PageLink>
            </th>
            <Cell name={columns.youPay} text={youPay} />
            <Cell name={columns.noCost} text={noCost} />
            <Cell
              name={columns.unknown}
              text={unknown}
              link={{ to: ask, name: `${columns.unknown}, ${name}:` }}
            />
          </tr>
        ))}
      </StackedTable>
      <p className={styles.more}>
        <MoreLink to={more.to}>{more.name}</MoreLink>
      </p>
    </Section>
  );
}

/**
 * A cell with names of costs. On phones it shows the name of its column too, and nothing if it is empty.
 *
 * @param props.link the target of the names, and what assistive technology reads before them
 */
function Cell({ name, text, link }: { name: string; text?: string | undefined; link?: Action }) {
  return (
    <td role="cell">
      {text && (
        <>
          <span aria-hidden="true" className={styles.name}>
            {name}
          </span>
          {link ? (
            <PageLink to={link.to}>
              <span className="visually-hidden">{link.name}</span> {text}
            </PageLink>
          ) : (
            <span>{text}</span>
          )}
        </>
      )}
    </td>
  );
}
