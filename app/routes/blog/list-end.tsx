import { Illustration } from '#app/components/ui/illustration.tsx';
import { blog } from '#content/blog.ts';
import styles from './list-end.module.css';

export function ListEnd() {
  return (
    <div className={styles.end}>
      <Illustration file="boat" width={124} />
      <p>{blog.list.end}</p>
    </div>
  );
}
