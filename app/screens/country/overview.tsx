import { Section } from '#app/components/layout/section/section.tsx';
import styles from './overview.module.css';

/** What awaits you, the first paragraph large. The opening's poster hangs over its top. */
export function Overview({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <Section ground="plate" inside={styles.columns}>
      <div>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lede">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
