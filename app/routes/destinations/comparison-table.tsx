import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { CountryComparison } from './comparison.ts';
import styles from './comparison-table.module.css';

/** A comparison of countries. On phones the table scrolls horizontally and its first column is sticky. */
export function ComparisonTable({
  title,
  lede,
  label,
  corner,
  table: { countries, rows },
}: {
  title: string;
  lede: string;
  label: string;
  corner: string;
  table: CountryComparison;
}) {
  return (
    <Section space="section">
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lead muted">{lede}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable, so that the arrow keys scroll it. */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{corner}</span>
              </th>
              {countries.map(({ to, name, flag }) => (
                <th key={to} scope="col">
                  <a href={to}>
                    <Illustration file={flag} width={22} />
                    {name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, strong }) => (
              <tr key={name} className={strong ? styles.strong : undefined}>
                <th scope="row">{name}</th>
                {countries.map(({ to }, index) => (
                  <td key={to}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
