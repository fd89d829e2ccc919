import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './comparison.module.css';

type Cell = string | Action;

/** Compares the two programmes in a table. The columns stay side by side on phones, too. */
export function Comparison({
  title,
  students,
  employers,
  rows,
}: {
  title: string;
  students: string;
  employers: string;
  rows: readonly { title: string; students: Cell; employers: Cell }[];
}) {
  return (
    <Section space="section">
      <h2 id="side-by-side">{title}</h2>
      <table className={styles.table} aria-labelledby="side-by-side">
        <thead>
          <tr>
            <td />
            <th scope="col">{students}</th>
            <th scope="col">{employers}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row">{row.title}</th>
              <td>{renderCell(row.students)}</td>
              <td>{renderCell(row.employers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function renderCell(cell: Cell) {
  if (typeof cell === 'string') return cell;
  return (
    <PageLink to={cell.to} className="text-link">
      {cell.name}
    </PageLink>
  );
}
