import type { Country } from '#app/content/destinations/country.ts';
import { Hanger } from '../hanger/hanger.tsx';
import styles from './documents.module.css';

/** Three sheets that hang from a picture rail, each a list to tick off. */
export function Documents({ required, programSpecific, visa }: Country['documents']) {
  const sheets = [
    { title: 'Required for All', documents: required },
    { title: 'Program-Specific', documents: programSpecific },
    { title: 'Visa Documents', documents: visa },
  ];
  return (
    <section className={`on-dark ${styles.documents}`}>
      <div className="container">
        <h2>Required Documents</h2>
      </div>
      <div className={styles.rail}>
        <div className={`container ${styles.sheets}`}>
          {sheets.map(({ title, documents }) => (
            <div key={title} className={styles.sheet}>
              <Hanger />
              <h3>{title}</h3>
              <ul>
                {documents.map((document) => (
                  <li key={document}>{document}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
