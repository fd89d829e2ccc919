import { useLanguage } from '#app/components/language/language-context.ts';
import { blog as blogs } from '#content/blog.ts';
import styles from './list-end.module.css';

/** Tells the visitor that the list has no further posts. */
export function ListEnd() {
  const blog = blogs[useLanguage()];
  return <p className={styles.end}>{blog.list.end}</p>;
}
