import { Section } from '#app/components/layout/section.tsx';
import type { CountryDocuments } from '#content/types/country.ts';
import type { DocumentView } from './country-view.ts';
import styles from './documents.module.css';
import { PictureHook } from './picture-hook.tsx';

/**
 * The required documents in three cards, one for each group. A script stores the ticked ones in the visitor's record, which is
 * never sent.
 */
export function Documents({
  title,
  visa,
  groups,
  documents,
}: {
  title: string;
  /** States who decides about the visa and what to do until then. */
  visa: string;
  /** The names of the groups. */
  groups: Record<keyof CountryDocuments, string>;
  documents: Record<keyof CountryDocuments, readonly DocumentView[]>;
}) {
  const cards = (['required', 'programSpecific', 'visa'] as const).map((group) => ({
    title: groups[group],
    documents: documents[group],
  }));
  return (
    <Section surface="plate" space="band" containerClass={false}>
      <div className="container">
        <h2>{title}</h2>
        <p className={`lead ${styles.visaNote}`}>{visa}</p>
      </div>
      <div className={styles.wrapper}>
        <div className={`container ${styles.cards}`}>
          {cards.map((card) => (
            <div key={card.title} className={styles.card}>
              <PictureHook />
              <h3>{card.title}</h3>
              <ul className="divided">
                {card.documents.map(({ id, name }) => (
                  <li key={name}>
                    <label>
                      <input type="checkbox" autoComplete="off" data-document={id} />
                      {name}
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
