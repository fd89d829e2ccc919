import type { ComponentProps } from 'react';
import { PictureHero } from '#app/components/sections/picture-hero.tsx';
import styles from './hero.module.css';

/** The hero. The stone steps of the pictured library continue behind the text. */
export function Hero(props: Omit<ComponentProps<typeof PictureHero>, 'className' | 'children'>) {
  return <PictureHero {...props} className={styles.hero} />;
}
