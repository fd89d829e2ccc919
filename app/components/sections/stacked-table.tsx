// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids loses its implicit roles.
import type { ReactNode } from 'react';
import styles from './stacked-table.module.css';

/**
 * A table that needs no sideways scrolling. Below the desktop's width, only screen readers get its head, and the cells of a row
 * are stacked. The cells need the roles of a table, since they are laid out as a grid there.
 *
 * @param props.columns the names of the columns in the order of the table; the keys may be any strings
 * @param props.children the rows
 */
export function StackedTable({
  labelledBy,
  columns,
  className,
  children,
}: {
  labelledBy: string;
  columns: Readonly<Record<string, string>>;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <table role="table" aria-labelledby={labelledBy} className={`${styles.table} ${className}`}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([column, name]) => (
            <th key={column} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
