import type { CSSProperties } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { BrochureCover as Cover } from '#content/types/programme.ts';
import styles from './brochure-cover.module.css';

/** A brochure's printed cover, as wide as its container. It is decorative, because the text beside it names the brochure. */
export function BrochureCover({ title, length, picture, height, wall, floor, tone }: Cover) {
  const variables = { '--wall': wall, '--floor': floor, '--height': height };
  return (
    <div
      className={styles.cover}
      style={variables as CSSProperties}
      data-tone={tone}
      aria-hidden="true"
    >
      <div className={styles.title}>
        {title.split(' ').map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <Illustration {...picture} className={styles.picture} />
      <div className={styles.length}>{length}</div>
      <Illustration file="logo-light" className={styles.logo} />
    </div>
  );
}
