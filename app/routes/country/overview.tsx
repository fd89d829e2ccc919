import { Section } from '#app/components/layout/section.tsx';
import type { FactView } from './country-view.ts';
import { Facts, type FactTexts } from './facts.tsx';
import styles from './overview.module.css';

/** The overview of the country and its checked facts. */
export function Overview({
  texts,
  paragraphs,
  facts,
}: {
  texts: { title: string; facts: FactTexts };
  paragraphs: readonly string[];
  facts: readonly FactView[];
}) {
  return (
    <Section surface="plate" containerClass={styles.columns}>
      <div>
        <h2>{texts.title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        {facts.length > 0 && <Facts texts={texts.facts} facts={facts} />}
      </div>
    </Section>
  );
}
