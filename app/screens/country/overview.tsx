import { Section } from '#app/components/layout/section/section.tsx';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import styles from './overview.module.css';

/** What awaits you, the first paragraph large. The opening's poster hangs over its top. */
export function Overview({
  texts,
  paragraphs,
}: {
  texts: CountryTemplate['overview'];
  paragraphs: readonly string[];
}) {
  return (
    <Section ground="plate" inside={styles.columns}>
      <div>
        <h2>{texts.title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
