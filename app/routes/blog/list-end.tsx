import { useLanguage } from '#app/components/language/language-context.ts';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { blog as blogs } from '#content/blog.ts';
import styles from './list-end.module.css';

/** Tells the visitor that the list has no further posts. */
export function ListEnd() {
  const blog = blogs[useLanguage()];
  return (
    <div className={styles.end}>
      <Illustration file="boat" width={124} />
      <p>{blog.list.end}</p>
    </div>
  );
}
