import { blog } from '#app/content/blog.ts';
import boat from '#app/illustrations/boat.svg';
import styles from './list-end.module.css';

export function ListEnd() {
  return (
    <div className={styles.end}>
      <img src={boat} alt="" width="124" height="42" loading="lazy" />
      <p>{blog.list.end}</p>
    </div>
  );
}
