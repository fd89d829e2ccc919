import { Section } from '#app/components/layout/section.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action, ComparisonRow } from '#content/types/common.ts';
import styles from './programme-comparison.module.css';

/** Compares Study Abroad and Pathway on the two pages of a book, with the criteria in between. */
export function ProgrammeComparison({
  title,
  columns,
  rows,
  links,
}: {
  title: string;
  /** The headings of the table's columns. */
  columns: ComparisonRow;
  rows: readonly ComparisonRow[];
  /** The links below the two pages. */
  links: { studyAbroad: Action; pathway: Action };
}) {
  return (
    <Section surface="deep" space="section">
      <h2 id="comparison">{title}</h2>
      <div className={styles.comparison}>
        <table aria-labelledby="comparison">
          <thead>
            <tr>
              <th scope="col">{columns.studyAbroad}</th>
              <th scope="col">
                <span className="visually-hidden">{columns.criterion}</span>
              </th>
              <th scope="col">{columns.pathway}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ criterion, studyAbroad, pathway }) => (
              <tr key={criterion}>
                <td>{studyAbroad}</td>
                <th scope="row">
                  <span>{criterion}</span>
                </th>
                <td>{pathway}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.links}>
          <MoreLink to={links.studyAbroad.to}>{links.studyAbroad.name}</MoreLink>
          <MoreLink to={links.pathway.to}>{links.pathway.name}</MoreLink>
        </p>
      </div>
    </Section>
  );
}
