import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './study-areas.module.css';

/**
 * Lists the areas of study. On desktops two stand in a row, with their texts in the middle and their pictures outside, so that
 * no text stands beside the picture of another area.
 */
export function StudyAreas({
  title,
  areas,
}: {
  title: string;
  areas: readonly (Item & { picture: Picture })[];
}) {
  return (
    <Section surface="ink" containerClass={false}>
      <h2 className={`container ${styles.title}`}>{title}</h2>
      <ul className={styles.grid}>
        {areas.map((area) => (
          <li key={area.title}>
            <Illustration {...area.picture} />
            <div className={styles.text}>
              <h3>{area.title}</h3>
              <p>{area.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
