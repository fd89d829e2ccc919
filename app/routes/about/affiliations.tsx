import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Decoration } from '#content/types/picture.ts';
import styles from './affiliations.module.css';

/** The logos and names of the affiliations. */
export function Affiliations({
  title,
  affiliations,
}: {
  title: string;
  affiliations: readonly (Decoration & { name: string })[];
}) {
  return (
    <Section space="band">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.logos}>
        {affiliations.map(({ name, file }) => (
          <li key={name}>
            <Illustration file={file} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
