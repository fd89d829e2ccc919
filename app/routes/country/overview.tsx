import { Section } from '#app/components/layout/section.tsx';
import styles from './overview.module.css';

/** The overview of the country. */
export function Overview({
  texts,
  paragraphs,
}: {
  texts: { title: string };
  paragraphs: readonly string[];
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
      </div>
    </Section>
  );
}
