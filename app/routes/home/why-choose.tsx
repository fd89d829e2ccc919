import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import styles from './why-choose.module.css';

/** Three reasons, separated by lines. The picture's boat floats on the first line. */
export function WhyChoose({
  title,
  picture,
  reasons,
}: {
  title: string;
  picture: Decoration;
  reasons: readonly Item[];
}) {
  return (
    <Section surface="sky" space="section">
      <div className={styles.heading}>
        <h2>{title}</h2>
        <Illustration {...picture} />
      </div>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
