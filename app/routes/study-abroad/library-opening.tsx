import type { ComponentProps } from 'react';
import { PictureHero } from '#app/components/sections/picture-opening.tsx';
import styles from './library-opening.module.css';

/** The opening: the library's stone steps run on under the words. */
export function Hero(
  props: Omit<ComponentProps<typeof PictureHero>, 'className' | 'children'>,
) {
  return <PictureHero {...props} className={styles.hero} />;
}
