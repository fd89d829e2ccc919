import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { DocumentCheckbox } from '#app/components/sections/document-checkbox.tsx';
import documentTicksStyles from '#app/components/sections/document-ticks.module.css';
import { DocumentTicks } from '#app/components/sections/document-ticks.tsx';
import { documentSteps } from '#content/document-steps.ts';
import type { CountryDocuments } from '#content/types/country.ts';
import type { DocumentView } from './country-view.ts';
import styles from './documents.module.css';
import { PictureHook } from './picture-hook.tsx';

/**
 * The required documents in three cards, one for each group. A script keeps the ticked ones on the device; they are
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
        <p className={styles.visaNote}>{visa}</p>
        <DocumentsReady
          count={new Set(cards.flatMap(({ documents: each }) => each.map(({ id }) => id))).size}
        />
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
                    <DocumentCheckbox guide={id} name={name} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={`container ${styles.ticks}`}>
          <DocumentTicks />
        </div>
      </div>
    </Section>
  );
}

/** How many documents of a list are ticked: '2 of 8 ready'. A script chooses among the texts; without scripts none is shown. */
function DocumentsReady({ count }: { count: number }) {
  const { ready } = documentSteps[useLanguage()];
  const texts = Array.from({ length: count + 1 }, (_, ticked) => ready(ticked, count));
  return (
    <p className={documentTicksStyles.ready} data-ready={texts.join('|')}>
      {texts[0]}
    </p>
  );
}
