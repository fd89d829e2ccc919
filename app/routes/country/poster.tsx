import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import { PictureHook } from './picture-hook.tsx';
import styles from './poster.module.css';

/** The poster of the country, which hangs from a nail. */
export function Poster({ file, description }: Picture) {
  return (
    <div className={styles.poster}>
      <PictureHook />
      <Illustration file={file} description={description} loading="eager" fetchPriority="high" />
    </div>
  );
}
