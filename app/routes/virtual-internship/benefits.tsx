import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import styles from './benefits.module.css';

/** Lists the benefits as the tiles of a video call, with the faces of participants between them. */
export function Benefits({
  title,
  benefits,
  faces,
}: {
  title: string;
  benefits: readonly Item[];
  /** Exactly four. The stylesheet places each of them in the grid. */
  faces: readonly Decoration[];
}) {
  return (
    <Section surface="ink" space="band" containerClass={styles.section}>
      <h2>{title}</h2>
      <div className={styles.tiles}>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
        {faces.map(({ file }) => (
          <div key={file} className={styles.face}>
            <Illustration file={file} />
          </div>
        ))}
      </div>
    </Section>
  );
}
