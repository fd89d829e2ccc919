import { Section } from '#app/components/layout/section/section.tsx';
import type { Country } from '#app/content/destinations/country.ts';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import styles from './documents.module.css';
import { Hanger } from './hanger.tsx';

/** Three sheets that hang from a picture rail, each a list to tick off. */
export function Documents({
  texts,
  required,
  programSpecific,
  visa,
}: Country['documents'] & { texts: CountryTemplate['documents'] }) {
  const sheets = [
    { title: texts.sheets.required, documents: required },
    { title: texts.sheets.programSpecific, documents: programSpecific },
    { title: texts.sheets.visa, documents: visa },
  ];
  return (
    <Section ground="plate" space="band" inside={false}>
      <div className="container">
        <h2>{texts.title}</h2>
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
    </Section>
  );
}
