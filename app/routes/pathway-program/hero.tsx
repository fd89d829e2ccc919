import type { ComponentProps } from 'react';
import { PictureHero } from '#app/components/sections/picture-hero.tsx';
import styles from './hero.module.css';

/** The hero: a staircase from a village school to a city. The picture's meadow continues behind the text. */
export function Hero(props: Omit<ComponentProps<typeof PictureHero>, 'className' | 'children'>) {
  return (
    <PictureHero {...props} className={styles.hero}>
      {/* Draws the half of the tree that the picture's left edge cuts off. */}
      <svg className={styles.tree} viewBox="-60 480 60 200" aria-hidden="true">
        <path d="M-37 616c3-10 6-45 16-59 9-15 27-27 41-27s33 12 42 27c10 14 18 43 15 59-3 15-17 30-31 36-15 6-41 6-54 0-14-6-24-30-29-36" />
      </svg>
    </PictureHero>
  );
}
