// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids loses its implicit roles.
import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { DestinationLink } from '#content/types/country.ts';
import type { CountryComparison } from './comparison.ts';
import styles from './comparison-table.module.css';

/** A comparison of countries. On phones the cells of a row are stacked, so that nothing scrolls sideways. */
export function ComparisonTable({
  title,
  lead,
  label,
  corner,
  table: { countries, rows },
}: {
  title: string;
  lead: string;
  label: string;
  corner: string;
  table: CountryComparison;
}) {
  return (
    <Section space="section">
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lead muted">{lead}</p>
      </div>
      <table role="table" aria-label={label} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{corner}</span>
            </th>
            {countries.map(({ to, name, flag }) => (
              <th key={to} scope="col" role="columnheader">
                <PageLink to={to}>
                  <Illustration file={flag} width={22} />
                  {name}
                </PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, values, strong }) => (
            <tr key={name} role="row" className={strong ? styles.strong : undefined}>
              <th scope="row" role="rowheader">
                {name}
              </th>
              {countries.map((country, index) => (
                <td key={country.to} role="cell">
                  <CountryLabel {...country} />
                  <span>{values[index]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The label of a stacked cell. It is hidden from assistive technology, which reads the column header instead. */
function CountryLabel({ flag, name }: DestinationLink) {
  return (
    <span className={styles.country} aria-hidden="true">
      <Illustration file={flag} width={22} />
      {name}
    </span>
  );
}
