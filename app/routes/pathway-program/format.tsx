import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item, Statement } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './format.module.css';

/** Shows the two halves of the programme as two rooms side by side, and below them their sum. */
export function Format({
  title,
  halves,
  whole,
}: {
  title: string;
  /** `share` is the part of the programme's time that this half takes, in words. */
  halves: readonly (Item & { share: string; picture: Picture })[];
  whole: Statement;
}) {
  return (
    <Section surface="ink" containerClass={false}>
      <h2 className="visually-hidden">{title}</h2>
      <div className={styles.halves}>
        {halves.map((half) => (
          <div key={half.title} className={styles.half}>
            <div className={styles.text}>
              <p className={`digits ${styles.share}`}>{half.share}</p>
              <h3>{half.title}</h3>
              <p>{half.text}</p>
            </div>
            <Illustration {...half.picture} />
          </div>
        ))}
      </div>
      <p className={`container ${styles.total}`}>
        <strong>{whole.title}</strong> {whole.text}
      </p>
    </Section>
  );
}
