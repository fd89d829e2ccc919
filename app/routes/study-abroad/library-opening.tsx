import type { ComponentProps } from 'react';
import { PictureOpening } from '#app/components/sections/picture-opening.tsx';
import styles from './library-opening.module.css';

/** The opening: the library's stone steps run on under the words. */
export function LibraryOpening(
  props: Omit<ComponentProps<typeof PictureOpening>, 'className' | 'children'>,
) {
  return <PictureOpening {...props} className={styles.library} />;
}
