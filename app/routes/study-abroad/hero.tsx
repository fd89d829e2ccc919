import type { ComponentProps } from 'react';
import { PictureHero } from '#app/components/sections/picture-hero.tsx';
import styles from './hero.module.css';

/** The opening: the library's stone steps run on under the words. */
export function Hero(props: Omit<ComponentProps<typeof PictureHero>, 'className' | 'children'>) {
  return <PictureHero {...props} className={styles.hero} />;
}
