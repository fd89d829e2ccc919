// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids loses its implicit roles.
import { PageLink } from '#app/components/language/page-link.tsx';
import type { CostLedger as Ledger } from '#content/types/cost.ts';
import { Section } from '../layout/section.tsx';
import type { Surface } from '../layout/surface.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { keepRangesTogether } from '../ui/keep-ranges-together.tsx';
import styles from './cost-ledger.module.css';
import { createCostCells } from './create-cost-cells.ts';
import { StackedTable } from './stacked-table.tsx';

/** The costs of a country or a programme. On phones the cells of a row are stacked, so that nothing scrolls sideways. */
export function CostLedger({
  id,
  title,
  lede,
  columns,
  askUs,
  rows,
  surface = 'paper',
}: Ledger & { surface?: Surface }) {
  return (
    <Section id={id} surface={surface} space="section" containerClass={styles.columns}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={`lead ${styles.lead}`}>{lede}</p>
      </div>
      <StackedTable labelledBy={`${id}-title`} columns={columns} className={styles.table}>
        {rows.map((row) => (
          <tr key={row.id} role="row">
            <th scope="row" role="rowheader">
              {row.label}
              {row.note && <small>{row.note}</small>}
            </th>
            {createCostCells(row, columns).map(({ column, name, span, text, mark }) => (
              <td key={column} colSpan={span} role="cell" className={styles[column]}>
                <span aria-hidden="true" className={styles.name}>
                  {name}
                </span>
                {text === undefined ? (
                  <span className={styles.unknown}>
                    <PageLink to={row.ask}>
                      {askUs} <span className="visually-hidden">{row.label}</span>
                    </PageLink>
                  </span>
                ) : (
                  <span className={mark && styles[mark]}>
                    {mark === 'noCost' && <Icon name="check" />}
                    {keepRangesTogether(text)}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </StackedTable>
    </Section>
  );
}
