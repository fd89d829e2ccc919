import { blog } from '#app/content/blog.ts';
import styles from './list-loading.module.css';

/** Stands where the list will be: one large story and three small ones. */
export function ListLoading() {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden">{blog.list.loading}</p>
      <div className={styles.lead} />
      <div className={styles.side}>
        {[1, 2, 3].map((place) => (
          <div key={place} className={styles.row}>
            <div className={styles.picture} />
            <div className={styles.lines} />
          </div>
        ))}
      </div>
    </div>
  );
}
